import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
} from '../../../shared/raw-values';
import type { Raw } from '../../../shared/raw-values';
import { clamp, parseTiming, type Timing } from './parse-timing';

export interface Triggers extends Timing {
	/** Two-letter codes in upper case; empty for every country. */
	readonly countries: readonly string[];
	readonly dateWindow: DateWindow | null;
	readonly dayHours: readonly DayHours[] | null;
	/** Offset or time zone of the day and hour rules. */
	readonly dayZone: string;
}

export interface DateWindow {
	/** `YYYY-MM-DD HH:MM:SS` or empty. */
	readonly start: string;
	readonly end: string;
	/** Offset or time zone of start and end. */
	readonly zone: string;
}

/** docs/how-it-works.md, "Conditions": day codes -1 and 0 to 9, first and last minute included. */
export interface DayHours {
	readonly days: number;
	readonly startMinute: number;
	readonly endMinute: number;
}

const LAST_MINUTE = 24 * 60 - 1;

/** `YYYY-MM-DD` with an optional time; not MySQL's empty `0000-00-00`. */
const STAMP = /^[12]\d{3}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/;
const DAY_CODE = /^(-1|\d)$/;
const COUNTRY = /^[A-Z]{2}$/;

function readStamp( raw: Raw, key: string ): string {
	const text = readText( raw, key );
	return STAMP.test( text ) ? text : '';
}

function parseDateWindow( raw: Raw ): DateWindow {
	const rules = asRecord( raw[ 'date_scheduling_rules' ] );
	return {
		start: readStamp( rules, 'start_date_time' ),
		end: readStamp( rules, 'end_date_time' ),
		zone: readText( raw, 'time_diff' ),
	};
}

/** Minutes since midnight; `NaN` for an invalid hour. */
function readMinute( rule: Raw, edge: string ): number {
	const hours = readNumber( rule, edge + '_hours', NaN );
	const minutes = clamp( readNumber( rule, edge + '_min', 0 ), 59 );
	return hours === clamp( hours, 24 ) ? hours * 60 + minutes : NaN;
}

function parseDayHours( value: unknown ): DayHours {
	const rule = asRecord( value );
	return {
		days: readNumber( rule, 'days', NaN ),
		startMinute: readMinute( rule, 'start' ),
		// An end of 00:00, or none, is the end of the day.
		endMinute: readMinute( rule, 'end' ) || LAST_MINUTE,
	};
}

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
export function parseTriggers( raw: Raw ): Triggers {
	return {
		countries: parseCountries( raw ),
		dateWindow: readBoolean( raw, 'has_date_scheduling_rules' )
			? parseDateWindow( raw )
			: null,
		dayHours: parseSchedule( raw ),
		dayZone: readText( raw, 'day_time_diff' ),
		...parseTiming( raw ),
	};
}
