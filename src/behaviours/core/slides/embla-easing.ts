import type { EmblaCarouselType } from 'embla-carousel';

/** Embla computes its movement in steps of this length. */
const STEP_MS = 1000 / 60;

/** Duration and course of a movement; `ease` goes from 0 to 1. */
export interface Timing {
	readonly ms: number;
	readonly ease: ( time: number ) => number;
	/** Asked before each movement: may it take time at all? */
	readonly isAtOnce: () => boolean;
}

/**
 * Lets Embla's movements to a chosen slide take a time and a course: Embla itself knows a spring
 * alone. A finger still moves the slides as Embla has it.
 *
 * Embla is told the milliseconds as its `duration`, and names them with each such movement. The answer
 * tells whether one is under way.
 */
export function moveInTime(
	api: EmblaCarouselType,
	{ ms, ease, isAtOnce }: Timing
): () => boolean {
	const { scrollBody, location, previousLocation, target } =
		api.internalEngine();
	const { seek, useDuration: setDuration, direction } = scrollBody;
	const isTimed = () => scrollBody.duration() === ms;
	let time = 0;
	let way = 0;

	scrollBody.useDuration = ( duration ) => {
		if ( duration === ms ) {
			// A spring that was let go of keeps its speed until it is told to arrive.
			const [ at, before ] = [ location.get(), previousLocation.get() ];
			setDuration( 0 );
			seek();
			location.set( at );
			previousLocation.set( before );
			time = 0;
		}
		// A finger that holds the slides has less than 1.
		return setDuration( duration >= 1 && isAtOnce() ? 0 : duration );
	};
	scrollBody.seek = () => {
		if ( ! isTimed() ) {
			return seek();
		}
		const done = ease( time );
		const rest = target.get() - location.get();
		time = Math.min( 1, time + STEP_MS / ms );
		// A share of what is left, so that it matters neither where it began nor whether a loop shifts it.
		const share = done < 1 ? ( ease( time ) - done ) / ( 1 - done ) : 1;
		way = Math.sign( rest );
		previousLocation.set( location );
		location.add( rest * share );
		return scrollBody;
	};
	scrollBody.direction = () => ( isTimed() ? way : direction() );
	// 0 and 1 are its ends.
	return () => isTimed() && time % 1 > 0;
}
