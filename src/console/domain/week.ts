import { __, sprintf } from '@wordpress/i18n';
import { readRecords, readText, type Raw } from '../../shared/raw-values';
import { isInDayHours } from '../../widget/domain/day-hours';
import {
	parseTriggers,
	type DayHours,
} from '../../widget/domain/settings/parse-triggers';
import { asError, asNote } from './check-value';
import type { Issue, SiteData } from './preload';
import { getDayName } from './site-clock';

const DAY_MINUTES = 24 * 60;

/** Codes of several days, in the order in which they are offered; then Sunday 0 to Saturday 6. */
const GROUP_CODES = [ -1, 8, 7, 9 ] as const;

export const listDays = ( weekStartsOn: number ): readonly number[] =>
	Array.from( { length: 7 }, ( _, index ) => ( index + weekStartsOn ) % 7 );

export function listDayChoices( locale: string, weekStartsOn: number ) {
	const names: Readonly< Record< number, string > > = {
		[ -1 ]: __( 'Every day', 'chaty' ),
		8: __( 'Monday to Friday', 'chaty' ),
		7: __( 'Sunday to Thursday', 'chaty' ),
		9: __( 'Friday and Saturday', 'chaty' ),
	};
	return [ ...GROUP_CODES, ...listDays( weekStartsOn ) ].map( ( code ) => ( {
		value: String( code ),
		label: names[ code ] ?? getDayName( code, locale ),
	} ) );
}

/** Parses rules as the visitor's page does. */
export const parseRules = ( rules: readonly unknown[] ): readonly DayHours[] =>
	parseTriggers( {
		has_day_hours_scheduling_rules: 1,
		day_hours_scheduling_rules: rules,
	} ).dayHours ?? [];

const two = ( number: number ) => String( number ).padStart( 2, '0' );

/** Minutes since midnight as `HH:MM`. */
export const formatMinute = ( minute: number ): string =>
	`${ two( Math.floor( minute / 60 ) ) }:${ two( minute % 60 ) }`;

const formatSpan = ( start: number, end: number ) =>
	`${ formatMinute( start ) }–${ formatMinute( end ) }`;

/** Days and hours of rules in words: `Monday to Friday 09:00–17:00`. */
export function describeRules(
	rules: readonly DayHours[],
	{ locale, weekStartsOn }: Pick< SiteData, 'locale' | 'weekStartsOn' >
): string[] {
	const choices = listDayChoices( locale, weekStartsOn );
	return rules.map( ( { days, startMinute, endMinute } ) => {
		const name = choices.find( ( { value } ) => value === String( days ) );
		const hours = formatSpan( startMinute, endMinute );
		return `${ name?.label ?? '' } ${ hours }`;
	} );
}

/** Start or end of a stored rule as `HH:MM`; empty where the page cannot read it. The end of the day is 00:00. */
export function readTime( rule: Raw, edge: 'start' | 'end' ): string {
	// The end shows also while the start is being replaced.
	const [ parsed ] = parseRules( [
		edge === 'end' ? { ...rule, start_hours: 0 } : rule,
	] );
	if ( ! parsed || ! readText( rule, `${ edge }_hours` ) ) {
		return '';
	}
	const minute = edge === 'start' ? parsed.startMinute : parsed.endMinute;
	const isDayEnd =
		edge === 'end' &&
		[ 0, 24 ].includes( Number( rule[ 'end_hours' ] ) ) &&
		minute >= DAY_MINUTES - 1;
	return isDayEnd ? '00:00' : formatMinute( minute );
}

/** The rule with another start or end, in each of its keys. */
export function withTime( rule: Raw, edge: 'start' | 'end', time: string ) {
	const [ , hours, minutes ] = /^(\d\d):(\d\d)/.exec( time ) ?? [];
	return {
		...rule,
		[ `${ edge }_time` ]: hours ? `${ hours }:${ minutes }` : '',
		[ `${ edge }_hours` ]: hours ? Number( hours ) : '',
		[ `${ edge }_min` ]: hours ? Number( minutes ) : '',
	};
}

export function checkRule( rule: Raw ): Issue | null {
	const [ parsed ] = parseRules( [ rule ] );
	if ( ! parsed ) {
		return asError(
			__(
				'Choose days and a start; a row without them has no effect.',
				'chaty'
			)
		);
	}
	const { startMinute, endMinute } = parsed;
	return endMinute < startMinute
		? asNote(
				sprintf(
					/* translators: %s: time of day, such as 06:00. */
					__( 'Ends at %s on the next day.', 'chaty' ),
					formatMinute( endMinute )
				)
		  )
		: null;
}

/** From the first to the last minute, both included. */
export interface OpenHours {
	readonly start: number;
	readonly end: number;
}

/** When the widget shows on a day, by the rule of the visitor's page. */
export function getOpenHours( rules: readonly DayHours[], day: number ) {
	const hours: { start: number; end: number }[] = [];
	for ( let minute = 0; minute < DAY_MINUTES; minute++ ) {
		const last = hours.at( -1 );
		if ( isInDayHours( rules, { stamp: '', day, minute } ) ) {
			if ( last?.end === minute - 1 ) {
				last.end = minute;
			} else {
				hours.push( { start: minute, end: minute } );
			}
		}
	}
	return hours;
}

/** Opening hours as text: `09:00–17:00, 19:00–24:00`. */
export const describeHours = ( hours: readonly OpenHours[] ): string =>
	hours.length
		? hours
				.map( ( { start, end } ) =>
					// The last minute is the end of the day: 24:00.
					formatSpan( start, end === DAY_MINUTES - 1 ? end + 1 : end )
				)
				.join( ', ' )
		: __( 'closed', 'chaty' );

export const listRules = ( triggers: Raw ): readonly Raw[] =>
	readRecords( triggers, 'day_hours_scheduling_rules' );

export const createRule = (): Raw =>
	withTime( withTime( { days: 8 }, 'start', '09:00' ), 'end', '17:00' );
