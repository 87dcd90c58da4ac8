import { getZonedTime } from '../../widget/domain/zoned-time';
import { toLanguage } from './lists';
import type { SiteClock } from './message-facts';

const parseUtc = ( stamp: string ) =>
	new Date( `${ stamp.replace( ' ', 'T' ) }Z` );

/** A time in the site's zone, which may be an offset that `Intl` does not know, and in its language. */
export function formatTime(
	time: Date,
	{ timeZone, locale }: SiteClock,
	dateStyle: 'medium' | 'full' = 'medium'
): string {
	const local = parseUtc( getZonedTime( time, timeZone ).stamp );
	return new Intl.DateTimeFormat( toLanguage( locale ), {
		dateStyle,
		timeStyle: 'short',
		timeZone: 'UTC',
	} ).format( local );
}

/** A time of the database, which is UTC, in the site's zone and language; the stamp itself where it is none. */
export function formatMoment(
	stamp: string,
	clock: SiteClock,
	dateStyle: 'medium' | 'full' = 'medium'
): string {
	const time = parseUtc( stamp );
	return Number.isNaN( time.getTime() )
		? stamp
		: formatTime( time, clock, dateStyle );
}
