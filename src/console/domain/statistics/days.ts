import { parseStamp } from '../dates';

const MS_PER_DAY = 86_400_000;

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export const isDay = ( text: string ) =>
	text.length === 10 && parseStamp( text ) !== null;

export const addDays = ( day: string, count: number ) =>
	new Date( Date.parse( day ) + count * MS_PER_DAY )
		.toISOString()
		.slice( 0, 10 );

/** Number of days from one to another that is not before it, both included. */
export const countDays = ( since: string, until: string ) =>
	( Date.parse( until ) - Date.parse( since ) ) / MS_PER_DAY + 1;

/** 0 is Sunday. */
export const getWeekday = ( day: string ) => new Date( day ).getUTCDay();

/** Number of calendar months that two days and those between lie in. */
export function countMonths( since: string, until: string ) {
	const number = ( day: string ) =>
		Number( day.slice( 0, 4 ) ) * 12 + Number( day.slice( 5, 7 ) );
	return number( until ) - number( since ) + 1;
}
