import EmblaCarousel, {
	type EmblaCarouselType,
	type EmblaOptionsType,
} from 'embla-carousel';
import { moveInTime, type Timing } from './embla-easing';

/** Slides in a row that a finger or a call moves: Embla, with the figures of this product. */
export function createTrack(
	viewport: HTMLElement,
	timing: Timing,
	options: EmblaOptionsType
): EmblaCarouselType {
	const api = EmblaCarousel( viewport, {
		direction: getComputedStyle( viewport ).direction as 'ltr' | 'rtl',
		duration: timing.ms,
		// A mouse selects text and follows links; it has the arrows. A finger that scrolls the page does not
		// turn back what is on its way.
		watchDrag: ( _, { type } ) => type === 'touchstart' && ! isMoving(),
		...options,
	} );
	let isMoving = moveInTime( api, timing );
	api.on( 'reInit', () => {
		isMoving = moveInTime( api, timing );
	} );
	return api;
}
