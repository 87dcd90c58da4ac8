import type { WidgetPlan } from '../domain/plan';
import { stackAbove } from '../domain/position';
import type { Position } from '../domain/settings/types';

/** Where a widget of the page is. */
function readPosition( container: Element ): Position {
	const style = getComputedStyle( container );
	const read = ( name: string ) =>
		parseFloat( style.getPropertyValue( `--chaty-${ name }` ) );
	return {
		side: container.querySelector( '.left-position' ) ? 'left' : 'right',
		bottom: read( 'bottom' ),
		sideSpacing: read( 'side' ),
		size: read( 'size' ),
	};
}

/** Places a widget that is about to show above those that are in its corner already. */
export function stack(
	container: HTMLElement,
	[ side, bottom, sideSpacing, size ]: WidgetPlan[ 'position' ]
): void {
	const others = [ ...document.querySelectorAll( '.chaty.active' ) ].filter(
		( other ) => other !== container
	);
	const stacked = stackAbove(
		{ side, bottom, sideSpacing, size },
		others.map( readPosition )
	);
	container.style.setProperty( '--chaty-bottom', `${ stacked }px` );
}
