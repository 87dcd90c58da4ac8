import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import { watchArrowKeys } from '../core/slides/arrow-keys';
import { keepInReach } from '../core/slides/set-inert';
import { buildFrame } from './frame';
import { createRow } from './row';
import { showPosition } from './show-position';

/** The list of the items, in our markup or the origin's. */
function findList( root: HTMLElement ): HTMLElement {
	const list = root.matches( 'ul, ol' )
		? root
		: root.querySelector< HTMLElement >(
				'[data-chaty-part="list"], .jcarousel-list, :scope > ul, :scope > ol'
		  );
	if ( ! list ) {
		throw new Error( 'A carousel has no list of items.' );
	}
	return list;
}

/** Remembers which items could be reached; later ones could. */
function rememberReach( kit: BehaviourKit, list: HTMLElement ): Cleanup {
	const items = [ ...list.children ];
	const undo = kit.undoAll(
		items.map( ( item ) => kit.remember( item, 'inert' ) )
	);
	return () => {
		for ( const item of list.children ) {
			item.removeAttribute( 'inert' );
		}
		undo();
	};
}

/**
 * A carousel (spec section 2, "Site page behaviours"): shows and scrolls 1 item under 768 px of the
 * viewport's width, 3 under 960 px, 4 otherwise; begins and ends where the list does.
 */
export function attachCarousel(
	root: HTMLElement,
	kit: BehaviourKit
): Cleanup {
	const list = findList( root );
	const frame = buildFrame( kit, root, list );
	const undoReach = rememberReach( kit, list );
	const row = createRow( kit, frame.viewport, list );

	function update(): void {
		const position = row.readPosition();
		const { first, last } = position;
		keepInReach(
			[ ...list.children ],
			( item ) => item >= first && item <= last,
			frame.viewport
		);
		showPosition( kit, frame, position );
	}
	function showTarget(): void {
		const target = kit.findTarget();
		const item = [ ...list.children ].findIndex( ( one ) =>
			one.contains( target )
		);
		if ( target && item >= 0 ) {
			row.showItem( item );
		}
	}
	row.on( 'select', update );
	row.on( 'reInit', update );
	row.on( 'select', () => {
		kit.tell( root, 'carousel:moved', row.readPosition() );
	} );
	update();
	showTarget();
	return kit.undoAll( [
		frame.undo,
		undoReach,
		row.undo,
		watchArrowKeys( kit, frame.element, row.step ),
		kit.listen( 'window', 'hashchange', showTarget ),
		...frame.arrows.map( ( arrow, index ) =>
			kit.listen( arrow, 'click', () => row.step( index ? 1 : -1 ) )
		),
	] );
}
