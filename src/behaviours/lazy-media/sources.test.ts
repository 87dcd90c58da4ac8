import { parseMediaUrl, parseSrcset } from './sources';

const BASE = 'https://site.example/page/';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

test.each( [
	[ 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg' ],
	[ 'http://cdn.example/a.jpg', 'http://cdn.example/a.jpg' ],
	[ '//cdn.example/a.jpg', 'https://cdn.example/a.jpg' ],
	[ 'a.jpg', 'https://site.example/page/a.jpg' ],
	[ ' /a b.jpg ', 'https://site.example/a%20b.jpg' ],
	[ PIXEL, PIXEL ],
	[ '', '' ],
	[ ' ', '' ],
	[ 'javascript:alert(1)', '' ],
	[ 'java\nscript:alert(1)', '' ],
	[ ' JavaScript:alert(1)', '' ],
	[ 'data:text/html,<script>alert(1)</script>', '' ],
	[ 'blob:https://site.example/1', '' ],
	[ 'ftp://site.example/a.jpg', '' ],
	[ 'http://', '' ],
] )( 'given the image "%s", then %s', ( text, url ) => {
	expect( parseMediaUrl( text, { baseURI: BASE, localName: 'img' } ) ).toBe(
		url
	);
} );

test.each( [
	[ '/map/', 'https://site.example/map/' ],
	[ PIXEL, '' ],
	[ 'javascript:alert(1)', '' ],
] )( 'given the frame "%s", then %s', ( text, url ) => {
	expect(
		parseMediaUrl( text, { baseURI: BASE, localName: 'iframe' } )
	).toBe( url );
} );

test.each( [
	[ 'a.jpg 1x, b.jpg 2x', true ],
	[ 'a.jpg 480w,b.jpg 960w', true ],
	[ 'https://cdn.example/c_fill,g_auto:face,w_100/a.jpg 1x', true ],
	[ `${ PIXEL } 1x, https://cdn.example/b.jpg 2x`, true ],
	[ 'javascript:alert(1) 1x', false ],
	[ 'a.jpg 1x, javascript:alert(1) 2x', false ],
	[ 'a.jpg 1x,data:text/html,x 2x', false ],
] )( 'given the srcset "%s", then %s', ( text, isSafe ) => {
	expect( parseSrcset( text ) ).toBe( isSafe ? text : '' );
} );
