import EmblaCarousel, {
	type EmblaCarouselType,
	type EmblaOptionsType,
} from 'embla-carousel';
import { listen } from '@chaty/runtime';
import { setEasing, type Easing } from './embla-easing';

/** A finger that moves no farther taps. */
const TAP_PX = 10;

/** The options that Embla still has (embla-parts.ts). */
interface SlidesOptions
	extends Pick< EmblaOptionsType, 'loop' | 'slides' | 'startIndex' > {
	readonly slidesToScroll?: number;
	readonly watchResize: ( embla: EmblaCarouselType ) => void;
	/** Whether a mouse drags the slides too; otherwise it selects text and follows links, and has the arrows. */
	readonly followsMouse?: boolean;
}

/**
 * A touch stops a movement. At its end, the movement goes on to its slide, or, where the touch has swiped, to
 * the one after or before that, instead of to the nearest.
 */
function goOnAfterTouch( embla: EmblaCarouselType, start: TouchEvent ): void {
	const { axis, scrollTo } = embla.internalEngine();
	const { distance } = scrollTo;
	const slide = embla.selectedScrollSnap();
	const from = start.touches[ 0 ] as Touch;
	let step = 0;
	const stop = listen( document, 'touchmove', ( event ) => {
		const to = ( event as TouchEvent ).touches[ 0 ] as Touch;
		const x = to.clientX - from.clientX;
		const y = to.clientY - from.clientY;
		const isSwipe = Math.abs( x ) > Math.max( TAP_PX, Math.abs( y ) );
		step = isSwipe ? -Math.sign( axis.direction( x ) ) : 0;
	} );
	scrollTo.distance = () => {
		scrollTo.distance = distance;
		stop();
		embla.scrollTo( slide + step );
	};
}

/** Creates an Embla carousel with this product's options and timing, and with the methods that Embla still has. */
export function createEmbla(
	viewport: HTMLElement,
	easing: Easing,
	{ followsMouse = false, ...options }: SlidesOptions
): Pick<
	EmblaCarouselType,
	| 'destroy'
	| 'on'
	| 'reInit'
	| 'scrollNext'
	| 'scrollPrev'
	| 'scrollTo'
	| 'selectedScrollSnap'
> {
	const embla = EmblaCarousel( viewport, {
		direction: getComputedStyle( viewport ).direction as 'ltr' | 'rtl',
		duration: easing.ms,
		watchDrag( moved, event ) {
			const isTouch = event.type === 'touchstart';
			if ( isTouch && isMoving() ) {
				goOnAfterTouch( moved, event as TouchEvent );
			}
			return isTouch || ( followsMouse && ! isMoving() );
		},
		...options,
	} );
	let isMoving = setEasing( embla, easing );
	embla.on( 'reInit', () => {
		isMoving = setEasing( embla, easing );
	} );
	return embla;
}
