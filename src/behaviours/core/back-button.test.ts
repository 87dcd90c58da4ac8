import { closeOnBack, watchBackButton } from './back-button';

/** The states that the page's own listener gets. */
let heard: unknown[] = [];
const hear = () => heard.push( history.state );

let moves = 0;
let awaited = 0;
window.addEventListener( 'popstate', () => moves++, true );

/** Waits for so many navigations between entries: the browser starts them later than it is asked to. */
async function settle( ways: number ) {
	awaited += ways;
	do {
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	} while ( moves < awaited );
	expect( moves ).toBe( awaited );
}
const go = ( by: number, ways = 1 ) => {
	history.go( by );
	return settle( ways );
};

let cleanup = () => {};

beforeEach( () => {
	history.pushState( { tab: '#a' }, '', '/page/' );
	heard = [];
	cleanup = watchBackButton();
	window.addEventListener( 'popstate', hear );
} );

afterEach( () => {
	cleanup();
	window.removeEventListener( 'popstate', hear );
} );

const isOver = () => history.state?.[ 'chaty-over' ] !== undefined;

test( 'Back closes the overlay and stays on the page, whose own listeners get no event', async () => {
	const close = jest.fn();
	const end = closeOnBack( close );
	expect( history.state ).toEqual( {
		tab: '#a',
		'chaty-over': location.href,
	} );
	await go( -1 );
	expect( close ).toHaveBeenCalledTimes( 1 );
	end();
	await settle( 0 );
	expect( history.state ).toEqual( { tab: '#a' } );
	expect( location.pathname ).toBe( '/page/' );
	expect( heard ).toEqual( [] );
} );

test( 'when the overlay is closed in another way, then its entry is left, and it is not closed again', async () => {
	const close = jest.fn();
	const length = history.length;
	const end = closeOnBack( close );
	end();
	end();
	await settle( 1 );
	expect( history.state ).toEqual( { tab: '#a' } );
	expect( close ).not.toHaveBeenCalled();
	expect( heard ).toEqual( [] );
	for ( let time = 0; time < 3; time++ ) {
		closeOnBack( close )();
		await settle( 1 );
	}
	expect( history.length ).toBe( length + 1 );
} );

test( 'when another opens before the browser has gone back, then it has an entry, and Back closes it', async () => {
	const first = jest.fn();
	const second = jest.fn();
	closeOnBack( first )();
	closeOnBack( second );
	await settle( 1 );
	expect( isOver() ).toBe( true );
	await go( -1 );
	expect( [ first.mock.calls, second.mock.calls ] ).toEqual( [ [], [ [] ] ] );
	expect( history.state ).toEqual( { tab: '#a' } );
} );

test( 'Forward to an entry whose overlay is not open leads back', async () => {
	closeOnBack( jest.fn() );
	await go( -1 );
	await go( 1, 2 );
	expect( history.state ).toEqual( { tab: '#a' } );
} );

test( 'after a reload its entry is left', async () => {
	history.pushState(
		{ tab: '#a', 'chaty-over': location.href },
		'',
		location.href
	);
	cleanup();
	cleanup = watchBackButton();
	await settle( 1 );
	expect( history.state ).toEqual( { tab: '#a' } );
} );

test( 'a state that was copied to another address is not its entry', async () => {
	history.pushState( { 'chaty-over': location.href }, '', '/page/#b' );
	cleanup();
	cleanup = watchBackButton();
	await settle( 0 );
	expect( location.hash ).toBe( '#b' );
} );

test( 'Back by more than one entry closes it, and the page’s listeners get the event', async () => {
	history.pushState( { tab: '#b' }, '', '/page/#b' );
	const close = jest.fn();
	closeOnBack( close );
	await go( -2 );
	expect( close ).toHaveBeenCalledTimes( 1 );
	expect( heard ).toEqual( [ { tab: '#a' } ] );
} );

test( 'given a page that may not add entries, then nothing is thrown', () => {
	const push = jest.spyOn( history, 'pushState' ).mockImplementation( () => {
		throw new DOMException( '', 'SecurityError' );
	} );
	expect( () => closeOnBack( jest.fn() )() ).not.toThrow();
	push.mockRestore();
} );
