import {
	cleanupAll,
	emit,
	findTarget,
	listen,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
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
function rememberReach( list: HTMLElement ): Cleanup {
	const items = [ ...list.children ];
	const undo = cleanupAll(
		items.map( ( item ) => rememberAttributes( item, 'inert' ) )
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
export function attachCarousel( root: HTMLElement ): Cleanup {
	const list = findList( root );
	const frame = buildFrame( root, list );
	const undoReach = rememberReach( list );
	const row = createRow( frame.viewport, list );

	function update(): void {
		const position = row.readPosition();
		const { first, last } = position;
		keepInReach(
			[ ...list.children ],
			( item ) => item >= first && item <= last,
			frame.viewport
		);
		showPosition( frame, position );
	}
	function showTarget(): void {
		const target = findTarget();
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
		emit( root, 'carousel:moved', row.readPosition() );
	} );
	update();
	showTarget();
	return cleanupAll( [
		frame.undo,
		undoReach,
		row.undo,
		watchArrowKeys( frame.element, row.step ),
		listen( 'window', 'hashchange', showTarget ),
		...frame.arrows.map( ( arrow, index ) =>
			listen( arrow, 'click', () => row.step( index ? 1 : -1 ) )
		),
	] );
}
