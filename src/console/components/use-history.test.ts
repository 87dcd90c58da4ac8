import { act, renderHook } from '@testing-library/react';
import { useHistory } from './use-history';

function openHistory() {
	const { result } = renderHook( () => useHistory( 'first' ) );
	return {
		read: () => result.current,
		type: ( text: string, place: string ) =>
			act( () => result.current.change( text, place ) ),
		undo: () => act( () => result.current.undo() ),
		redo: () => act( () => result.current.redo() ),
		save: ( text: string ) => act( () => result.current.replace( text ) ),
	};
}

test( 'letters at one place are one step, those at another the next', () => {
	const { read, type, undo, redo } = openHistory();
	type( 'a', 'name' );
	type( 'ab', 'name' );
	type( 'ab!', 'value' );

	undo();
	expect( read().document ).toBe( 'ab' );
	undo();
	expect( read().document ).toBe( 'first' );
	expect( read().canUndo ).toBe( false );
	redo();
	redo();
	expect( read().document ).toBe( 'ab!' );
	expect( read().canRedo ).toBe( false );
} );

test( 'fifty steps go back and forth', () => {
	const { read, type, undo, redo } = openHistory();
	const texts = Array.from( { length: 50 }, ( _, index ) => `${ index }` );
	texts.forEach( ( text ) => type( text, text ) );

	for ( const text of [ ...texts ].reverse() ) {
		expect( read().document ).toBe( text );
		undo();
	}
	expect( read().document ).toBe( 'first' );
	texts.forEach( redo );
	expect( read().document ).toBe( '49' );
} );

test( 'a save ends a step: what is typed after it is undone alone', () => {
	const { read, type, undo, save } = openHistory();
	type( 'a', 'name' );
	save( 'a' );
	type( 'ab', 'name' );

	undo();

	expect( read().document ).toBe( 'a' );
} );

test( 'a change after an undo forgets what was undone', () => {
	const { read, type, undo } = openHistory();
	type( 'a', 'name' );
	undo();
	type( 'b', 'name' );

	expect( read().canRedo ).toBe( false );
	expect( read().current.current ).toBe( 'b' );
} );
