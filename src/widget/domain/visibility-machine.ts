import type { Timing } from './settings/parse-timing';

// docs/how-it-works.md, "Triggers".
export const TICK_MS = 1000;

/**
 * `hidden`: waits for a trigger. `shown`: auto hide may still hide it. `pinned`: the visitor has used
 * it, so it stays. `auto-hidden`: hidden by auto hide.
 */
export type VisibilityState = 'hidden' | 'shown' | 'pinned' | 'auto-hidden';

export interface Visibility {
	readonly state: VisibilityState;
	/** Ticks until it shows or is hidden; infinite when no clock runs. */
	readonly ticksLeft: number;
}

/**
 * `tick`: a second has passed. `trigger`: the scroll, sight or exit trigger fired. `open`: the visitor used
 * the widget, or `launch_chaty()` opened it.
 */
export type VisibilityEvent = 'tick' | 'trigger' | 'open';

function showNow( { hideAfterSeconds }: Timing ): Visibility {
	return { state: 'shown', ticksLeft: hideAfterSeconds || Infinity };
}

/** Without a trigger, or with a delay or scroll depth of 0, a widget shows at once. */
export function getFirstVisibility( triggers: Timing ): Visibility {
	const {
		delaySeconds,
		scrollPercent: percent,
		selector,
		hasExitIntent,
	} = triggers;
	const hasTrigger =
		delaySeconds !== null || percent !== null || selector || hasExitIntent;
	return ! hasTrigger || delaySeconds === 0 || percent === 0
		? showNow( triggers )
		: { state: 'hidden', ticksLeft: delaySeconds ?? Infinity };
}

/**
 * The timers and listeners that a state needs. Delay and auto hide have a clock each, which starts with its state. All
 * others are stopped after each event: so the first trigger clears the others, and opening ends auto hide.
 */
export function getSources(
	{ state, ticksLeft }: Visibility,
	triggers: Timing
) {
	const isWaiting = state === 'hidden';
	const hasClock = ticksLeft < Infinity;
	return {
		delay: isWaiting && hasClock,
		scroll: isWaiting && triggers.scrollPercent !== null,
		sight: isWaiting && !! triggers.selector,
		exit: isWaiting && triggers.hasExitIntent,
		hide: ! isWaiting && hasClock,
	};
}

export type Sources = ReturnType< typeof getSources >;

/** docs/how-it-works.md, "Triggers". */
export function reduceVisibility(
	{ state, ticksLeft }: Visibility,
	event: VisibilityEvent,
	triggers: Timing
): Visibility {
	if ( event === 'open' ) {
		return { state: 'pinned', ticksLeft: Infinity };
	}
	const left = ticksLeft - ( event === 'tick' ? 1 : 0 );
	if ( state === 'hidden' && ( event === 'trigger' || left <= 0 ) ) {
		return showNow( triggers );
	}
	return left > 0
		? { state, ticksLeft: left }
		: { state: 'auto-hidden', ticksLeft: Infinity };
}

/**
 * Scroll depth in percent, more than 100 where pages bounce; a page that cannot scroll counts as 100. One pixel is
 * added: browsers round heights but not positions, and 100 would not be reached.
 *
 * @param scrollTop Pixels that the page is scrolled.
 * @param range     Pixels that it can be scrolled.
 */
export const getScrollPercent = ( scrollTop: number, range: number ) =>
	range > 0 ? Math.floor( ( ( scrollTop + 1 ) / range ) * 100 ) : 100;
