import { whenParsed } from './code-editor';

const setState = ( state: DocumentReadyState ) =>
	Object.defineProperty( document, 'readyState', {
		configurable: true,
		get: () => state,
	} );

const finishParsing = () =>
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );

afterEach( () => Reflect.deleteProperty( document, 'readyState' ) );

test( 'the code editor waits until the page is parsed', () => {
	setState( 'loading' );
	const open = jest.fn();
	const openLeft = jest.fn();
	whenParsed( open );
	whenParsed( openLeft )();
	expect( open ).not.toHaveBeenCalled();

	finishParsing();
	expect( open ).toHaveBeenCalledTimes( 1 );
	expect( openLeft ).not.toHaveBeenCalled();
} );

test( 'in a parsed page, the code editor opens at once', () => {
	setState( 'interactive' );
	const open = jest.fn();
	whenParsed( open );
	expect( open ).toHaveBeenCalledTimes( 1 );
} );
