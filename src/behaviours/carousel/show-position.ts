import { translate } from '@chaty/runtime';
import type { Frame } from './frame';
import type { Position } from './pages';

function setEnabled( arrow: HTMLElement, isEnabled: boolean ): void {
	arrow.setAttribute( 'aria-disabled', String( ! isEnabled ) );
	for ( const name of [ 'jcarousel-prev', 'jcarousel-next' ] ) {
		if ( arrow.classList.contains( name ) ) {
			arrow.classList.toggle( `${ name }-disabled`, ! isEnabled );
		}
	}
}

function readText( { first, last, count }: Position ) {
	return first === last
		? translate( 'Item %1$s of %2$s', last + 1, count )
		: translate( 'Items %1$s to %2$s of %3$s', first + 1, last + 1, count );
}

/**
 * Says in words which items are shown, and which arrows lead anywhere. An arrow at an end can still
 * be focused; where all items are shown there are no arrows, and focus on one moves to the items.
 */
export function showPosition(
	{ bar, position, viewport, arrows }: Frame,
	shown: Position
): void {
	const { first, last, count } = shown;
	const areAllShown = last - first + 1 >= count;
	const parts = [ bar, ...arrows ];
	const { activeElement } = bar.ownerDocument;
	if ( areAllShown && parts.some( ( part ) => part === activeElement ) ) {
		viewport.focus( { preventScroll: true } );
	}
	parts.forEach( ( part ) => {
		part.hidden = areAllShown;
	} );
	[ first > 0, last < count - 1 ].forEach(
		( leads, index ) =>
			arrows[ index ] && setEnabled( arrows[ index ], leads )
	);
	position.textContent = readText( shown );
}
