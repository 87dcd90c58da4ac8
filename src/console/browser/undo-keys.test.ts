import { fireEvent } from '@testing-library/react';
import { listenToUndoKeys } from './undo-keys';

const onUndo = jest.fn();
const onRedo = jest.fn();
let stop: () => void;

beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML = '';
	stop = listenToUndoKeys( { onUndo, onRedo } );
} );

afterEach( () => {
	stop();
	jest.restoreAllMocks();
} );

const add = ( markup: string ) => {
	document.body.innerHTML = markup;
	return document.querySelector( '[data-here]' ) as Element;
};

const calls = () => [ onUndo.mock.calls.length, onRedo.mock.calls.length ];

/** Presses keys; returns whether the browser's default was prevented. */
const press = ( target: Element, init: KeyboardEventInit ) =>
	! fireEvent.keyDown( target, init );

const CTRL_Z = { key: 'z', ctrlKey: true };

describe.each( [
	[ 'Win32', { ctrlKey: true }, { metaKey: true } ],
	[ 'MacIntel', { metaKey: true }, { ctrlKey: true } ],
] )( 'on %s', ( platform, own, other ) => {
	beforeEach( () =>
		jest
			.spyOn( window.navigator, 'platform', 'get' )
			.mockReturnValue( platform )
	);

	test.each( [
		[ { key: 'z', ...own }, [ 1, 0 ] ],
		[ { key: 'Z', ...own, shiftKey: true }, [ 0, 1 ] ],
		[ { key: 'z', ...other }, [ 0, 0 ] ],
		[ { key: 'z' }, [ 0, 0 ] ],
		[ { key: 'z', ctrlKey: true, metaKey: true }, [ 0, 0 ] ],
		[ { key: 'z', ...own, altKey: true }, [ 0, 0 ] ],
		[ { key: 'x', ...own }, [ 0, 0 ] ],
	] )( '%j undoes and redoes %j times', ( init, expected ) => {
		expect( press( document.body, init ) ).toBe( expected.includes( 1 ) );
		expect( calls() ).toEqual( expected );
	} );

	test( 'Y redoes where the system has no other use of it', () => {
		press( document.body, { key: 'y', ...own } );
		expect( calls() ).toEqual( [ 0, platform === 'Win32' ? 1 : 0 ] );
	} );
} );

describe( 'the browser keeps its own undo', () => {
	test.each( [
		'<input data-here>',
		'<input type="url" data-here>',
		'<textarea data-here></textarea>',
		'<div contenteditable><b data-here>text</b></div>',
		'<div role="dialog"><button data-here>Add</button></div>',
	] )( 'in %s', ( markup ) => {
		expect( press( add( markup ), CTRL_Z ) ).toBe( false );
		expect( calls() ).toEqual( [ 0, 0 ] );
	} );
} );

test.each( [
	'<button data-here>Undo</button>',
	'<input type="checkbox" data-here>',
	'<input type="range" data-here>',
	'<select data-here><option>One</option></select>',
] )( 'on %s, which has no text, a step of the editor is undone', ( markup ) => {
	press( add( markup ), CTRL_Z );
	expect( calls() ).toEqual( [ 1, 0 ] );
} );

test( 'a step that another part of the page has undone is not undone twice', () => {
	const target = add( '<button data-here>Drag</button>' );
	target.addEventListener( 'keydown', ( event ) => event.preventDefault() );
	press( target, CTRL_Z );
	expect( calls() ).toEqual( [ 0, 0 ] );
} );

test( 'nothing happens after the editor was left', () => {
	stop();
	press( document.body, CTRL_Z );
	expect( calls() ).toEqual( [ 0, 0 ] );
} );
