import type { Triggers } from './settings/types';
import { isCountryAllowed } from './country';
import { isInDateWindow } from './date-window';
import { isInDayHours } from './day-hours';
import { getZonedTime } from './zoned-time';

/** What the rules must know of the visit. */
export interface VisitFacts {
	readonly now: Date;
	/** Two letters, or `''` when unknown. */
	readonly country: string;
}

/** The rule that keeps a widget away. */
export type HiddenReason = 'country' | 'date-window' | 'day-hours';

/**
 * Spec section 5, "Showing a widget": all rules must hold. The reason names the first that does
 * not; `null` when the widget may show. That it has a channel is seen before.
 */
export function getHiddenReason(
	{ countries, dateWindow, dayHours, dayZone }: Triggers,
	{ now, country }: VisitFacts
): HiddenReason | null {
	if ( ! isCountryAllowed( countries, country ) ) {
		return 'country';
	}
	if (
		dateWindow &&
		! isInDateWindow(
			dateWindow,
			getZonedTime( now, dateWindow.zone ).stamp
		)
	) {
		return 'date-window';
	}
	return dayHours && ! isInDayHours( dayHours, getZonedTime( now, dayZone ) )
		? 'day-hours'
		: null;
}
