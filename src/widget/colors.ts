import { readableOn } from '../domain/appearance';

type Styled = HTMLElement | null;

/** Gives an element the custom properties that its stylesheet reads. Empty values leave the default. */
export function setProperties(
	element: HTMLElement,
	properties: Readonly< Record< string, string > >
): void {
	for ( const [ name, value ] of Object.entries( properties ) ) {
		if ( value ) {
			element.style.setProperty( `--chaty-${ name }`, value );
		}
	}
}

/** A channel's button colour, and the drawing's that can be seen on it. */
export function setColors( element: Styled, color: string ): void {
	if ( element && color ) {
		setProperties( element, {
			'channel-color': color,
			'channel-icon': readableOn( color ),
		} );
	}
}
