import { getZonedTime } from '../../widget/domain/zoned-time';
import { toLanguage } from './lists';

export interface SiteClock {
	/** A zone of IANA, or an offset such as `+05:30`. */
	readonly timeZone: string;
	readonly locale: string;
}

/** A time in the site's zone, which may be an offset that `Intl` does not know, and in its language. */
export function formatTime( time: Date, { timeZone, locale }: SiteClock ) {
	const local = getZonedTime( time, timeZone ).stamp.replace( ' ', 'T' );
	return new Intl.DateTimeFormat( toLanguage( locale ), {
		dateStyle: 'medium',
		timeStyle: 'short',
		timeZone: 'UTC',
	} ).format( new Date( `${ local }Z` ) );
}

/** The name of a weekday. 0 is Sunday, as January 1, 2023 was. */
export const getDayName = ( day: number, locale: string ): string =>
	new Date( Date.UTC( 2023, 0, 1 + day ) ).toLocaleDateString(
		toLanguage( locale ),
		{ weekday: 'long', timeZone: 'UTC' }
	);
