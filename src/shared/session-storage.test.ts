import { session } from './session-storage';

const { readSession, writeSession } = session;

afterEach( () => {
	jest.restoreAllMocks();
	window.sessionStorage.clear();
} );

/** A browser that refuses, as with storage blocked in a frame. */
function refuse(): never {
	throw new DOMException( 'denied', 'SecurityError' );
}

test( 'given nothing was written, then empty', () => {
	expect( readSession( 'chaty_user_country_code' ) ).toBe( '' );
} );

test( 'given something was written, then it was kept and is read', () => {
	expect( writeSession( 'chaty_test', 'IN' ) ).toBe( true );
	expect( readSession( 'chaty_test' ) ).toBe( 'IN' );
} );

test( 'given a full storage, then it says that it kept nothing', () => {
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
	expect( writeSession( 'chaty_test', 'IN' ) ).toBe( false );
} );

test( 'given blocked storage, then empty and nothing thrown', () => {
	jest.spyOn( window, 'sessionStorage', 'get' ).mockImplementation( refuse );
	expect( readSession( 'chaty_test' ) ).toBe( '' );
	expect( writeSession( 'chaty_test', 'IN' ) ).toBe( false );
} );
