import type { EmblaCarouselType } from 'embla-carousel';
import type { Undo } from '../../platform/platform';
import { isViewportFrom } from '../../platform/viewport';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { createTrack } from '../../services/slides/track';
import { itemsAt, pageOf, readPage } from './pages';
import type { Position } from './show-position';
import { watchWidths } from './watch-widths';

/** The origin's movement: 600 ms, easeOutCirc. */
const MOVE_MS = 600;
const easeOutCirc = ( time: number ) => Math.sqrt( 1 - ( time - 1 ) ** 2 );

/** The items of a carousel, page by page. */
export interface Row {
	readonly readPosition: () => Position;
	readonly step: ( pages: number ) => void;
	readonly showItem: ( item: number ) => void;
	readonly on: EmblaCarouselType[ 'on' ];
	readonly undo: Undo;
}

/** Lays out as many items a page as the viewport has room for, also after that changed. */
export function createRow(
	{ wantsLessMotion }: BehaviourKit,
	viewport: HTMLElement,
	list: HTMLElement
): Row {
	let shown = itemsAt( isViewportFrom );

	function readPosition(): Position {
		const count = list.childElementCount;
		const page = track.selectedScrollSnap();
		return { count, ...readPage( { count, shown }, page ) };
	}
	const widths = watchWidths( viewport, list, () => {
		const { first } = readPosition();
		shown = itemsAt( isViewportFrom );
		track.reInit( {
			slidesToScroll: shown,
			startIndex: pageOf( first, shown ),
		} );
	} );
	const track = createTrack(
		viewport,
		{ ms: MOVE_MS, ease: easeOutCirc, isAtOnce: wantsLessMotion },
		{
			align: 'start',
			slidesToScroll: shown,
			// The last page begins earlier than Embla takes it for; focus is on shown items alone.
			watchFocus: false,
			watchResize: () => {
				widths.noticeResize();
				return false;
			},
		}
	);
	return {
		on: track.on,
		readPosition,
		step: ( pages ) => track.scrollTo( track.selectedScrollSnap() + pages ),
		showItem: ( item ) => track.scrollTo( pageOf( item, shown ) ),
		undo: () => {
			widths.undo();
			track.destroy();
		},
	};
}
