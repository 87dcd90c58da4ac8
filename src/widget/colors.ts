import { readableOn } from '../domain/appearance';
import type { WidgetModel } from '../domain/settings/model';

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

/** The owner's place, sizes and colours of a whole widget. */
export function setLook( element: HTMLElement, widget: WidgetModel ): void {
	const { look, fontFamily } = widget;
	setProperties( element, {
		bottom: `${ look.bottom }px`,
		side: `${ look.sideSpacing }px`,
		size: `${ look.size }px`,
		color: look.color,
		icon: look.iconColor || readableOn( look.color ),
		'cta-color': look.ctaColor,
		'cta-text': look.ctaTextColor,
		'badge-color': look.badgeColor,
		'badge-text': look.badgeTextColor,
		font: fontFamily,
	} );
}
