import type { EmblaCarouselType } from 'embla-carousel';

/** The time step of Embla's animation. */
const STEP_MS = 1000 / 60;

/** Duration and easing of a movement. */
export interface Easing {
	readonly ms: number;
	/** Maps time to progress, both from 0 to 1. */
	readonly ease: ( time: number ) => number;
	/** Asked before each movement: whether it takes no time. */
	readonly isInstant: () => boolean;
}

/**
 * Gives Embla's movements to a slide a duration and an easing; Embla itself only knows a spring. Drags
 * still move the slides as Embla does.
 *
 * The milliseconds are also Embla's `duration` option, which distinguishes these movements from others. Returns
 * a function that says whether one is under way.
 */
export function setEasing(
	embla: EmblaCarouselType,
	{ ms, ease, isInstant }: Easing
): () => boolean {
	const { scrollBody, location, previousLocation, target } =
		embla.internalEngine();
	const { seek, useDuration: setDuration, direction } = scrollBody;
	const isTimed = () => scrollBody.duration() === ms;
	const readRest = () => target.get() - location.get();
	let time = 0;
	let sign = 0;

	scrollBody.useDuration = ( duration ) => {
		if ( duration === ms ) {
			// An interrupted spring keeps its velocity until a seek of duration 0 resets it.
			const [ at, before ] = [ location.get(), previousLocation.get() ];
			setDuration( 0 );
			seek();
			location.set( at );
			previousLocation.set( before );
			time = 0;
		}
		// While slides are dragged, Embla's durations are below 1.
		return setDuration( duration >= 1 && isInstant() ? 0 : duration );
	};
	scrollBody.seek = () => {
		if ( ! isTimed() ) {
			return seek();
		}
		const progress = ease( time );
		const rest = readRest();
		time = Math.min( 1, time + STEP_MS / ms );
		// A share of the rest, so that neither the start nor a shift by the loop matters.
		const share =
			progress < 1 ? ( ease( time ) - progress ) / ( 1 - progress ) : 1;
		sign = Math.sign( rest );
		previousLocation.set( location );
		location.add( rest * share );
		return scrollBody;
	};
	scrollBody.direction = () => ( isTimed() ? sign : direction() );
	// By the way that is left: before its first frame, a movement has taken no time yet.
	return () => isTimed() && Math.abs( readRest() ) > 1;
}
