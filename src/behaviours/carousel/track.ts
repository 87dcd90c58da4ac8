import { cleanupAll, prefersReducedMotion } from '@chaty/runtime';
import type { EmblaCarouselType } from 'embla-carousel';
import type { Cleanup } from '../../shared/types';
import { setTimer } from '../../shared/timers';
import { isViewportFrom } from '../core/media-queries';
import { createEmbla } from '../core/slides/create-embla';
import {
	getItemsPerPage,
	getPageOfItem,
	getPosition,
	restorePage,
	type Position,
} from './pages';

/** Duration and easing of a movement (docs/behaviours/carousel.md). */
const MOVE_MS = 600;
const easeOutCirc = ( time: number ) => Math.sqrt( 1 - ( time - 1 ) ** 2 );

/** How long widths must be stable before the layout is measured again. */
const RESIZE_DEBOUNCE_MS = 100;

/** The row of items, which moves page by page. */
export interface Track {
	readonly getPosition: () => Position;
	readonly step: ( pages: number ) => void;
	readonly showItem: ( item: number ) => void;
	readonly on: EmblaCarouselType[ 'on' ];
	readonly cleanup: Cleanup;
}

const measure = ( viewport: HTMLElement, list: HTMLElement ) => ( {
	count: list.childElementCount,
	perPage: getItemsPerPage( isViewportFrom ),
	widths: [ viewport, ...list.children ]
		.map( ( element ) => ( element as HTMLElement ).offsetWidth )
		.join(),
} );

/** Creates the row, and measures it again when the viewport or the items change. */
export function createTrack( viewport: HTMLElement, list: HTMLElement ): Track {
	let layout = measure( viewport, list );
	let cancel: Cleanup = () => {};

	const readPosition = () =>
		getPosition( layout, embla.selectedScrollSnap() );
	/** Returning false keeps Embla from initializing itself again. */
	function update(): false {
		const before = readPosition();
		layout = measure( viewport, list );
		embla.reInit( {
			slidesToScroll: layout.perPage,
			startIndex: restorePage( before, layout ),
		} );
		return false;
	}
	// Heights change as images arrive, and added items have been measured already.
	const handleResize = () =>
		layout.widths !== measure( viewport, list ).widths && update();
	const embla = createEmbla(
		viewport,
		{ ms: MOVE_MS, ease: easeOutCirc, isInstant: prefersReducedMotion },
		{
			align: 'start',
			slidesToScroll: layout.perPage,
			// Embla is wrong about where the last page begins, and only shown items can have the focus.
			watchFocus: false,
			watchSlides: update,
			watchResize() {
				cancel();
				cancel = setTimer( RESIZE_DEBOUNCE_MS, handleResize );
				return false;
			},
		}
	);
	return {
		on: embla.on,
		getPosition: readPosition,
		step( pages ) {
			// The pages of former widths may be fewer, and a press before they are measured again would be lost.
			handleResize();
			embla.scrollTo( embla.selectedScrollSnap() + pages );
		},
		showItem: ( item ) => embla.scrollTo( getPageOfItem( item, layout ) ),
		cleanup: cleanupAll( [ embla.destroy, () => cancel() ] ),
	};
}
