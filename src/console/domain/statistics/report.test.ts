import type { Period } from './period';
import {
	findChange,
	findFormerDays,
	findShare,
	hasCounts,
	listSteps,
	parseReport,
	sortRows,
	sumReport,
	toReportQuery,
	type Report,
} from './report';
import { listMeasures, parseView } from './view';

const DAYS: Period = { since: '2028-02-28', until: '2028-03-01', by: 'day' };
const COMPARED = parseView( { compare: 'year' } );

const given = ( answer: unknown, view = COMPARED, period = DAYS ) =>
	parseReport( answer, view, period ) as Report;

/** Three days around February 29, which the year before does not have. */
const LEAP = [
	{
		day: '2028-02-28',
		views: 10,
		opens: 4,
		clickers: 0,
		clicks: 2,
		messages: 1,
		before: {
			since: '2027-02-28',
			until: '2027-02-28',
			views: 5,
			opens: 0,
			clickers: 0,
			clicks: 1,
			messages: 0,
		},
	},
	{
		day: '2028-02-29',
		views: 7,
		opens: 0,
		clickers: 0,
		clicks: 3,
		messages: 0,
		before: null,
	},
	{
		day: '2028-03-01',
		views: 1,
		opens: 1,
		clickers: 0,
		clicks: 0,
		messages: 0,
		before: {
			since: '2027-03-01',
			until: '2027-03-01',
			views: 2,
			opens: 0,
			clickers: 0,
			clicks: 9,
			messages: 0,
		},
	},
];

test( 'a query has what the view names, and messages where they are counted', () => {
	expect( toReportQuery( parseView( {} ), DAYS ) ).toEqual( {
		...DAYS,
		with: 'messages',
	} );
	expect(
		toReportQuery(
			parseView( { widget: '0', device: 'd', compare: 'previous' } ),
			DAYS
		)
	).toEqual( { ...DAYS, widget: '0', device: 'd', compare: 'previous' } );
} );

test.each( [
	[ '28', 'previous', 'previous' ],
	[ 'yesterday', 'previous', 'previous' ],
	[ 'month', 'previous', 'month' ],
	[ 'last-quarter', 'previous', 'quarter' ],
	[ 'last-quarter', 'year', 'year' ],
] )(
	'the range %s is compared with the %s as with the %s',
	( range, chosen, compare ) => {
		const view = parseView( { range, compare: chosen } );
		expect( toReportQuery( view, DAYS ) ).toMatchObject( { compare } );
	}
);

test( 'a former period needs both of its days', () => {
	const withDays = ( since: string, until: string ) => ( {
		...LEAP[ 0 ],
		before: { ...LEAP[ 0 ]?.before, since, until },
	} );
	const { rows } = given( [
		withDays( '2027-02-28', '' ),
		withDays( 'yesterday', '2027-02-28' ),
	] );
	expect( rows.map( ( { former } ) => former ) ).toEqual( [ null, null ] );
} );

test( 'the funnel counts visitors: clicks are no step of it where clickers are', () => {
	expect(
		listSteps( { measures: [ 'views', 'clickers', 'clicks' ] } )
	).toEqual( [ 'views', 'clickers' ] );
	expect( listSteps( { measures: [ 'views', 'clicks' ] } ) ).toEqual( [
		'views',
		'clicks',
	] );
} );

test( 'a day without a former one has none, and sums leave it out', () => {
	const report = given( LEAP );
	expect( findFormerDays( report ) ).toEqual( {
		since: '2027-02-28',
		until: '2027-03-01',
	} );
	expect( report.rows.map( ( { former } ) => former?.clicks ) ).toEqual( [
		1,
		undefined,
		9,
	] );
	expect( sumReport( report ) ).toEqual( {
		counts: { views: 18, opens: 5, clickers: 0, clicks: 5, messages: 1 },
		former: { views: 7, opens: 0, clickers: 0, clicks: 10, messages: 0 },
	} );
} );

test.each( [
	[ 'a page', '<html>' ],
	[ 'nothing', null ],
	[ 'an object', { code: 'x' } ],
	[ 'rows of another split', [ { week: '2028-02-28' } ] ],
	[ 'a list of texts', [ 'a' ] ],
] )( '%s is no report', ( _, answer ) => {
	expect( given( answer ) ).toBeNull();
} );

test( 'counts that are missing or no numbers are zeros', () => {
	const report = given( [ { day: '2028-02-28', views: 'many' } ] );
	expect( report.rows[ 0 ]?.counts ).toEqual( {
		views: 0,
		opens: 0,
		clickers: 0,
		clicks: 0,
		messages: 0,
	} );
	expect( hasCounts( report ) ).toBe( false );
	expect( hasCounts( given( LEAP ) ) ).toBe( true );
} );

test( 'where there was nothing, there is no percentage', () => {
	expect( findChange( 5, 0 ) ).toBeNull();
	expect( findChange( 0, 0 ) ).toBeNull();
	expect( findChange( 0, 4 ) ).toBe( -1 );
	expect( findChange( 6, 4 ) ).toBe( 0.5 );
} );

test( 'rows are sorted by numbers and by names, and equal ones stay', () => {
	const report = given(
		[
			{ channel: 'b', clicks: 2 },
			{ channel: 'a', clicks: 10 },
			{ channel: 'c', clicks: 2 },
		],
		parseView( { by: 'channel' } ),
		{ ...DAYS, by: 'channel' }
	);
	const keys = ( ...order: Parameters< typeof sortRows > ) =>
		sortRows( ...order )
			.map( ( { key } ) => key )
			.join( '' );
	const name = ( key: string ) =>
		( { a: 'Ä', b: 'B', c: 'A' } )[ key ] ?? key;
	expect( keys( report, 'clicks', 'desc', name ) ).toBe( 'abc' );
	expect( keys( report, 'clicks', 'asc', name ) ).toBe( 'bca' );
	expect( keys( report, 'key', 'asc', name ) ).toBe( 'cab' );
} );

test.each( [
	[ {}, 'opens', 0.4 ],
	[ {}, 'clickers', 0.3 ],
	[ {}, 'clicks', null ],
	[ { by: 'page' }, 'clicks', null ],
	[ {}, 'messages', null ],
	[ { by: 'channel' }, 'clicks', 0.2 ],
	[ { channel: 'Phone' }, 'clicks', 0.2 ],
	[ { by: 'channel' }, 'messages', null ],
	[ { by: 'channel' }, 'views', null ],
] as const )( 'of %j the part of %s is %s', ( query, measure, expected ) => {
	const counts = { views: 10, opens: 4, clickers: 3, clicks: 2, messages: 1 };
	const report = { measures: listMeasures( parseView( query ) ) };
	expect( findShare( report, measure, counts ) ).toBe( expected );
	expect( findShare( report, measure, { ...counts, views: 0 } ) ).toBeNull();
} );
