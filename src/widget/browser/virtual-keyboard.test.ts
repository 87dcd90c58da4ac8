import { onKeyboard } from './virtual-keyboard';

const view = Object.assign( new EventTarget(), {
	height: 800,
	offsetTop: 0,
	scale: 1,
} );

beforeEach( () => {
	Object.assign( window, { innerHeight: 800, visualViewport: view } );
	Object.assign( view, { height: 800, offsetTop: 0, scale: 1 } );
} );

/** Listens, and returns what was reported. */
function watch() {
	const heights: number[] = [];
	return {
		heights,
		stop: onKeyboard( ( one ) => heights.push( one ) ),
	};
}

const change = ( changes: Partial< typeof view >, type = 'resize' ) => {
	Object.assign( view, changes );
	view.dispatchEvent( new Event( type ) );
};

test( 'given no keyboard, then nothing is hidden', () => {
	expect( watch().heights ).toEqual( [ 0 ] );
} );

test( 'given a keyboard comes and goes, then its height is reported', () => {
	const { heights } = watch();
	change( { height: 499.6 } );
	change( { offsetTop: 100 }, 'scroll' );
	change( { height: 800, offsetTop: 0 } );
	expect( heights ).toEqual( [ 0, 300, 200, 0 ] );
} );

test.each( [
	[ 'the browser’s bars', { height: 744 } ],
	[ 'zooming in', { height: 400, scale: 2 } ],
] )( 'given %s, then that is no keyboard', ( _, changes ) => {
	const { heights } = watch();
	change( changes );
	expect( heights ).toEqual( [ 0, 0 ] );
} );

test( 'given the cleanup, then nothing more is reported', () => {
	const { heights, stop } = watch();
	stop();
	change( { height: 400 } );
	expect( heights ).toEqual( [ 0 ] );
} );

test( 'given a browser without it, then nothing at all', () => {
	Object.assign( window, { visualViewport: null } );
	const { heights, stop } = watch();
	stop();
	expect( heights ).toEqual( [] );
} );
