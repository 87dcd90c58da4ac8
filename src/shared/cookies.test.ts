import { readCookie, writeCookie } from './cookies';

afterEach( () => jest.restoreAllMocks() );

/** A browser that refuses, as with cookies blocked in a frame. */
function refuse(): never {
	throw new DOMException( 'denied', 'SecurityError' );
}

test( 'given nothing was written, then empty', () => {
	expect( readCookie( 'chatyWidget_0' ) ).toBe( '' );
} );

test.each( [
	[ 'a word', 'IN' ],
	[ 'JSON', '[{"k":"v-widget","v":"2026-01-14T12:00:00.000Z"}]' ],
	[ 'what has a meaning in cookies', 'a=b; c, %20' ],
	[ 'another script', 'Ẩn' ],
] )( 'given %s was written, then it is read', ( _, value ) => {
	writeCookie( 'chaty_test', value, 7 );
	expect( readCookie( 'chaty_test' ) ).toBe( value );
} );

test( 'given two widgets, then each reads its own', () => {
	writeCookie( 'chatyWidget__1', 'one', 7 );
	writeCookie( 'chatyWidget__12', 'twelve', 7 );
	writeCookie( 'xchatyWidget__1', 'other', 7 );
	expect( readCookie( 'chatyWidget__1' ) ).toBe( 'one' );
	expect( readCookie( 'chatyWidget__12' ) ).toBe( 'twelve' );
} );

test( 'given a number of days, then it lives that long, on the whole site', () => {
	const write = jest.spyOn( document, 'cookie', 'set' );
	writeCookie( 'chaty_test', 'x', 7 );
	expect( write ).toHaveBeenCalledWith(
		'chaty_test=x; path=/; max-age=604800; sameSite=lax'
	);
} );

test( 'given a cookie that cannot be decoded, then empty', () => {
	document.cookie = 'chaty_broken=%E0%A4%A; path=/';
	expect( readCookie( 'chaty_broken' ) ).toBe( '' );
} );

test( 'given blocked cookies, then nothing is remembered and nothing thrown', () => {
	jest.spyOn( document, 'cookie', 'get' ).mockImplementation( refuse );
	jest.spyOn( document, 'cookie', 'set' ).mockImplementation( refuse );
	writeCookie( 'chaty_test', 'x', 7 );
	expect( readCookie( 'chaty_test' ) ).toBe( '' );
} );
