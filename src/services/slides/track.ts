import EmblaCarousel, {
	type EmblaCarouselType,
	type EmblaOptionsType,
} from 'embla-carousel';
import { after } from '../../platform/timeout';
import type { Undo } from '../../platform/platform';
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

/** Slides in a row that a finger or a call moves: Embla, with the figures of this product. */
export function createTrack( {
	viewport,
	timing,
	options,
	readOptions = () => ( {} ),
}: TrackPlan ): EmblaCarouselType & { readonly undo: Undo } {
	let cancel: Undo = () => {};
	const readSizes = () =>
		[
			viewport.offsetWidth,
			...[ ...( viewport.firstElementChild?.children ?? [] ) ].map(
				( slide ) => ( slide as HTMLElement ).offsetWidth
			),
		].join();
	let sizes = readSizes();

	function measure(): void {
		// Heights change as pictures arrive; only widths matter.
		if ( sizes !== readSizes() ) {
			sizes = readSizes();
			api.reInit( readOptions() );
		}
	}
	const api = EmblaCarousel( viewport, {
		align: 'start',
		direction: getComputedStyle( viewport ).direction as 'ltr' | 'rtl',
		duration: timing.ms,
		// The slides that are not shown are inert: focus cannot go there.
		watchFocus: false,
		// A mouse selects text and follows links; it has the arrows.
		watchDrag: ( _, { type } ) => type === 'touchstart',
		watchResize: () => {
			cancel();
			cancel = after( RESIZE_DEBOUNCE_MS, measure );
			return false;
		},
		...options,
	} );
	const time = () => moveInTime( api, timing );
	time();
	api.on( 'reInit', time );
	return {
		...api,
		undo: () => {
			cancel();
			api.destroy();
		},
	};
}
