import EmblaCarousel, {
	type EmblaCarouselType,
	type EmblaOptionsType,
} from 'embla-carousel';
import type { Undo } from '../../platform/platform';
import { after } from '../../platform/timeout';
import { moveInTime, type Timing } from './timed-scroll';

/** Spec section 9, "resize debounce". */
const RESIZE_DEBOUNCE_MS = 100;

interface TrackPlan {
	/** Its only child holds the slides. */
	readonly viewport: HTMLElement;
	readonly timing: Timing;
	readonly options: EmblaOptionsType;
	/** What differs after a change of size; Embla then measures anew with these. */
	readonly readOptions?: () => EmblaOptionsType;
}

/** Calls back some time after sizes stopped changing, where a width is another than before. */
function watchWidths( viewport: HTMLElement, onChange: () => void ) {
	const { children = [] } = viewport.firstElementChild ?? {};
	const readWidths = () =>
		[ viewport, ...children ]
			.map( ( element ) => ( element as HTMLElement ).offsetWidth )
			.join();
	let widths = readWidths();
	let cancel: Undo = () => {};
	const measure = () => {
		if ( widths !== readWidths() ) {
			widths = readWidths();
			onChange();
		}
	};
	return {
		noticeResize: () => {
			cancel();
			cancel = after( RESIZE_DEBOUNCE_MS, measure );
		},
		undo: () => cancel(),
	};
}

/** Gives Embla's movements their time, also after it measured anew. */
function keepTime( api: EmblaCarouselType, timing: Timing ): void {
	let isDragged = moveInTime( api, timing );
	let goal = 0;
	api.on( 'reInit', () => {
		isDragged = moveInTime( api, timing );
	} );
	api.on( 'pointerDown', () => {
		goal = api.selectedScrollSnap();
	} );
	// A finger that scrolls the page, or taps, holds the slides up: then they go on to where they went.
	api.on( 'pointerUp', () => {
		if ( ! isDragged() ) {
			api.scrollTo( goal );
		}
	} );
}

/** Slides in a row that a finger or a call moves: Embla, with the figures of this product. */
export function createTrack( {
	viewport,
	timing,
	options,
	readOptions = () => ( {} ),
}: TrackPlan ): EmblaCarouselType & { readonly undo: Undo } {
	const widths = watchWidths( viewport, () => api.reInit( readOptions() ) );
	const api = EmblaCarousel( viewport, {
		align: 'start',
		direction: getComputedStyle( viewport ).direction as 'ltr' | 'rtl',
		duration: timing.ms,
		// The slides that are not shown are inert: focus cannot go there.
		watchFocus: false,
		// A mouse selects text and follows links; it has the arrows.
		watchDrag: ( _, { type } ) => type === 'touchstart',
		watchResize: () => {
			widths.noticeResize();
			return false;
		},
		...options,
	} );
	keepTime( api, timing );
	return {
		...api,
		undo: () => {
			widths.undo();
			api.destroy();
		},
	};
}
