import { parseTriggers, type Triggers } from './settings/parse-triggers';
import { getHiddenReason } from './conditions';

const ALWAYS = parseTriggers( {} );

/** Wednesday. */
const NOON_UTC = new Date( '2026-01-14T12:00:00Z' );

/** Why a widget with these rules is hidden at that moment. */
const reasonFor = ( rules: Partial< Triggers >, country = '' ) =>
	getHiddenReason( { ...ALWAYS, ...rules }, { now: NOON_UTC, country } );

const IN_INDIA = { countries: [ 'IN' ] };
const LAST_YEAR = {
	dateWindow: { start: '', end: '2025-12-31 23:59:59', zone: '' },
};
const ON_SUNDAYS = {
	dayHours: [ { days: 0, startMinute: 0, endMinute: 1439 } ],
};

describe( 'a rule that does not hold is named', () => {
	test.each< [ string, Partial< Triggers > ] >( [
		[ 'country', IN_INDIA ],
		[ 'date-window', LAST_YEAR ],
		[ 'day-hours', ON_SUNDAYS ],
	] )( '%s', ( reason, rules ) => {
		expect( reasonFor( rules, 'DE' ) ).toBe( reason );
	} );

	test( 'and of several the first in the order of the specification', () => {
		const reasons = [
			{ ...IN_INDIA, ...LAST_YEAR, ...ON_SUNDAYS },
			{ ...LAST_YEAR, ...ON_SUNDAYS },
			ON_SUNDAYS,
			{},
		].map( ( rules ) => reasonFor( rules, 'DE' ) );
		expect( reasons ).toEqual( [
			'country',
			'date-window',
			'day-hours',
			null,
		] );
	} );
} );

describe( 'a rule that holds lets the widget show', () => {
	const fromNoon = ( zone: string ) => ( {
		dateWindow: { start: '2026-01-14 12:00:00', end: '', zone },
	} );
	const atSeven = ( dayZone: string ) => ( {
		dayHours: [ { days: 3, startMinute: 7 * 60, endMinute: 7 * 60 } ],
		dayZone,
	} );

	test.each< [ string, Partial< Triggers >, string, boolean ] >( [
		[ 'a country of the list', IN_INDIA, 'IN', true ],
		[ 'a country of the list in lower case', IN_INDIA, 'in', true ],
		[ 'an unknown country', IN_INDIA, '', true ],
		[ 'an unknown country, reported by a dash', IN_INDIA, '-', true ],
		[ 'a window from noon in UTC', fromNoon( '' ), '', true ],
		[ 'a window from noon further east', fromNoon( '+5.5' ), '', true ],
		[ 'a window from noon further west', fromNoon( '-0.5' ), '', false ],
		[ 'a window in a broken zone, read as UTC', fromNoon( '?' ), '', true ],
		[ 'hours in a zone', atSeven( 'America/New_York' ), '', true ],
		[ 'hours at an offset', atSeven( '-5' ), '', true ],
		[ 'hours in another zone', atSeven( '+5:30' ), '', false ],
		[
			'window and hours, each in its own zone',
			{ ...fromNoon( '+5.5' ), ...atSeven( '-5' ) },
			'',
			true,
		],
		[ 'no schedule at all', ALWAYS, 'DE', true ],
	] )( '%s', ( _, triggers, country, isShown ) => {
		expect( reasonFor( triggers, country ) === null ).toBe( isShown );
	} );
} );

test( 'triggers of time, scroll and exit hide nothing: they only say when', () => {
	expect(
		reasonFor( {
			delaySeconds: 30,
			scrollPercent: 50,
			hasExitIntent: true,
			hideAfterSeconds: 5,
		} )
	).toBeNull();
} );
