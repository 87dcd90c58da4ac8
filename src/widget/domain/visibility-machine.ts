import type { Triggers } from './settings/types';

/** Spec section 9: the delay and auto hide count ticks of this length. */
export const TICK_MS = 1000;
/** Spec section 9: the exit animation starts this long after exit intent has shown the widget … */
export const EXIT_ANIMATION_DELAY_MS = 500;
/** … and lasts this long. */
export const EXIT_ANIMATION_MS = 2500;

/** Where a widget is in its showing. */
export interface Visibility {
	/**
	 * `hidden`: waits for a trigger. `shown`: active, auto hide may still take it away. `kept`: the
	 * visitor used it, so it stays. `gone`: hidden by auto hide.
	 */
	readonly state: 'hidden' | 'shown' | 'pinned' | 'auto-hidden';
	/** Ticks until it shows or is gone; infinite when no clock runs. */
	readonly ticksLeft: number;
}

/**
 * `tick`: the clock. `trigger`: the scroll or exit trigger fired. `open`: the visitor uses the
 * widget, or `launch_chaty()` opened it.
 */
export type VisibilityEvent = 'tick' | 'trigger' | 'open';

/** What has to be listened for outside. Delay and auto hide have a clock each, which starts with its state. */
export type Sources = Readonly<
	Record< 'delay' | 'scroll' | 'exit' | 'hide', boolean >
>;

function showNow( { hideAfterSeconds }: Triggers ): Visibility {
	return { state: 'shown', ticksLeft: hideAfterSeconds || Infinity };
}

/**
 * How a widget begins: with no trigger, or with a delay or a scroll of 0, it is active at once (spec
 * section 4). Otherwise it waits.
 */
export function getFirstVisibility( triggers: Triggers ): Visibility {
	const { delaySeconds, scrollPercent: percent, hasExitIntent } = triggers;
	const hasTrigger =
		delaySeconds !== null || percent !== null || hasExitIntent;
	return ! hasTrigger || delaySeconds === 0 || percent === 0
		? showNow( triggers )
		: { state: 'hidden', ticksLeft: delaySeconds ?? Infinity };
}

/**
 * What to listen for now. Whoever runs the machine asks after each event and undoes the rest: that is
 * how the first trigger clears the others, and how opening stops auto hide.
 */
export function getSources(
	{ state, ticksLeft }: Visibility,
	triggers: Triggers
): Sources {
	const isWaiting = state === 'hidden';
	const hasClock = ticksLeft < Infinity;
	return {
		delay: isWaiting && hasClock,
		scroll: isWaiting && triggers.scrollPercent !== null,
		exit: isWaiting && triggers.hasExitIntent,
		hide: ! isWaiting && hasClock,
	};
}

/** The display after an event (spec section 4, "Widget visibility"). */
export function reduceVisibility(
	{ state, ticksLeft }: Visibility,
	event: VisibilityEvent,
	triggers: Triggers
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
 * How far the page is scrolled, 0 to 100 (spec section 4); a page that cannot scroll counts as 100.
 * One pixel is forgiven: browsers round heights but not positions, and 100 would not be reached.
 */
export function scrollPercent(
	scrollTop: number,
	pageHeight: number,
	windowHeight: number
): number {
	const range = pageHeight - windowHeight;
	return range > 0
		? Math.min( 100, Math.floor( ( ( scrollTop + 1 ) / range ) * 100 ) )
		: 100;
}
