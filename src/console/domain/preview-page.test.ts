import { getPreviewUrl, parsePreviewPage } from './preview-page';

const SITE = 'https://site.example/blog/';

test.each( [
	[ 'https://site.example/shop/?a=b#c', 'https://site.example/shop/?a=b#c' ],
	[ 'http://site.example/shop/', 'https://site.example/shop/' ],
	[ '/shop/', 'https://site.example/shop/' ],
	[ ' about ', 'https://site.example/blog/about' ],
	[ 'https://SITE.example/ü', 'https://site.example/%C3%BC' ],
] )( 'the page %j is %s', ( text, url ) => {
	expect( parsePreviewPage( text, SITE ) ).toEqual( { url } );
} );

test.each( [
	[ '', 'no-address' ],
	[ '   ', 'no-address' ],
	[ 'https://', 'no-address' ],
	[ 'javascript:alert(1)', 'other-site' ],
	[ ' JavaScript:alert(1)', 'other-site' ],
	[ 'java\nscript:alert(1)', 'other-site' ],
	[ 'data:text/html,x', 'other-site' ],
	[ 'blob:https://site.example/1', 'other-site' ],
	[ 'file:///etc/passwd', 'other-site' ],
	[ 'https://example.com/', 'other-site' ],
	[ '//example.com/', 'other-site' ],
	[ '\\\\example.com/', 'other-site' ],
	[ 'https://site.example:8080/', 'other-site' ],
	[ 'https://site.example.evil.example/', 'other-site' ],
	[ 'https://site.example@evil.example/', 'other-site' ],
	[ 'https://user:pass@site.example/', 'other-site' ],
] )( '%j is none: %s', ( text, problem ) => {
	expect( parsePreviewPage( text, SITE ) ).toEqual( { problem } );
} );

test( 'the token takes the place of another one', () => {
	expect(
		getPreviewUrl( 'https://site.example/?p=1&chaty-preview=x', 'a&b' )
	).toBe( 'https://site.example/?p=1&chaty-preview=a%26b' );
} );
