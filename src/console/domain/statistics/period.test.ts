import fc from 'fast-check';
import { addDays, countDays, getWeekday } from './days';
import { findPart, findPeriod } from './period';
import { parseView, TIME_SPLITS } from './view';

const LIMITS = { rows: 366, days: 92 };
const site = ( today: string, weekStartsOn = 1 ) => ( {
	timeZone: 'Asia/Kolkata',
	locale: 'en_US',
	weekStartsOn,
	today,
	isRtl: false,
} );
const find = ( query: Record< string, string >, today = '2026-11-22' ) =>
	findPeriod( parseView( query ), {
		site: site( today ),
		limits: LIMITS,
		counting: { firstDay: '2025-11-20' },
	} );
const own = ( since: string, until: string, by = 'day' ) =>
	find( { range: 'own', since, until, by } );

test.each( [
	[ 'today', '2026-11-22' ],
	[ '7', '2026-11-16' ],
	[ '28', '2026-10-26' ],
	[ '90', '2026-08-25' ],
	[ '365', '2025-11-23' ],
	[ 'week', '2026-11-16' ],
	[ 'month', '2026-11-01' ],
	[ 'quarter', '2026-10-01' ],
	[ 'year', '2026-01-01' ],
	[ 'all', '2025-11-20' ],
] )( 'the range %s begins on %s and ends today', ( range, since ) => {
	expect( find( { range } ) ).toMatchObject( { since, until: '2026-11-22' } );
} );

test.each( [
	[ 'yesterday', '2028-03-01', '2028-02-29', '2028-02-29' ],
	[ 'last-week', '2028-03-05', '2028-02-21', '2028-02-27' ],
	[ 'last-month', '2028-03-31', '2028-02-01', '2028-02-29' ],
	[ 'last-month', '2028-01-01', '2027-12-01', '2027-12-31' ],
	[ 'last-quarter', '2028-02-29', '2027-10-01', '2027-12-31' ],
	[ 'last-quarter', '2028-12-31', '2028-07-01', '2028-09-30' ],
	[ 'last-year', '2028-12-31', '2027-01-01', '2027-12-31' ],
	// The first count is from a later day, as after a change of the time zone.
	[ 'all', '2025-11-19', '2025-11-19', '2025-11-19' ],
] )( 'the range %s of %s is %s to %s', ( range, today, since, until ) => {
	expect( find( { range }, today ) ).toMatchObject( { since, until } );
} );

test.each( [
	[ 0, '2026-11-22' ],
	[ 1, '2026-11-16' ],
	[ 6, '2026-11-21' ],
] )( 'this week begins on day %d as the site says', ( weekStartsOn, since ) => {
	const preload = {
		site: site( '2026-11-22', weekStartsOn ),
		limits: LIMITS,
		counting: { firstDay: '' },
	};
	expect( findPeriod( parseView( { range: 'week' } ), preload ) ).toEqual( {
		since,
		until: '2026-11-22',
		by: 'day',
	} );
} );

test( 'a range of days passes February 29', () => {
	expect( find( { range: '7' }, '2028-03-02' ) ).toMatchObject( {
		since: '2028-02-25',
	} );
} );

test.each( [
	[ '92 days', '2026-01-01', '2026-04-02', 'day' ],
	[ '93 days', '2026-01-01', '2026-04-03', 'week' ],
	// 2020-01-06 is a Monday; 366 weeks later is one again.
	[ '366 weeks', '2020-01-06', '2027-01-10', 'week' ],
	[ 'a day more', '2020-01-06', '2027-01-11', 'month' ],
	[ 'a day of the week before', '2020-01-05', '2027-01-10', 'month' ],
	[ '366 months', '1996-06-01', '2026-11-30', 'month' ],
] )( '%s by day are split by what fits', ( _, since, until, by ) => {
	expect( own( since, until ) ).toEqual( { since, until, by } );
} );

test( 'weeks and months stay what they are', () => {
	expect( own( '2026-01-01', '2026-01-02', 'week' ) ).toMatchObject( {
		by: 'week',
	} );
	expect( own( '2026-01-01', '2026-01-02', 'month' ) ).toMatchObject( {
		by: 'month',
	} );
} );

test.each( [
	[ 'no first day', '', '2026-01-01', 'since' ],
	[ 'no last day', '2026-01-01', '', 'until' ],
	[ 'February 31', '2026-02-31', '2026-03-01', 'since' ],
	[ 'a time', '2026-01-01', '2026-01-02 10:00', 'until' ],
	[ 'words', 'now', 'then', 'since' ],
	[ 'an end before the start', '2026-01-02', '2026-01-01', 'reversed' ],
	[ 'a hundred years', '1926-01-01', '2026-01-01', 'too-long' ],
] )( '%s is no period', ( _, since, until, problem ) => {
	expect( own( since, until ) ).toBe( problem );
} );

test( 'a hundred years by channel are one row a channel', () => {
	expect( own( '1926-01-01', '2026-01-01', 'channel' ) ).toMatchObject( {
		by: 'channel',
	} );
} );

/** The key of the row in which a day is counted. */
const findRow = ( day: string, by: string, weekStartsOn: number ) => {
	switch ( by ) {
		case 'week':
			return addDays(
				day,
				-( ( getWeekday( day ) - weekStartsOn + 7 ) % 7 )
			);
		case 'month':
			return day.slice( 0, 7 );
		default:
			return day;
	}
};

test( 'a report never has more rows than the server gives, however the week begins', () => {
	fc.assert(
		fc.property(
			fc.integer( { min: 0, max: 9000 } ),
			fc.integer( { min: 0, max: 9000 } ),
			fc.integer( { min: 0, max: 6 } ),
			fc.constantFrom( ...TIME_SPLITS ),
			( first, length, weekStartsOn, wanted ) => {
				const since = addDays( '2000-01-01', first );
				const until = addDays( since, length );
				const period = findPeriod(
					parseView( { range: 'own', since, until, by: wanted } ),
					{
						site: site( until, weekStartsOn ),
						limits: LIMITS,
						counting: { firstDay: '' },
					}
				);
				const { by } = period as Exclude< typeof period, string >;
				const rows = Array.from(
					{ length: countDays( since, until ) },
					( _, index ) =>
						findRow( addDays( since, index ), by, weekStartsOn )
				);
				expect( TIME_SPLITS ).toContain( by );
				expect( new Set( rows ).size ).toBeLessThanOrEqual(
					by === 'day' ? LIMITS.days : LIMITS.rows
				);
			}
		),
		{ numRuns: 50 }
	);
} );

test.each( [
	[ 'month', '2028-02', '2028-02-01 2028-02-29', null ],
	[ 'month', '2028-02', '2028-02-02 2028-03-31', '2028-02-02 2028-02-29' ],
	[ 'month', '2028-02', '2028-01-01 2028-02-28', '2028-02-01 2028-02-28' ],
	[ 'month', '2027-12', '2027-12-01 2028-01-01', null ],
	[ 'week', '2028-02-28', '2028-02-28 2028-03-05', null ],
	[ 'week', '2028-02-28', '2028-02-29 2028-03-01', '2028-02-29 2028-03-01' ],
	[ 'day', '2028-02-28', '2028-02-28 2028-02-28', null ],
	[ 'channel', 'Phone', '2028-02-28 2028-02-28', null ],
] as const )( 'of the %s %s, the days %s have %s', ( by, key, days, part ) => {
	const [ since = '', until = '' ] = days.split( ' ' );
	const found = findPart( { since, until, by }, key );
	expect( found && `${ found.since } ${ found.until }` ).toBe( part );
} );
