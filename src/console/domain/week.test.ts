import fc from 'fast-check';
import { isInDayHours } from '../../widget/domain/day-hours';
import { parseTriggers } from '../../widget/domain/settings/parse-triggers';
import {
	checkRule,
	createRule,
	describeHours,
	formatMinute,
	getOpenHours,
	listDayChoices,
	listDays,
	parseRules,
	readTime,
	withTime,
} from './week';

const rule = ( days: number, start: string, end: string ) =>
	withTime( withTime( { days }, 'start', start ), 'end', end );

const aTime = fc.integer( { min: 0, max: 1439 } ).map( formatMinute );

describe( 'times of a rule', () => {
	test( 'each minute of the day is read back as it was typed, whatever the other edge', () => {
		fc.assert(
			fc.property( aTime, aTime, ( start, end ) => {
				const given = rule( 8, start, end );
				expect( readTime( given, 'start' ) ).toBe( start );
				expect( readTime( given, 'end' ) ).toBe( end );
			} )
		);
	} );

	test( 'are stored in each notation, and read back', () => {
		const given = rule( 8, '09:05', '17:30' );
		expect( given ).toEqual( {
			days: 8,
			start_time: '09:05',
			start_hours: 9,
			start_min: 5,
			end_time: '17:30',
			end_hours: 17,
			end_min: 30,
		} );
		expect( readTime( given, 'start' ) ).toBe( '09:05' );
		expect( readTime( given, 'end' ) ).toBe( '17:30' );
	} );

	test.each( [
		[
			{ days: -1, start_hours: '9', start_min: '0', end_hours: 24 },
			'09:00',
			'00:00',
		],
		[
			{ days: -1, start_hours: 0, end_hours: 0, end_min: 0 },
			'00:00',
			'00:00',
		],
		[ rule( 8, '23:59', '00:00' ), '23:59', '00:00' ],
		[ rule( 8, '00:00', '23:59' ), '00:00', '23:59' ],
		[ { days: -1, start_hours: 25 }, '', '' ],
		[
			{ days: 1, start_hours: '', end_hours: 17, end_min: 5 },
			'',
			'17:05',
		],
		[ { days: 'x', start_hours: 9 }, '', '' ],
		[ {}, '', '' ],
	] )( '%j is %s to %s', ( given, start, end ) => {
		expect( readTime( given, 'start' ) ).toBe( start );
		expect( readTime( given, 'end' ) ).toBe( end );
	} );

	test( 'without a time, nothing is left of it', () => {
		expect(
			withTime( rule( 1, '09:00', '10:00' ), 'start', '' )
		).toMatchObject( { start_time: '', start_hours: '', start_min: '' } );
	} );
} );

test.each( [
	[ rule( 1, '09:00', '17:00' ), '' ],
	[ rule( 5, '22:00', '06:00' ), 'Ends at 06:00 on the next day.' ],
	[ rule( 5, '22:00', '00:00' ), '' ],
	[ createRule(), '' ],
	[ {}, 'Choose days and a start; a row without them has no effect.' ],
] )( '%j: %s', ( given, message ) => {
	expect( checkRule( given )?.message ?? '' ).toBe( message );
} );

test( 'a night belongs to the day on which it starts', () => {
	const rules = parseRules( [ rule( 5, '22:00', '06:00' ) ] );
	expect( describeHours( getOpenHours( rules, 5 ) ) ).toBe( '22:00–24:00' );
	expect( describeHours( getOpenHours( rules, 6 ) ) ).toBe( '00:00–06:00' );
	expect( describeHours( getOpenHours( rules, 0 ) ) ).toBe( 'closed' );
} );

test( 'the grid has the minutes of the visitor’s page', () => {
	const stored = [
		rule( 8, '09:00', '12:30' ),
		rule( 8, '13:15', '17:00' ),
		rule( 9, '23:30', '02:00' ),
		rule( 0, '00:00', '00:00' ),
	];
	const { dayHours } = parseTriggers( {
		has_day_hours_scheduling_rules: 1,
		day_hours_scheduling_rules: stored,
	} );
	for ( const day of listDays( 1 ) ) {
		const hours = getOpenHours( parseRules( stored ), day );
		for ( let minute = 0; minute < 1440; minute++ ) {
			const isOpen = hours.some(
				( { start, end } ) => start <= minute && minute <= end
			);
			const isShown = isInDayHours( dayHours ?? [], {
				stamp: '',
				day,
				minute,
			} );
			// One assertion a minute would be 10,000.
			if ( isOpen !== isShown ) {
				throw new Error( `Day ${ day }, minute ${ minute }` );
			}
		}
	}
	expect( describeHours( getOpenHours( parseRules( stored ), 1 ) ) ).toBe(
		'09:00–12:30, 13:15–17:00'
	);
} );

test( 'days begin with the one that the site begins with', () => {
	expect( listDays( 1 ) ).toEqual( [ 1, 2, 3, 4, 5, 6, 0 ] );
	expect(
		listDayChoices( 'en_US', 6 ).map( ( { value } ) => value )
	).toEqual( [ '-1', '8', '7', '9', '6', '0', '1', '2', '3', '4', '5' ] );
} );
