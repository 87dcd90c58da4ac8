import fc from 'fast-check';
import { getZonedTime } from './zoned-time';

const at = ( iso: string ) => new Date( iso );

/** The clock of a black-box check of Chaty 3.x. */
const TEN_TWENTY = at( '2026-01-14T10:20:00Z' );

describe( 'zoneTime at 10:20 UTC on a Wednesday in winter', () => {
	test.each( [
		[ 'UTC by name', 'UTC', '10:20' ],
		[ 'no zone', '', '10:20' ],
		[ 'zero as text or int', '0', '10:20' ],
		[ 'hours ahead', '+3', '13:20' ],
		[ 'hours ahead without a sign', '3', '13:20' ],
		[ 'half hours ahead', '+5.5', '15:50' ],
		[ 'quarter hours ahead', '+5.75', '16:05' ],
		[ 'hours behind', '-3', '07:20' ],
		[ 'half hours behind', '-3.5', '06:50' ],
		[ 'many hours behind', '-8', '02:20' ],
		[ 'less than an hour ahead', '+0.5', '10:50' ],
		[ 'less than an hour behind', '-0.5', '09:50' ],
		[ 'hours and minutes ahead', '+5:30', '15:50' ],
		[ 'hours and minutes behind', '-3:30', '06:50' ],
		[ 'hours and minutes behind UTC by less than one', '-0:30', '09:50' ],
		[ 'ISO, extended', '+05:30', '15:50' ],
		[ 'ISO, basic', '+0530', '15:50' ],
		[ 'as WordPress writes it', 'UTC+5.5', '15:50' ],
		[ 'as WordPress writes it, behind', 'UTC-3', '07:20' ],
		[ 'IANA zone', 'America/New_York', '05:20' ],
		[ 'IANA zone in another case', 'asia/kolkata', '15:50' ],
		[ 'IANA zone of an offset (its sign is turned)', 'Etc/GMT+3', '07:20' ],
	] )( '%s: %j is %s', ( _, zone, clock ) => {
		expect( getZonedTime( TEN_TWENTY, zone ).stamp ).toBe(
			`2026-01-14 ${ clock }:00`
		);
	} );

	test.each( [
		[ 'minutes past any sense', '+5:75' ],
		[ 'seconds past any sense', '19800' ],
		[ 'hours that no place on earth has', '+15' ],
		[ 'minutes beyond the last zone', '+14:30' ],
		[ 'hours far behind', '-14.5' ],
		[ 'ISO beyond the last zone', '+23:59' ],
		[ 'a zone that does not exist', 'Mars/Olympus' ],
		[ 'a sign alone', '-' ],
		[ 'markup', '<b>+5</b>' ],
		[ 'NaN', 'NaN' ],
	] )( 'refuses %s and uses UTC: %j', ( _, zone ) => {
		expect( getZonedTime( TEN_TWENTY, zone ).stamp ).toBe(
			'2026-01-14 10:20:00'
		);
	} );

	test.each( [
		[
			'the last zone ahead',
			'+14',
			{ stamp: '2026-01-15 00:20:00', day: 4, minute: 20 },
		],
		[
			'a zone behind midnight',
			'-12',
			{ stamp: '2026-01-13 22:20:00', day: 2, minute: 1340 },
		],
		[
			'IANA ahead',
			'Pacific/Kiritimati',
			{ stamp: '2026-01-15 00:20:00', day: 4, minute: 20 },
		],
		[
			'IANA behind',
			'Pacific/Pago_Pago',
			{ stamp: '2026-01-13 23:20:00', day: 2, minute: 1400 },
		],
	] )( '%s: another day', ( _, zone, expected ) => {
		expect( getZonedTime( TEN_TWENTY, zone ) ).toEqual( expected );
	} );
} );

describe( 'zoneTime across daylight saving', () => {
	const NEW_YORK = 'America/New_York';
	const AUCKLAND = 'Pacific/Auckland';

	test.each( [
		[
			NEW_YORK,
			'last second of winter',
			'2026-03-08T06:59:59Z',
			'2026-03-08 01:59:59',
		],
		[
			NEW_YORK,
			'first second of summer',
			'2026-03-08T07:00:00Z',
			'2026-03-08 03:00:00',
		],
		[
			NEW_YORK,
			'last second of summer',
			'2026-11-01T05:59:59Z',
			'2026-11-01 01:59:59',
		],
		[
			NEW_YORK,
			'the hour comes again',
			'2026-11-01T06:00:00Z',
			'2026-11-01 01:00:00',
		],
		[
			NEW_YORK,
			'midnight is 00, not 24',
			'2026-07-02T04:00:00Z',
			'2026-07-02 00:00:00',
		],
		[
			AUCKLAND,
			'last second of summer',
			'2026-04-04T13:59:59Z',
			'2026-04-05 02:59:59',
		],
		[
			AUCKLAND,
			'the hour comes again',
			'2026-04-04T14:00:00Z',
			'2026-04-05 02:00:00',
		],
		[
			AUCKLAND,
			'last second of winter',
			'2026-09-26T13:59:59Z',
			'2026-09-27 01:59:59',
		],
		[
			AUCKLAND,
			'first second of summer',
			'2026-09-26T14:00:00Z',
			'2026-09-27 03:00:00',
		],
		[
			'Asia/Kolkata',
			'no daylight saving in March',
			'2026-03-08T07:00:00Z',
			'2026-03-08 12:30:00',
		],
		[
			'Asia/Kolkata',
			'no daylight saving in November',
			'2026-11-01T06:00:00Z',
			'2026-11-01 11:30:00',
		],
		[
			'-5',
			'an offset has none either',
			'2026-07-01T12:00:00Z',
			'2026-07-01 07:00:00',
		],
	] )( '%s, %s', ( zone, _, iso, stamp ) => {
		expect( getZonedTime( at( iso ), zone ).stamp ).toBe( stamp );
	} );

	test( 'the day of the week is the one in the zone', () => {
		const saturdayNightUtc = at( '2026-04-04T23:30:00Z' );
		expect( getZonedTime( saturdayNightUtc, '' ).day ).toBe( 6 );
		expect( getZonedTime( saturdayNightUtc, AUCKLAND ).day ).toBe( 0 );
		expect( getZonedTime( saturdayNightUtc, NEW_YORK ).day ).toBe( 6 );
	} );
} );

describe( 'zoneTime for any moment', () => {
	const moment = fc.date( {
		min: at( '2000-01-01T00:00:00Z' ),
		max: at( '2100-01-01T00:00:00Z' ),
		noInvalidDate: true,
	} );

	test( 'an offset and the IANA zone that always has it give the same time', () => {
		fc.assert(
			fc.property(
				moment,
				fc.constantFrom(
					[ 'Asia/Kolkata', '+5.5' ],
					[ 'Asia/Kathmandu', '+5:45' ],
					[ 'America/Phoenix', '-7' ],
					[ 'Etc/UTC', '' ]
				),
				( now, [ name = '', offset = '' ] ) => {
					expect( getZonedTime( now, name ) ).toEqual(
						getZonedTime( now, offset )
					);
				}
			)
		);
	} );

	test( 'no text of a zone makes it throw, and the parts agree', () => {
		fc.assert(
			fc.property( moment, fc.string(), ( now, zone ) => {
				const { stamp, day, minute } = getZonedTime( now, zone );
				const read = at( stamp.replace( ' ', 'T' ) + 'Z' );
				expect( read.getUTCDay() ).toBe( day );
				expect( read.getUTCHours() * 60 + read.getUTCMinutes() ).toBe(
					minute
				);
			} )
		);
	} );

	test( "the visitor's own zone is never asked", () => {
		const own = [
			'getTimezoneOffset',
			'getFullYear',
			'getMonth',
			'getDate',
			'getDay',
			'getHours',
			'getMinutes',
			'getSeconds',
		] as const;
		own.forEach( ( name ) =>
			jest.spyOn( Date.prototype, name ).mockImplementation( () => {
				throw new Error( `${ name } depends on the visitor's zone` );
			} )
		);
		const seen = [ '', '-3.5', 'Pacific/Auckland' ].map(
			( zone ) => getZonedTime( TEN_TWENTY, zone ).stamp
		);
		jest.restoreAllMocks();
		expect( seen ).toEqual( [
			'2026-01-14 10:20:00',
			'2026-01-14 06:50:00',
			'2026-01-14 23:20:00',
		] );
	} );
} );
