import { stackAbove, type Position } from '../domain/position';

/** Where a widget of the page is. */
export function readPosition( container: Element ): Position {
	const read = ( name: string, element = container ) =>
		getComputedStyle( element ).getPropertyValue( `--chaty-${ name }` );
	return {
		side: read( 'left', container.firstElementChild ?? container ),
		bottom: parseFloat( read( 'bottom' ) ),
		sideSpacing: parseFloat( read( 'side' ) ),
		size: parseFloat( read( 'size' ) ),
	};
}

/** Places a widget that is about to show above those that are in its corner already. */
export function stack( container: HTMLElement ): void {
	const others = [ ...document.querySelectorAll( '.chaty.active' ) ].filter(
		( other ) => other !== container
	);
	const stacked = stackAbove(
		readPosition( container ),
		others.map( readPosition )
	);
	// Wins over the rule that sets the distance on small screens.
	container.style.setProperty(
		'--chaty-bottom',
		`${ stacked }px`,
		'important'
	);
}
