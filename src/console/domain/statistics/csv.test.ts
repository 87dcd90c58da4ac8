import rows from '../../../../tests/fixtures/csv-rows.json';
import { toCell, toCsv } from './csv';
import type { Report } from './report';

// The server's side tests the same rows (tests/phpunit/test-row-text.php).
test.each( rows as [ string, string, string ][] )(
	'a cell with %s does nothing in a spreadsheet',
	( _, cell, expected ) => {
		expect( toCell( cell ) ).toBe( expected );
	}
);

test( 'numbers are as they are, and what is missing is empty', () => {
	expect( [ 7, 0, null ].map( toCell ) ).toEqual( [ '7', '0', '' ] );
} );

const REPORT: Report = {
	period: { since: '2028-02-28', until: '2028-02-29', by: 'day' },
	measures: [ 'views', 'clicks' ],
	isCompared: true,
	rows: [
		{
			key: '2028-02-28',
			counts: { views: 9, opens: 4, clickers: 2, clicks: 3, messages: 1 },
			former: {
				...{ since: '2027-02-28', until: '2027-02-28' },
				...{ views: 8, opens: 0, clickers: 0, clicks: 0, messages: 0 },
			},
		},
		{
			key: '2028-02-29',
			counts: { views: 1, opens: 1, clickers: 0, clicks: 0, messages: 0 },
			former: null,
		},
	],
};

const LABELS = {
	columns: {
		...{ key: 'Day', since: 'First day', until: 'Last day' },
		...{ views: 'Views', opens: 'Opens', clickers: 'Visitors' },
		...{ clicks: 'Clicks', messages: 'Messages' },
	},
	toFormer: ( label: string ) => `before: ${ label }`,
	getKey: ( key: string ) => key,
};

test( 'a file has names for its columns and rows', () => {
	expect( toCsv( REPORT, LABELS ).split( '\r\n' ) ).toEqual( [
		'\uFEFF"Day","Views","Clicks","before: First day","before: Last day","before: Views","before: Clicks"',
		'"2028-02-28",9,3,"2027-02-28","2027-02-28",8,0',
		'"2028-02-29",1,0,,,,',
		'',
	] );
	const getKey = ( key: string ) => `of ${ key }`;
	expect(
		toCsv( { ...REPORT, isCompared: false }, { ...LABELS, getKey } )
	).toBe(
		'\uFEFF"Day","Views","Clicks"\r\n"of 2028-02-28",9,3\r\n"of 2028-02-29",1,0\r\n'
	);
} );
