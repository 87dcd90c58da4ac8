import EmblaCarousel, {
	type EmblaCarouselType,
	type EmblaOptionsType,
} from 'embla-carousel';
import { isRtl } from '../direction';
import { setEasing, type Easing } from './embla-easing';

/** Creates an Embla carousel with this product's options and timing. */
export function createEmbla(
	viewport: HTMLElement,
	easing: Easing,
	options: EmblaOptionsType
): EmblaCarouselType {
	const embla = EmblaCarousel( viewport, {
		direction: isRtl( viewport ) ? 'rtl' : 'ltr',
		duration: easing.ms,
		// A mouse selects text and follows links; it has the arrows. A touch that scrolls the page must not
		// turn back a movement under way.
		watchDrag: ( _, { type } ) => type === 'touchstart' && ! isMoving(),
		...options,
	} );
	let isMoving = setEasing( embla, easing );
	embla.on( 'reInit', () => {
		isMoving = setEasing( embla, easing );
	} );
	return embla;
}
