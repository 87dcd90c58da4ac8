import EmblaCarousel, {
	type EmblaCarouselType,
	type EmblaOptionsType,
} from 'embla-carousel';
import { isRtl } from '../direction';
import { setEasing, type Easing } from './embla-easing';

interface SlidesOptions extends EmblaOptionsType {
	/** Whether a mouse drags the slides too; otherwise it selects text and follows links, and has the arrows. */
	readonly followsMouse?: boolean;
}

/** Creates an Embla carousel with this product's options and timing. */
export function createEmbla(
	viewport: HTMLElement,
	easing: Easing,
	{ followsMouse = false, ...options }: SlidesOptions
): EmblaCarouselType {
	const embla = EmblaCarousel( viewport, {
		direction: isRtl( viewport ) ? 'rtl' : 'ltr',
		duration: easing.ms,
		// A touch that scrolls the page must not turn back a movement under way.
		watchDrag: ( _, { type } ) =>
			( followsMouse || type === 'touchstart' ) && ! isMoving(),
		...options,
	} );
	let isMoving = setEasing( embla, easing );
	embla.on( 'reInit', () => {
		isMoving = setEasing( embla, easing );
	} );
	return embla;
}
