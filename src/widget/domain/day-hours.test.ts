import fc from 'fast-check';
import type { DayHours } from './settings/parse-triggers';
import { isInDayHours } from './day-hours';
import { getZonedTime } from './zoned-time';

const NAMES = [ 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa' ];

const minutes = ( clock: string ) => {
	const [ hours, minute ] = clock.split( ':' ).map( Number );
	return ( hours ?? 0 ) * 60 + ( minute ?? 0 );
};

const rule = ( days: number, start = '00:00', end = '23:59' ): DayHours => ( {
	days,
	startMinute: minutes( start ),
	endMinute: minutes( end ),
} );

/** `Fr 22:00` as a time in the zone of the rules. */
const when = ( text: string ) => {
	const [ name = '', clock = '' ] = text.split( ' ' );
	return { stamp: '', day: NAMES.indexOf( name ), minute: minutes( clock ) };
};

describe.each( [
	[ -1, 'every day', 'Su Mo Tu We Th Fr Sa' ],
	[ 0, 'Sunday', 'Su' ],
	[ 1, 'Monday', 'Mo' ],
	[ 2, 'Tuesday', 'Tu' ],
	[ 3, 'Wednesday', 'We' ],
	[ 4, 'Thursday', 'Th' ],
	[ 5, 'Friday', 'Fr' ],
	[ 6, 'Saturday', 'Sa' ],
	[ 7, 'Sunday to Thursday', 'Su Mo Tu We Th' ],
	[ 8, 'Monday to Friday', 'Mo Tu We Th Fr' ],
	[ 9, 'Friday and Saturday', 'Fr Sa' ],
] )( 'given day code %i, %s', ( code, _, on ) => {
	test.each( NAMES.map( ( name ) => [ name, on.includes( name ) ] ) )(
		'then on %s: %s',
		( name, isIn ) => {
			expect(
				isInDayHours( [ rule( code ) ], when( `${ name } 12:00` ) )
			).toBe( isIn );
		}
	);
} );

describe.each< [ string, DayHours, Record< string, boolean > ] >( [
	[
		'09:00 to 17:30 from Monday to Friday',
		rule( 8, '09:00', '17:30' ),
		{
			'Mo 08:59': false,
			'Mo 09:00': true,
			'Mo 17:30': true,
			'Mo 17:31': false,
			'Su 12:00': false,
		},
	],
	[
		'the whole day on Wednesday',
		rule( 3 ),
		{
			'Tu 23:59': false,
			'We 00:00': true,
			'We 23:59': true,
			'Th 00:00': false,
		},
	],
	[
		'a single minute',
		rule( -1, '12:00', '12:00' ),
		{ 'Mo 11:59': false, 'Mo 12:00': true, 'Mo 12:01': false },
	],
	[
		'22:00 on Friday to 02:00, past midnight',
		rule( 5, '22:00', '02:00' ),
		{
			'Fr 02:00': false,
			'Fr 21:59': false,
			'Fr 22:00': true,
			'Fr 23:59': true,
			'Sa 00:00': true,
			'Sa 02:00': true,
			'Sa 02:01': false,
			'Sa 22:00': false,
		},
	],
	[
		'Saturday night into Sunday, over the turn of the week',
		rule( 6, '20:00', '04:00' ),
		{ 'Sa 20:00': true, 'Su 04:00': true, 'Su 20:00': false },
	],
	[
		'each night from Sunday to Thursday',
		rule( 7, '22:00', '02:00' ),
		{
			'Su 01:00': false,
			'Su 22:00': true,
			'Fr 02:00': true,
			'Fr 22:00': false,
		},
	],
	[
		'every night',
		rule( -1, '22:00', '02:00' ),
		{ 'Su 01:00': true, 'We 21:59': false, 'We 22:00': true },
	],
] )( 'given %s', ( _, given, rows ) => {
	test.each( Object.entries( rows ) )( 'then at %s: %s', ( text, isIn ) => {
		expect( isInDayHours( [ given ], when( text ) ) ).toBe( isIn );
	} );
} );

describe( 'given several rules', () => {
	// The server of Chaty 3.x splits an overnight rule like this.
	const rules = [ rule( 5, '22:00', '23:59' ), rule( 6, '00:00', '02:00' ) ];

	test.each( [
		[ 'Fr 22:00', true ],
		[ 'Sa 02:00', true ],
		[ 'Sa 02:01', false ],
		[ 'Fr 01:00', false ],
	] )( 'one that holds is enough, at %s: %s', ( text, isIn ) => {
		expect( isInDayHours( rules, when( text ) ) ).toBe( isIn );
	} );

	test( 'of none, none holds', () => {
		expect( isInDayHours( [], when( 'Mo 12:00' ) ) ).toBe( false );
	} );
} );

describe( 'given Monday to Friday, 09:00 to 17:30, in a zone', () => {
	test.each( [
		[
			'New York, the Monday after the clocks went on',
			'America/New_York',
			'2026-03-09T13:00:00Z',
			true,
		],
		[
			'New York, one minute earlier',
			'America/New_York',
			'2026-03-09T12:59:00Z',
			false,
		],
		[
			'New York, the same hour before the clocks went on',
			'America/New_York',
			'2026-03-06T13:00:00Z',
			false,
		],
		[
			'New York, the Monday after the clocks went back',
			'America/New_York',
			'2026-11-02T13:59:00Z',
			false,
		],
		[
			'Auckland, Monday while UTC has Sunday',
			'Pacific/Auckland',
			'2026-04-05T21:00:00Z',
			true,
		],
		[
			'Auckland, Saturday while UTC has Friday',
			'Pacific/Auckland',
			'2026-04-03T22:00:00Z',
			false,
		],
		[
			'Kolkata, the last minute',
			'Asia/Kolkata',
			'2026-04-06T12:00:59Z',
			true,
		],
		[
			'Kolkata, a minute late',
			'Asia/Kolkata',
			'2026-04-06T12:01:00Z',
			false,
		],
	] )( 'then %s', ( _, zone, iso, isIn ) => {
		const time = getZonedTime( new Date( iso ), zone );
		expect( isInDayHours( [ rule( 8, '09:00', '17:30' ) ], time ) ).toBe(
			isIn
		);
	} );
} );

test( 'an overnight rule is its evening or the next morning, at any minute of the week', () => {
	const minute = fc.integer( { min: 0, max: 1439 } );
	const day = fc.integer( { min: 0, max: 6 } );
	const edges = fc.uniqueArray( minute, { minLength: 2, maxLength: 2 } );
	const time = fc.record( { stamp: fc.constant( '' ), day, minute } );
	fc.assert(
		fc.property( day, edges, time, ( days, pair, now ) => {
			const endMinute = Math.min( ...pair );
			const startMinute = Math.max( ...pair );
			const evening = { days, startMinute, endMinute: 1439 };
			const morning = {
				days: ( days + 1 ) % 7,
				startMinute: 0,
				endMinute,
			};
			const overnight = { days, startMinute, endMinute };
			expect( isInDayHours( [ overnight ], now ) ).toBe(
				isInDayHours( [ evening, morning ], now )
			);
		} )
	);
} );
