import type { Undo } from '../../platform/platform';
import { isViewportFrom } from '../../platform/viewport';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { watchArrowKeys } from '../../services/slides/arrow-keys';
import { createInertSlides } from '../../services/slides/inert-slides';
import { createTrack } from '../../services/slides/track';
import { buildFrame } from './frame';
import { itemsAt, pageOf, readPage } from './pages';
import { showPosition, type Position } from './show-position';

/** The origin's movement: 600 ms, easeOutCirc. */
const MOVE_MS = 600;
const easeOutCirc = ( time: number ) => Math.sqrt( 1 - ( time - 1 ) ** 2 );

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

/** The row of items, as it moves. */
function createRow(
	{ wantsLessMotion }: BehaviourKit,
	viewport: HTMLElement,
	list: HTMLElement
) {
	let shown = itemsAt( isViewportFrom );
	const readPosition = (): Position => {
		const count = list.childElementCount;
		const page = track.selectedScrollSnap();
		return { count, ...readPage( { count, shown }, page ) };
	};
	const track = createTrack( {
		viewport,
		timing: { ms: MOVE_MS, ease: easeOutCirc, isAtOnce: wantsLessMotion },
		options: { slidesToScroll: shown },
		readOptions: () => {
			const { first } = readPosition();
			shown = itemsAt( isViewportFrom );
			return {
				slidesToScroll: shown,
				startIndex: pageOf( first, shown ),
			};
		},
	} );
	return {
		track,
		readPosition,
		step: ( by: number ) =>
			track.scrollTo( track.selectedScrollSnap() + by ),
		showItem: ( item: number ) => track.scrollTo( pageOf( item, shown ) ),
	};
}

/**
 * A carousel (spec section 2, "Site page behaviours"): shows and scrolls 1 item under 768 px of the
 * viewport's width, 3 under 960 px, 4 otherwise; begins and ends where the list does.
 */
export function attachCarousel( root: HTMLElement, kit: BehaviourKit ): Undo {
	const list = findList( root );
	const frame = buildFrame( kit, root, list );
	const { track, readPosition, step, showItem } = createRow(
		kit,
		frame.viewport,
		list
	);
	const inert = createInertSlides( frame.viewport );

	function update(): void {
		const position = readPosition();
		const { first, last } = position;
		inert.update(
			[ ...list.children ] as HTMLElement[],
			( item ) => item >= first && item <= last
		);
		showPosition( kit, frame, position );
	}
	function showTarget(): void {
		const target = kit.findTarget();
		const item = [ ...list.children ].findIndex( ( one ) =>
			one.contains( target )
		);
		if ( target && item >= 0 ) {
			showItem( item );
		}
	}
	track.on( 'select', update ).on( 'reInit', update );
	track.on( 'select', () => {
		kit.tell( root, 'carousel:moved', readPosition() );
	} );
	update();
	showTarget();
	return kit.undoAll( [
		frame.undo,
		inert.undo,
		track.undo,
		watchArrowKeys( kit, frame.element, step ),
		kit.listen( 'window', 'hashchange', showTarget ),
		...frame.arrows.map( ( arrow, index ) =>
			kit.listen( arrow, 'click', () => step( index ? 1 : -1 ) )
		),
	] );
}
