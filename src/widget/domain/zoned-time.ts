/** What a clock and a calendar on the wall show. */
export interface ZonedTime {
	/** `YYYY-MM-DD HH:MM:SS` */
	readonly stamp: string;
	/** Sunday is 0. */
	readonly day: number;
	/** Minutes since midnight, 0 to 1439. */
	readonly minute: number;
}

/** Kiribati is furthest ahead of UTC; nowhere is further away. */
const MAX_OFFSET_MS = 14 * 60 * 60_000;

/** `+5.5`, `-3`, `+5:30`, `+0530`, `UTC+5.5` */
const OFFSET = /^(?:UTC)?([+-]?)(\d\d?)(?:(\.\d+)|:?([0-5]\d))?$/i;

/** How far the zone's clocks are ahead of UTC at that time; `NaN` when nobody can tell. */
function offsetMs( now: Date, timeZone: string ): number {
	const [ offset, sign, hours, decimals = '', minutes = 0 ] =
		OFFSET.exec( timeZone ) ?? [];
	if ( offset ) {
		const total = Number( hours + decimals ) * 60 + Number( minutes );
		return Number( sign + '1' ) * total * 60_000;
	}
	try {
		const [ month = 0, day, year = 0, hour, minute, second ] = now
			.toLocaleString( 'en-US', { timeZone, hourCycle: 'h23' } )
			.split( /\D+/ )
			.map( Number );
		return (
			Date.UTC( year, month - 1, day, hour, minute, second ) -
			now.getTime()
		);
	} catch {
		return NaN;
	}
}

/**
 * The date and time of day in the zone that an owner's rule is told in (spec section 5), whatever the
 * visitor's own zone is. The zone is an offset from UTC in hours or the name of an IANA zone.
 *
 * Empty or unreadable counts as UTC: the rule then still opens and closes, some hours off. Were it to
 * fail, it would hide the widget for ever; were it left out, the widget would show for ever.
 */
export function getZonedTime( now: Date, zone: string ): ZonedTime {
	const offset = offsetMs( now, zone );
	const isKnown = Math.abs( offset ) <= MAX_OFFSET_MS;
	// Moved by the offset, so that its UTC fields tell the time in the zone.
	const local = new Date( now.getTime() + ( isKnown ? offset : 0 ) );
	return {
		stamp: local.toISOString().slice( 0, 19 ).replace( 'T', ' ' ),
		day: local.getUTCDay(),
		minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
	};
}
