import { parseDevice } from '../widget/domain/device';
import { getZonedTime } from '../widget/domain/zoned-time';
import type { PreviewVisitor } from '../shared/preview-messages';

/** The local time in a zone, as if it were UTC. */
const readClock = ( time: number, zone: string ): number =>
	Date.parse(
		`${ getZonedTime( new Date( time ), zone ).stamp.replace( ' ', 'T' ) }Z`
	);

/** The moment at which the visitor's clock shows the given time; now, where none is given. */
export function getMoment( { now, timeZone = '' }: PreviewVisitor ): Date {
	const requested = now ? Date.parse( `${ now }Z` ) : NaN;
	if ( isNaN( requested ) ) {
		return new Date();
	}
	// The offset at the guess may be that of the other side of a change to summer time.
	const guess = requested - ( readClock( requested, timeZone ) - requested );
	return new Date( guess - ( readClock( guess, timeZone ) - requested ) );
}

/** Each of these is what `parseDevice` calls such a device. */
const USER_AGENTS = {
	desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
	android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile',
	ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
};

export function getUserAgent(
	{ device }: PreviewVisitor,
	own: string
): string {
	if ( ! device ) {
		return own;
	}
	const requested = parseDevice( USER_AGENTS[ device ] );
	const is = parseDevice( own );
	return requested.isMobile === is.isMobile && requested.isIos === is.isIos
		? own
		: USER_AGENTS[ device ];
}
