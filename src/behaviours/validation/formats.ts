/** Month, day, year: browsers parse numbers in this order. */
const MONTH_FIRST = /^(\d\d?)([-/.])(\d\d?)\2(\d{2,4})(?!\d)/;
const YEAR_FIRST = /^(\d{2,4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)/;
const ISO = /^\d{4}[-/]\d\d?[-/]\d\d?$/;

/** False for days that do not exist; browsers parse the 30th of February as the 2nd of March. */
function isInCalendar( text: string ): boolean {
	const [ , year, month, day ] =
		YEAR_FIRST.exec( text.replace( MONTH_FIRST, '$4-$1-$3' ) ) ?? [];
	// The calendar repeats every 400 years; `Date.UTC()` adds 1900 to years below 100.
	const date = new Date(
		Date.UTC(
			( Number( year ) % 400 ) + 2000,
			Number( month ) - 1,
			Number( day )
		)
	);
	return ! year || date.getUTCMonth() + 1 === Number( month );
}

/** Whether a text is an existing date, in any format that the browser parses. */
export const isDate = ( text: string ): boolean =>
	! Number.isNaN( Date.parse( text ) ) && isInCalendar( text );

/** Whether a text is an existing date such as `2026-1-31` or `2026/01/31`. */
export const isIsoDate = ( text: string ): boolean =>
	ISO.test( text ) && isInCalendar( text );

/** Scheme http, https or none; name and password; host; port; the rest, without spaces. */
const URL_PARTS =
	/^(?:https?:)?\/\/(?:[^\s/?#:@]+(?::[^\s/?#:@]*)?@)?([^\s/?#:@]+)(?::(\d{2,5}))?(?:[/?#]\S*)?$/i;

/** Ports have 16 bits (RFC 9293). */
const MAX_PORT = 65535;

/** Labels separated by dots, the last one of letters. */
const HOST_NAME =
	/^(?:[a-z\d\u00a1-\uffff](?:[\w\u00a1-\uffff-]{0,62}[a-z\d\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff]{2,}\.?$/i;

/** Private and reserved networks (RFC 6890). */
const PRIVATE_IP = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./;

function isPublicIp( host: string ): boolean {
	const parts = host.split( '.' ).map( Number );
	const [ first = 0, , , last = 0 ] = parts;
	return (
		// Digits only, without leading zeros.
		parts.join( '.' ) === host &&
		parts.every( ( part ) => part >= 0 && part < 256 ) &&
		parts.length === 4 &&
		first < 224 &&
		last % 255 > 0 &&
		! PRIVATE_IP.test( host )
	);
}

/**
 * Whether a text is the URL of a public page: `http`, `https`, or without a scheme (`//host`). Browsers
 * accept more, `javascript:` too.
 */
export function isWebUrl( text: string ): boolean {
	const [ , host = '', port = 0 ] = URL_PARTS.exec( text ) ?? [];
	return (
		Number( port ) <= MAX_PORT &&
		( HOST_NAME.test( host ) || isPublicIp( host ) )
	);
}
