import { getAt, parsePath, pathText, setAt } from './draft';

const document = {
	chaty_widgets: [
		{ id: 0, settings: { color: 'red' }, channels: [ { value: '1' } ] },
		{ id: '_1', settings: [], channels: [] },
	],
};

describe( 'setAt', () => {
	test( 'changes one value and keeps what is beside it', () => {
		const changed = setAt(
			document,
			[ 'chaty_widgets', 0, 'settings', 'color' ],
			'blue'
		);

		expect( changed.chaty_widgets[ 0 ]?.settings ).toEqual( {
			color: 'blue',
		} );
		expect( changed.chaty_widgets[ 1 ] ).toBe(
			document.chaty_widgets[ 1 ]
		);
		expect( document.chaty_widgets[ 0 ]?.settings ).toEqual( {
			color: 'red',
		} );
	} );

	test( 'undefined removes a key, and an item of a list', () => {
		const color = [ 'chaty_widgets', 0, 'settings', 'color' ];

		expect(
			setAt( document, color, undefined ).chaty_widgets[ 0 ]?.settings
		).toEqual( {} );
		expect(
			setAt( document, [ 'chaty_widgets', 0 ], undefined ).chaty_widgets
		).toEqual( [ document.chaty_widgets[ 1 ] ] );
	} );

	test( 'an empty object that PHP prints as a list becomes an object', () => {
		const changed = setAt(
			document,
			[ 'chaty_widgets', 1, 'settings', 'color' ],
			'blue'
		);

		expect( changed.chaty_widgets[ 1 ]?.settings ).toEqual( {
			color: 'blue',
		} );
	} );

	test( 'missing objects and lists are created', () => {
		expect( setAt( {}, [ 'pages', 0, 'value' ], '/shop' ) ).toEqual( {
			pages: [ { value: '/shop' } ],
		} );
	} );

	test( '__proto__ is a key like any other', () => {
		const changed = setAt( {}, [ '__proto__', 'isEvil' ], true );

		expect( Object.keys( changed ) ).toEqual( [ '__proto__' ] );
		expect(
			( {} as Record< string, unknown > )[ 'isEvil' ]
		).toBeUndefined();
	} );
} );

test( 'getAt knows own keys only', () => {
	expect( getAt( document, [ 'chaty_widgets', 0, 'id' ] ) ).toBe( 0 );
	expect(
		getAt( document, [ 'chaty_widgets', 'constructor' ] )
	).toBeUndefined();
	expect(
		getAt( document, [ 'chaty_widgets', 0, 'id', 'x' ] )
	).toBeUndefined();
	expect( getAt( { pages: null }, [ 'pages', 0 ] ) ).toBeUndefined();
} );

test( 'a path and its text are each other', () => {
	const path = [ 'channels', 0, 'fields', 'name', 'title' ];

	expect( pathText( path ) ).toBe( 'channels[0].fields.name.title' );
	expect( parsePath( pathText( path ) ) ).toEqual( path );
} );
