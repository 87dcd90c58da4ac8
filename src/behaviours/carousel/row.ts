import { cleanupAll, prefersReducedMotion } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { EmblaCarouselType } from 'embla-carousel';
import { setTimer } from '../../shared/timers';
import { isViewportFrom } from '../core/viewport';
import { createTrack } from '../core/slides/create-embla';
import { itemsAt, pageAfter, pageOf, readPage, type Position } from './pages';

/** The origin's movement: 600 ms, easeOutCirc. */
const MOVE_MS = 600;
const easeOutCirc = ( time: number ) => Math.sqrt( 1 - ( time - 1 ) ** 2 );

/** A layout is measured anew when sizes have stopped changing for this long. */
const RESIZE_DEBOUNCE_MS = 100;

/** The items of a carousel, page by page. */
export interface Row {
	readonly readPosition: () => Position;
	readonly step: ( pages: number ) => void;
	readonly showItem: ( item: number ) => void;
	readonly on: EmblaCarouselType[ 'on' ];
	readonly undo: Cleanup;
}

/** How many items there are and a page shows, and how wide all are. */
const measure = ( viewport: HTMLElement, list: HTMLElement ) => ( {
	count: list.childElementCount,
	shown: itemsAt( isViewportFrom ),
	widths: [ viewport, ...list.children ]
		.map( ( element ) => ( element as HTMLElement ).offsetWidth )
		.join(),
} );

/** Lays out as many items a page as the viewport has room for, also after that or the items changed. */
export function createRow( viewport: HTMLElement, list: HTMLElement ): Row {
	let layout = measure( viewport, list );
	let cancel: Cleanup = () => {};

	const readPosition = () => readPage( layout, track.selectedScrollSnap() );
	/** By our own measure; the answer keeps Embla from doing it by its own. */
	function layOut(): false {
		const before = readPosition();
		layout = measure( viewport, list );
		track.reInit( {
			slidesToScroll: layout.shown,
			startIndex: pageAfter( before, layout ),
		} );
		return false;
	}
	// Heights change as pictures arrive, and items that came are laid out already.
	const handleResize = () =>
		layout.widths !== measure( viewport, list ).widths && layOut();
	const track = createTrack(
		viewport,
		{ ms: MOVE_MS, ease: easeOutCirc, isAtOnce: prefersReducedMotion },
		{
			align: 'start',
			slidesToScroll: layout.shown,
			// The last page begins earlier than Embla takes it for; focus is on shown items alone.
			watchFocus: false,
			watchSlides: layOut,
			watchResize() {
				cancel();
				cancel = setTimer( RESIZE_DEBOUNCE_MS, handleResize );
				return false;
			},
		}
	);
	return {
		on: track.on,
		readPosition,
		step: ( pages ) => track.scrollTo( track.selectedScrollSnap() + pages ),
		showItem: ( item ) => track.scrollTo( pageOf( item, layout ) ),
		undo: cleanupAll( [ track.destroy, () => cancel() ] ),
	};
}
