import { getFileName, parseDryRun, parseFile } from './settings-file';

test.each( [
	[ '{"chaty_widgets":[]}', { chaty_widgets: [] } ],
	[ '\uFEFF{"a":1}', { a: 1 } ],
	[ '', null ],
	[ '[{"id":0}]', { chaty_widgets: [ { id: 0 } ] } ],
	[ 'null', null ],
	[ '"text"', null ],
	[ '<html>', null ],
	[ '['.repeat( 100_000 ), null ],
] )( 'the file %.20j', ( text, expected ) => {
	expect( parseFile( text ) ).toEqual( expected );
} );

test( 'a key __proto__ is no prototype', () => {
	expect( parseFile( '{"__proto__":{"isEvil":true}}' ) ).not.toHaveProperty(
		'toString.isEvil'
	);
	expect( ( {} as Record< string, unknown > )[ 'isEvil' ] ).toBeUndefined();
} );

test( 'a dry run has a document only where the file can be imported', () => {
	expect(
		parseDryRun( { issues: [], document: null, changes: [] } )
	).toEqual( {
		issues: [],
		document: null,
		changes: [],
		deletes: '',
		source: [],
	} );
	expect(
		parseDryRun(
			{
				document: { chaty_widgets: [] },
				changes: [ 'chaty_widgets[0]' ],
				deletes: '9 messages go.',
			},
			{ chaty_widgets: [ 1 ] }
		)
	).toEqual( {
		issues: [],
		document: { chaty_widgets: [] },
		changes: [ 'chaty_widgets[0]' ],
		deletes: '9 messages go.',
		source: [ 1 ],
	} );
	expect( parseDryRun( '<html>' ).document ).toBeNull();
} );

test( 'the name of a file has the site and the day', () => {
	const day = new Date( '2026-11-22T10:00:00Z' );

	expect( getFileName( 'https://example.com/', day ) ).toBe(
		'chaty-example.com-2026-11-22.json'
	);
	expect( getFileName( 'http://localhost:8888/shop/', day ) ).toBe(
		'chaty-localhost-8888-shop-2026-11-22.json'
	);
} );
