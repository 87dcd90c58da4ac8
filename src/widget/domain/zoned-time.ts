/** Kiribati, UTC+14, has the largest offset of all. */
const MAX_OFFSET_MS = 14 * 60 * 60_000;

/** `+5.5`, `-3`, `+5:30`, `+0530`, `UTC+5.5` */
const OFFSET = /^(?:UTC)?([+-]?)(\d\d?)(?:(\.\d+)|:?([0-5]\d))?$/i;

/** How far the zone is ahead of UTC at that time; `NaN` for an unknown zone. */
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
 * Date and time in the zone of an owner's rule (docs/how-it-works.md, "Conditions"), whatever the
 * visitor's zone is.
 *
 * Empty or unreadable counts as UTC: the rule still opens and closes, some hours off. Failing it
 * would hide the widget for good; ignoring it would show the widget for good.
 */
export function getZonedTime( now: Date, zone: string ) {
	const offset = offsetMs( now, zone );
	const isKnown = Math.abs( offset ) <= MAX_OFFSET_MS;
	// Shifted by the offset, so that its UTC fields are the local ones.
	const local = new Date( now.getTime() + ( isKnown ? offset : 0 ) );
	return {
		/** `YYYY-MM-DD HH:MM:SS` */
		stamp: local.toISOString().slice( 0, 19 ).replace( 'T', ' ' ),
		/** Sunday is 0. */
		day: local.getUTCDay(),
		/** Since midnight, 0 to 1439. */
		minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
	};
}

export type ZonedTime = ReturnType< typeof getZonedTime >;
