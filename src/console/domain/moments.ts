import { getZonedTime } from '../../widget/domain/zoned-time';
import { toLanguage } from './lists';
import type { SiteClock } from './message-facts';

const parseUtc = ( stamp: string ) =>
	new Date( `${ stamp.replace( ' ', 'T' ) }Z` );

/** A time of the database, which is UTC, in the site's zone and language; the stamp itself where it is none. */
export function formatMoment(
	stamp: string,
	{ timeZone, locale }: SiteClock,
	dateStyle: 'medium' | 'full' = 'medium'
): string {
	const time = parseUtc( stamp );
	if ( Number.isNaN( time.getTime() ) ) {
		return stamp;
	}
	const local = parseUtc( getZonedTime( time, timeZone ).stamp );
	return new Intl.DateTimeFormat( toLanguage( locale ), {
		dateStyle,
		timeStyle: 'short',
		timeZone: 'UTC',
	} ).format( local );
}
