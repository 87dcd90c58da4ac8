import fc from 'fast-check';
import type { Triggers } from './parse-triggers';
import { parseTriggers } from './parse-triggers';

/** What PHP sends for a widget whose owner set nothing. */
const FRESH = {
	has_time_delay: 0,
	time_delay: '0',
	exit_intent: 0,
	has_display_after_page_scroll: 0,
	display_after_page_scroll: '0',
	auto_hide_widget: 0,
	hide_after: 0,
	time_diff: 0,
	has_date_scheduling_rules: 0,
	date_scheduling_rules: { start_date_time: '', end_date_time: '' },
	has_day_hours_scheduling_rules: [],
	day_hours_scheduling_rules: [],
	day_time_diff: 0,
	has_countries: 0,
	countries: [],
};

const OFF: Triggers = {
	countries: [],
	dateWindow: null,
	dayHours: null,
	dayZone: '',
	delaySeconds: null,
	scrollPercent: null,
	selector: '',
	hasExitIntent: false,
	hideAfterSeconds: 0,
};

const parse = ( changes: Record< string, unknown > ) =>
	parseTriggers( { ...FRESH, ...changes } );

describe( 'given triggers of which none is on', () => {
	test.each( [
		[ 'as PHP sends them', { ...FRESH, day_time_diff: '' } ],
		[ 'nothing at all', {} ],
		[
			'values without their flags',
			{
				time_delay: '5',
				display_after_page_scroll: 50,
				hide_after: 5,
				countries: [ 'US' ],
				date_scheduling_rules: { end_date_time: '2020-01-01 00:00:00' },
				day_hours_scheduling_rules: [
					{ days: 1, start_hours: 9, end_hours: 17 },
				],
			},
		],
	] )( 'then all are off: %s', ( _, raw ) => {
		expect( parseTriggers( raw ) ).toEqual( OFF );
	} );
} );

describe( 'flags', () => {
	test.each( [ 1, '1', true, 'true', 'yes', 'on', 'YES' ] )(
		'%j is on',
		( flag ) => {
			expect( parse( { exit_intent: flag } ).hasExitIntent ).toBe( true );
		}
	);

	test.each( [ 0, '0', false, '', 'off', 'no', [], null, {}, 2 ] )(
		'%j is off',
		( flag ) => {
			expect( parse( { exit_intent: flag } ).hasExitIntent ).toBe(
				false
			);
		}
	);
} );

describe( 'numbers', () => {
	test.each( [
		[ 'text', '5', [ 5, 5, 5 ] ],
		[ 'int', 5, [ 5, 5, 5 ] ],
		[ 'zero as text', '0', [ 0, 0, 0 ] ],
		[ 'zero', 0, [ 0, 0, 0 ] ],
		[ 'a part', '2.5', [ 2.5, 2.5, 2.5 ] ],
		[ 'spaces around it', ' 5 ', [ 5, 5, 5 ] ],
		[ 'above 100', '250', [ 250, 100, 250 ] ],
		[ 'negative', '-5', [ 0, 0, 0 ] ],
		[ 'empty', '', [ 0, 0, 0 ] ],
		[ 'no number', 'soon', [ 0, 0, 0 ] ],
		[ 'endless', 'Infinity', [ 0, 0, 0 ] ],
		[ 'an array', [], [ 0, 0, 0 ] ],
		[ 'missing', undefined, [ 0, 0, 0 ] ],
	] )( '%s', ( _, value, expected ) => {
		const triggers = parse( {
			has_time_delay: 1,
			time_delay: value,
			has_display_after_page_scroll: 1,
			display_after_page_scroll: value,
			auto_hide_widget: 1,
			hide_after: value,
		} );
		expect( [
			triggers.delaySeconds,
			triggers.scrollPercent,
			triggers.hideAfterSeconds,
		] ).toEqual( expected );
	} );

	test( 'each counts only with its own flag', () => {
		const values = {
			time_delay: '5',
			display_after_page_scroll: '50',
			hide_after: 9,
		};
		expect( parse( { ...values, has_time_delay: 1 } ) ).toEqual( {
			...OFF,
			dayZone: '0',
			delaySeconds: 5,
		} );
	} );
} );

describe( 'countries', () => {
	test.each( [
		[ 'upper case', [ 'US', 'IN' ], [ 'US', 'IN' ] ],
		[ 'lower case and spaces', [ ' us', 'In ' ], [ 'US', 'IN' ] ],
		[ 'what is no code', [ 'USA', '', 'U1', 7, null, {}, 'DE' ], [ 'DE' ] ],
		[ 'none selected is every country', [], [] ],
		[ 'no list', 'US', [] ],
	] )( '%s', ( _, countries, expected ) => {
		expect( parse( { has_countries: 1, countries } ).countries ).toEqual(
			expected
		);
	} );
} );

describe( 'date window', () => {
	test.each( [
		[ 'with seconds', '2026-05-01 09:00:00', '2026-05-01 09:00:00' ],
		[ 'without seconds', '2026-05-01 09:00', '2026-05-01 09:00' ],
		[ 'a day', ' 2026-05-01 ', '2026-05-01' ],
		[ 'empty', '', '' ],
		[ 'no date of MySQL', '0000-00-00 00:00:00', '' ],
		[ 'the other order, which cannot be compared', '05/01/2026', '' ],
		[ 'text', 'tomorrow', '' ],
		[ 'a day after a text', 'from 2026-05-01', '' ],
		[ 'null', null, '' ],
	] )( '%s: %j', ( _, text, expected ) => {
		const rules = { start_date_time: text, end_date_time: text };
		expect(
			parse( {
				has_date_scheduling_rules: 1,
				date_scheduling_rules: rules,
			} ).dateWindow
		).toMatchObject( { start: expected, end: expected } );
	} );

	test( 'PHP prints an empty object as a list', () => {
		expect(
			parse( {
				has_date_scheduling_rules: '1',
				date_scheduling_rules: [],
				time_diff: '-3.5',
			} ).dateWindow
		).toEqual( { start: '', end: '', zone: '-3.5' } );
	} );
} );

describe( 'zones stay as they came, reported as text', () => {
	test.each( [
		[ 'UTC', 'UTC' ],
		[ '+5.5', '+5.5' ],
		[ ' America/New_York ', 'America/New_York' ],
		[ -3.5, '-3.5' ],
		[ 0, '0' ],
		[ '', '' ],
		[ null, '' ],
		[ [], '' ],
	] )( '%j is %j', ( zone, expected ) => {
		const triggers = parse( {
			has_date_scheduling_rules: 1,
			time_diff: zone,
			day_time_diff: zone,
		} );
		expect( triggers.dateWindow?.zone ).toBe( expected );
		expect( triggers.dayZone ).toBe( expected );
	} );
} );

describe( 'day and hour rules', () => {
	const RULE = {
		days: 8,
		start_time: '09:00',
		start_hours: 9,
		start_min: 0,
		end_time: '17:30',
		end_hours: 17,
		end_min: 30,
	};
	const parseRules = ( ...rules: unknown[] ) =>
		parse( {
			has_day_hours_scheduling_rules: 1,
			day_hours_scheduling_rules: rules,
		} ).dayHours;

	test.each( [
		[ 'numbers', {}, [ 8, 540, 1050 ] ],
		[
			'text',
			{
				days: '-1',
				start_hours: '09',
				start_min: '05',
				end_hours: '17',
				end_min: '00',
			},
			[ -1, 545, 1020 ],
		],
		[ 'the last minute', { end_hours: 23, end_min: 59 }, [ 8, 540, 1439 ] ],
		[ 'past midnight', { end_hours: 2, end_min: 0 }, [ 8, 540, 120 ] ],
		[
			'an end at midnight',
			{ end_hours: 0, end_min: 0 },
			[ 8, 540, 1439 ],
		],
		[ 'no end', { end_hours: '', end_min: '' }, [ 8, 540, 1439 ] ],
		[ 'no minutes', { start_min: '', end_min: '' }, [ 8, 540, 1020 ] ],
	] )( '%s', ( _, changes, expected ) => {
		const [ days, startMinute, endMinute ] = expected;
		expect( parseRules( { ...RULE, ...changes } ) ).toEqual( [
			{ days, startMinute, endMinute },
		] );
	} );

	test.each( [
		[ 'a code that is none', { ...RULE, days: 10 } ],
		[ 'a code below', { ...RULE, days: -2 } ],
		[ 'half a code', { ...RULE, days: 1.5 } ],
		[ 'no code', { ...RULE, days: '' } ],
		[ 'no hour to start at', { ...RULE, start_hours: '' } ],
		[ 'an hour that no day has', { ...RULE, start_hours: 24 } ],
		[ 'a negative hour', { ...RULE, start_hours: -1 } ],
		[ 'no object', 'Mon-Fri' ],
		[ 'null', null ],
	] )( 'given %s, only that rule is left out', ( _, broken ) => {
		expect( parseRules( broken, RULE ) ).toEqual( [
			{ days: 8, startMinute: 540, endMinute: 1050 },
		] );
	} );

	test.each( [
		[ 'no rule', [] ],
		[ 'no readable rule', [ null, { days: 99 } ] ],
	] )( 'given %s, there is no schedule', ( _, rules ) => {
		expect( parseRules( ...rules ) ).toBeNull();
	} );
} );

test( 'whatever comes, nothing throws and every number can be counted with', () => {
	const keys = fc.constantFrom( ...Object.keys( FRESH ) );
	const value = fc.oneof(
		fc.constantFrom< unknown >( 1, 'yes', '0', -1, '9'.repeat( 400 ) ),
		fc.jsonValue()
	);
	fc.assert(
		fc.property( fc.dictionary( keys, value ), ( changes ) => {
			const { delaySeconds, scrollPercent, hideAfterSeconds, dayHours } =
				parse( changes );
			expect( delaySeconds ?? 0 ).toBeGreaterThanOrEqual( 0 );
			expect( scrollPercent ?? 0 ).toBeLessThanOrEqual( 100 );
			expect( Number.isFinite( hideAfterSeconds ) ).toBe( true );
			expect( dayHours ).not.toEqual( [] );
		} )
	);
} );
