import type { DateWindow, Triggers } from './settings/parse-triggers';
import { isInDayHours } from './day-hours';
import { getZonedTime } from './zoned-time';

/** Two letters, but not `XX`, which services answer for an unknown country. */
const KNOWN_COUNTRY = /^(?!xx)[a-z]{2}$/i;

/**
 * Whether a visitor from this country may see the widget. Countries are in upper case; an unknown
 * country (empty, `-`, anything that is no code) passes, and so does every country when none is listed.
 */
export function isCountryAllowed(
	countries: readonly string[],
	code: string
): boolean {
	return (
		! countries.length ||
		! KNOWN_COUNTRY.test( code ) ||
		countries.includes( code.toUpperCase() )
	);
}

/**
 * Whether a stamp (`YYYY-MM-DD HH:MM:SS` in the window's zone) is in the date window. A shorter end
 * includes everything it names: `2026-05-31` the whole day, `2026-05-31 18:00` the whole minute.
 */
export function isInDateWindow(
	{ start, end }: DateWindow,
	stamp: string
): boolean {
	return start <= stamp && ( ! end || stamp.slice( 0, end.length ) <= end );
}

/** The condition that keeps a widget from showing. */
export type HiddenReason = 'country' | 'date-window' | 'day-hours';

/**
 * The first condition that does not hold (docs/how-it-works.md, "Conditions"); `null` when the
 * widget may show. The caller has already checked that a channel is available.
 */
export function getHiddenReason(
	{ countries, dateWindow, dayHours, dayZone }: Triggers,
	{ now, country }: { readonly now: Date; readonly country: string }
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
