import fc from 'fast-check';
import { isInDateWindow } from './conditions';
import { getZonedTime } from './zoned-time';

const MAY_1 = '2026-05-01 09:00:00';
const MAY_31 = '2026-05-31 18:00:00';

describe.each( [
	[
		'from May 1 to May 31',
		MAY_1,
		MAY_31,
		[ false, true, true, true, false ],
	],
	[ 'an empty end', MAY_1, '', [ false, true, true, true, true ] ],
	[ 'an empty start', '', MAY_31, [ true, true, true, true, false ] ],
	[ 'both empty', '', '', [ true, true, true, true, true ] ],
	[
		'an end before the start',
		MAY_31,
		MAY_1,
		[ false, false, false, false, false ],
	],
] )( 'given %s', ( _, start, end, expected ) => {
	test.each( [
		[ 'a second before it starts', '2026-05-01 08:59:59', expected[ 0 ] ],
		[ 'as it starts', MAY_1, expected[ 1 ] ],
		[ 'within', '2026-05-15 00:00:00', expected[ 2 ] ],
		[ 'as it ends', MAY_31, expected[ 3 ] ],
		[ 'a second after it ends', '2026-05-31 18:00:01', expected[ 4 ] ],
	] )( 'then %s: %s', ( _when, stamp, isIn ) => {
		expect( isInDateWindow( { start, end, zone: '' }, stamp ) ).toBe(
			isIn
		);
	} );
} );

describe( 'given edges without seconds or time', () => {
	const DAY = '2026-05-01';
	const MINUTE = '2026-05-01 18:00';

	test.each( [
		[ 'from a day on', { start: DAY }, '2026-05-01 00:00:00', true ],
		[ 'before that day', { start: DAY }, '2026-04-30 23:59:59', false ],
		[ 'to the end of a day', { end: DAY }, '2026-05-01 23:59:59', true ],
		[ 'after that day', { end: DAY }, '2026-05-02 00:00:00', false ],
		[
			'to the end of a minute',
			{ end: MINUTE },
			'2026-05-01 18:00:59',
			true,
		],
		[ 'after that minute', { end: MINUTE }, '2026-05-01 18:01:00', false ],
		[
			'on that day',
			{ start: DAY, end: DAY },
			'2026-05-01 12:00:00',
			true,
		],
	] )( 'then %s', ( _, edges, stamp, isIn ) => {
		const window = { start: '', end: '', zone: '', ...edges };
		expect( isInDateWindow( window, stamp ) ).toBe( isIn );
	} );
} );

describe( 'given a window from 06:50 reported in its zone, at 10:20 UTC', () => {
	test.each( [
		[ '-3', true ],
		[ '-3.5', true ],
		[ '-8', false ],
		[ 'America/New_York', false ],
		[ 'UTC', true ],
	] )( 'then in zone %s it is open: %s', ( zone, isIn ) => {
		const window = { start: '2026-01-14 06:50:00', end: '', zone };
		const { stamp } = getZonedTime(
			new Date( '2026-01-14T10:20:00Z' ),
			zone
		);
		expect( isInDateWindow( window, stamp ) ).toBe( isIn );
	} );
} );

test( 'a window holds exactly when both its halves hold', () => {
	const stamp = fc
		.date( {
			min: new Date( '2000-01-01T00:00:00Z' ),
			max: new Date( '2100-01-01T00:00:00Z' ),
			noInvalidDate: true,
		} )
		.map( ( date ) => getZonedTime( date, '' ).stamp );
	fc.assert(
		fc.property( stamp, stamp, stamp, ( start, end, now ) => {
			const isIn = ( edges: { start: string; end: string } ) =>
				isInDateWindow( { ...edges, zone: '' }, now );
			expect( isIn( { start, end } ) ).toBe(
				isIn( { start, end: '' } ) && isIn( { start: '', end } )
			);
		} )
	);
} );
