/** Month, day, year: how engines read numbers in this order. */
const MONTH_FIRST = /^(\d\d?)([-/.])(\d\d?)\2(\d{2,4})(?!\d)/;
const YEAR_FIRST = /^(\d{2,4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)/;
const ISO = /^\d{4}[-/]\d\d?[-/]\d\d?$/;

/** False for days that no month has; engines take the 30th of February for the 2nd of March. */
function isInCalendar( text: string ): boolean {
	const [ , year, month, day ] =
		YEAR_FIRST.exec( text.replace( MONTH_FIRST, '$4-$1-$3' ) ) ?? [];
	// The calendar repeats every 400 years; engines read years under 100 as others.
	const date = new Date(
		Date.UTC(
			( Number( year ) % 400 ) + 2000,
			Number( month ) - 1,
			Number( day )
		)
	);
	return ! year || date.getUTCMonth() + 1 === Number( month );
}

/** Whether a text is a date in any way that the browser reads, and in the calendar. */
export const isDate = ( text: string ): boolean =>
	! Number.isNaN( Date.parse( text ) ) && isInCalendar( text );

/** Whether a text is a date as `2026-1-31` or `2026/01/31`, and in the calendar. */
export const isIsoDate = ( text: string ): boolean =>
	ISO.test( text ) && isInCalendar( text );
