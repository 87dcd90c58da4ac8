import { addDays, countDays, countMonths, getWeekday, isDay } from './days';
import type { StatisticsPreload } from './preload';
import {
	type CALENDAR,
	findCalendar,
	isTimeSplit,
	type Split,
	type View,
} from './view';

/** The first and last day of a report, both included, and its split. */
export interface Period {
	readonly since: string;
	readonly until: string;
	readonly by: Split;
}

/** Why there is no report: a day is missing or does not exist, the last is before the first, too many months. */
export type PeriodProblem = 'since' | 'until' | 'reversed' | 'too-long';

type Preload = Pick< StatisticsPreload, 'site' | 'limits' > & {
	readonly counting: Pick< StatisticsPreload[ 'counting' ], 'firstDay' >;
};

/** Days since the week of a day began. */
const countWeekdays = ( day: string, { weekStartsOn }: Preload[ 'site' ] ) =>
	( getWeekday( day ) - weekStartsOn + 7 ) % 7;

function findStart(
	part: ( typeof CALENDAR )[ number ],
	day: string,
	site: Preload[ 'site' ]
) {
	if ( part === 'week' ) {
		return addDays( day, -countWeekdays( day, site ) );
	}
	const months = { month: 1, quarter: 3, year: 12 }[ part ];
	const month = Number( day.slice( 5, 7 ) ) - 1;
	const first = `${ month - ( month % months ) + 1 }`.padStart( 2, '0' );
	return `${ day.slice( 0, 4 ) }-${ first }-01`;
}

function findDays(
	{ range, since, until }: View,
	{ site, counting: { firstDay } }: Preload
) {
	const { today } = site;
	if ( range === 'own' ) {
		return { since, until };
	}
	const part = findCalendar( range );
	if ( range === part ) {
		return { since: findStart( part, today, site ), until: today };
	}
	if ( part || range === 'yesterday' ) {
		const start = part ? findStart( part, today, site ) : today;
		const last = addDays( start, -1 );
		return {
			since: part ? findStart( part, last, site ) : last,
			until: last,
		};
	}
	if ( range === 'all' ) {
		const first = firstDay && firstDay < today ? firstDay : today;
		return { since: first, until: today };
	}
	const days = range === 'today' ? 1 : Number( range );
	return { since: addDays( today, 1 - days ), until: today };
}

/** Days one by one, then weeks, then months, as many as a report may have; `null` for too many. */
function findSplit(
	by: Split,
	since: string,
	until: string,
	{ site, limits }: Preload
): Split | null {
	const days = countDays( since, until );
	if ( ! isTimeSplit( by ) || ( by === 'day' && days <= limits.days ) ) {
		return by;
	}
	if (
		by !== 'month' &&
		Math.ceil( ( days + countWeekdays( since, site ) ) / 7 ) <= limits.rows
	) {
		return 'week';
	}
	return countMonths( since, until ) <= limits.rows ? 'month' : null;
}

/** The days of a week or a month that lie in a period; `null` if all of them do. */
export function findPart( { since, until, by }: Period, key: string ) {
	const isMonth = by === 'month';
	if ( ! isMonth && by !== 'week' ) {
		return null;
	}
	const first = isMonth ? `${ key }-01` : key;
	// 31 days after the first day of a month is the next month.
	const next = isMonth
		? `${ addDays( first, 31 ).slice( 0, 7 ) }-01`
		: addDays( first, 7 );
	const last = addDays( next, -1 );
	return first < since || last > until
		? {
				since: first < since ? since : first,
				until: last > until ? until : last,
		  }
		: null;
}

export function findPeriod(
	view: View,
	preload: Preload
): Period | PeriodProblem {
	const { since, until } = findDays( view, preload );
	if ( ! isDay( since ) ) {
		return 'since';
	}
	if ( ! isDay( until ) ) {
		return 'until';
	}
	if ( until < since ) {
		return 'reversed';
	}
	const by = findSplit( view.by, since, until, preload );
	return by ? { since, until, by } : 'too-long';
}
