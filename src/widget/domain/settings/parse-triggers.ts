import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
	type Raw,
} from '../../../shared/raw-values';
import { clamp, parseTiming } from './parse-timing';

const LAST_MINUTE = 24 * 60 - 1;

/** `YYYY-MM-DD` with an optional time; not MySQL's empty `0000-00-00`. */
const STAMP = /^[12]\d{3}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/;
const DAY_CODE = /^(-1|\d)$/;
const COUNTRY = /^[A-Z]{2}$/;

/** `YYYY-MM-DD HH:MM:SS` or shorter; empty for none. */
function readStamp( raw: Raw, key: string ): string {
	const text = readText( raw, key );
	return STAMP.test( text ) ? text : '';
}

function parseDateWindow( raw: Raw ) {
	const rules = asRecord( raw[ 'date_scheduling_rules' ] );
	return {
		start: readStamp( rules, 'start_date_time' ),
		end: readStamp( rules, 'end_date_time' ),
		/** Offset or time zone of start and end. */
		zone: readText( raw, 'time_diff' ),
	};
}

export type DateWindow = ReturnType< typeof parseDateWindow >;

/** Minutes since midnight; `NaN` for an invalid hour. */
function readMinute( rule: Raw, edge: string ): number {
	const hours = readNumber( rule, edge + '_hours', NaN );
	const minutes = clamp( readNumber( rule, edge + '_min', 0 ), 59 );
	return hours === clamp( hours, 24 ) ? hours * 60 + minutes : NaN;
}

/** docs/how-it-works.md, "Conditions": day codes -1 and 0 to 9, first and last minute included. */
function parseDayHours( value: unknown ) {
	const rule = asRecord( value );
	return {
		days: readNumber( rule, 'days', NaN ),
		startMinute: readMinute( rule, 'start' ),
		// An end of 00:00, or none, is the end of the day.
		endMinute: readMinute( rule, 'end' ) || LAST_MINUTE,
	};
}

export type DayHours = ReturnType< typeof parseDayHours >;

function isReadable( { days, startMinute }: DayHours ): boolean {
	return DAY_CODE.test( String( days ) ) && startMinute <= LAST_MINUTE;
}

/** A schedule without a readable rule counts as none: a widget that never shows cannot be intended. */
function parseSchedule( raw: Raw ): readonly DayHours[] | null {
	const rules = readList( raw, 'day_hours_scheduling_rules' )
		.map( parseDayHours )
		.filter( isReadable );
	return readBoolean( raw, 'has_day_hours_scheduling_rules' ) && rules.length
		? rules
		: null;
}

function parseCountries( raw: Raw ): readonly string[] {
	return readBoolean( raw, 'has_countries' )
		? readList( raw, 'countries' )
				.map( ( code ) => readText( { code }, 'code' ).toUpperCase() )
				.filter( ( code ) => COUNTRY.test( code ) )
		: [];
}

/** Conditions and triggers that are off or cannot be read are left out. */
export function parseTriggers( raw: Raw ) {
	return {
		/** Two-letter codes in upper case; empty for every country. */
		countries: parseCountries( raw ),
		dateWindow: readBoolean( raw, 'has_date_scheduling_rules' )
			? parseDateWindow( raw )
			: null,
		dayHours: parseSchedule( raw ),
		/** Offset or time zone of the day and hour rules. */
		dayZone: readText( raw, 'day_time_diff' ),
		...parseTiming( raw ),
	};
}

export type Triggers = ReturnType< typeof parseTriggers >;
