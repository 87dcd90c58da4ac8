import { BEHAVIOUR_MARKUP } from '../core/selectors';
import * as inView from '../core/in-view';
import { attachLazyMedia } from './lazy-media';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

/** The elements that wait until they come near. */
let waiting: { come: () => void }[] = [];
const comeNear = () => waiting.forEach( ( { come } ) => come() );

let info: jest.SpyInstance;

beforeEach( () => {
	waiting = [];
	info = jest.spyOn( console, 'info' ).mockImplementation();
} );

afterEach( () => {
	info.mockRestore();
	Reflect.deleteProperty( HTMLImageElement.prototype, 'loading' );
} );

function given( markup: string, { isNative = false } = {} ) {
	if ( isNative ) {
		Object.defineProperty( HTMLImageElement.prototype, 'loading', {
			configurable: true,
			value: 'eager',
		} );
	}
	document.body.innerHTML = markup;
	const element = document.body.querySelector(
		'img, iframe, div'
	) as HTMLElement;
	const emitted: string[] = [];
	for ( const what of [ 'loaded', 'failed' ] ) {
		document.body.addEventListener(
			`chaty:lazy-media:${ what }`,
			() => emitted.push( what ),
			{ once: true }
		);
	}
	jest.spyOn( inView, 'onceInView' ).mockImplementation(
		( _element, _view, handle ) => {
			const one = { come: handle };
			waiting.push( one );
			return () => {
				waiting = waiting.filter( ( other ) => other !== one );
			};
		}
	);
	const cleanup = attachLazyMedia( element );
	return { element, emitted, cleanup };
}

describe( 'given an image in a browser with lazy loading', () => {
	const MARKUP =
		'<img data-src="/a.jpg" data-srcset="/a.jpg 1x, /b.jpg 2x" data-sizes="50vw" alt="">';

	test( 'then its URL is set at once and the browser defers it until it comes near', () => {
		const { element } = given( MARKUP, { isNative: true } );
		expect( element.getAttribute( 'src' ) ).toBe(
			'http://localhost/a.jpg'
		);
		expect( element.getAttribute( 'srcset' ) ).toBe(
			'/a.jpg 1x, /b.jpg 2x'
		);
		expect( element.getAttribute( 'sizes' ) ).toBe( '50vw' );
		expect( element.getAttribute( 'loading' ) ).toBe( 'lazy' );
		comeNear();
		expect( element.getAttribute( 'loading' ) ).toBe( 'eager' );
	} );

	test( 'when the page is printed, then it is loaded', () => {
		const { element } = given( MARKUP, { isNative: true } );
		window.dispatchEvent( new Event( 'beforeprint' ) );
		expect( element.getAttribute( 'loading' ) ).toBe( 'eager' );
	} );

	test( 'given loading="eager", then it is not deferred', () => {
		const { element } = given(
			MARKUP.replace( 'alt', 'loading="eager" alt' ),
			{ isNative: true }
		);
		expect( element.getAttribute( 'loading' ) ).toBe( 'eager' );
	} );

	test( 'when it is cleaned up, then the markup is restored', () => {
		const { element, cleanup } = given( MARKUP, { isNative: true } );
		comeNear();
		element.dispatchEvent( new Event( 'load' ) );
		cleanup();
		expect( document.body.innerHTML.replace( ' class=""', '' ) ).toBe(
			MARKUP
		);
		expect( waiting ).toEqual( [] );
	} );
} );

describe.each( [
	[
		'an image in a browser without lazy loading',
		'<img data-src="/a.jpg" alt="">',
		'src',
	],
	[ 'a background', '<div data-chaty-background="/a.jpg"></div>', 'style' ],
	[ 'a background with data-bg', '<div data-bg="/a.jpg"></div>', 'style' ],
	[ 'a frame', '<iframe data-src="/map/" title="Map"></iframe>', 'src' ],
] )( 'given %s', ( _, markup, attribute ) => {
	test.each( [
		[ 'comes near', comeNear ],
		[
			'is printed',
			() => window.dispatchEvent( new Event( 'beforeprint' ) ),
		],
	] )( 'when it %s, then it is loaded', ( __, happen ) => {
		const { element } = given( markup );
		expect( element.getAttribute( attribute ) ).toBeNull();
		expect( element.className ).toBe( 'chaty-lazy-media-waiting' );
		happen();
		expect( element.getAttribute( attribute ) ).toMatch(
			/http:\/\/localhost\/(a\.jpg|map\/)/
		);
	} );

	test( 'when it is cleaned up, then the markup is restored', () => {
		const { cleanup } = given( markup );
		comeNear();
		cleanup();
		expect( document.body.innerHTML ).toBe( markup );
	} );
} );

test( 'given an image of the legacy theme, then its classes are kept up to date', () => {
	const { element, emitted } = given(
		`<img class="lazy lazy-hidden" src="${ PIXEL }" data-src="/a.jpg" alt="">`
	);
	comeNear();
	element.dispatchEvent( new Event( 'load' ) );
	expect( [ ...element.classList ] ).toEqual( [
		'chaty-lazy-media-loaded',
		'lazy-loaded',
	] );
	expect( emitted ).toEqual( [ 'loaded' ] );
} );

test( 'given an image that fails, then it is marked as failed, emitted and logged', () => {
	const { element, emitted } = given( '<img data-src="/a.jpg" alt="Rye">' );
	comeNear();
	element.dispatchEvent( new Event( 'error' ) );
	expect( [ ...element.classList ] ).toEqual( [
		'chaty-lazy-media-failed',
		'lazy-failed',
	] );
	expect( emitted ).toEqual( [ 'failed' ] );
	expect( info ).toHaveBeenCalledTimes( 1 );
} );

test( 'given a picture with several formats, then each source gets its own URL', () => {
	given(
		'<picture><source data-srcset="/a.avif" type="image/avif"><img data-src="/a.jpg" alt=""></picture>'
	);
	comeNear();
	expect( document.querySelector( 'source' )?.getAttribute( 'srcset' ) ).toBe(
		'/a.avif'
	);
} );

test.each( [
	[ '<iframe data-src="javascript:alert(1)" title=""></iframe>' ],
	[ '<iframe data-src="data:text/html,x" title=""></iframe>' ],
	[ '<img data-src="java&#10;script:alert(1)" alt="">' ],
	[ '<img data-src="/a.jpg" data-srcset="javascript:alert(1) 2x" alt="">' ],
	[ '<div data-bg="javascript:alert(1)"></div>' ],
	[ '<img data-src="" alt="">' ],
] )(
	'given %s, then nothing is loaded, which is emitted and logged',
	( markup ) => {
		const { element, emitted } = given( markup );
		comeNear();
		window.dispatchEvent( new Event( 'beforeprint' ) );
		expect( element.hasAttribute( 'src' ) ).toBe( false );
		expect( element.hasAttribute( 'style' ) ).toBe( false );
		expect( emitted ).toEqual( [ 'failed' ] );
		expect( info ).toHaveBeenCalledTimes( 1 );
	}
);

describe( 'the selector', () => {
	const VIDEO = 'data-src="https://www.youtube.com/embed/x"';
	test.each( [
		[ 'img data-src="/a.jpg"', '', true ],
		[ 'img data-src="/a.jpg" src="/b.jpg"', '', false ],
		[ 'img data-src="/a.jpg" src="/b.jpg" class="lazy"', '', true ],
		[ 'img data-src="/a.jpg" data-name="ads"', '', false ],
		[ 'iframe class="lazy" data-src="/map/"', '', true ],
		[ 'iframe class="lazy" data-src="/map/"', 'class="fitvids"', true ],
		[ 'iframe class="lazy" data-src="/map/" data-name="map"', '', false ],
		[ `iframe class="lazy" ${ VIDEO }`, '', true ],
		[ `iframe class="lazy" ${ VIDEO }`, 'class="fitvids"', false ],
		[ `iframe class="lazy" ${ VIDEO }`, 'data-chaty="video"', false ],
		[
			'iframe class="lazy" data-src="//player.vimeo.com/video/1"',
			'data-chaty="video"',
			false,
		],
		[
			`iframe data-chaty="lazy-media" ${ VIDEO }`,
			'data-chaty="video"',
			false,
		],
		[
			'iframe data-chaty="lazy-media" data-src="/map/"',
			'data-chaty="video"',
			true,
		],
		[
			'iframe class="lazy" data-chaty="video" data-src="https://player.example/1"',
			'',
			false,
		],
		[
			'img class="lazy" data-src="https://img.youtube.com/vi/x/0.jpg"',
			'data-chaty="video"',
			true,
		],
	] )(
		'given <%s> in <div %s>, then it matches: %s',
		( markup, around, isMatch ) => {
			document.body.innerHTML = `<div ${ around }><${ markup }></div>`;
			expect(
				document
					.querySelector( 'img, iframe' )
					?.matches( BEHAVIOUR_MARKUP[ 'lazy-media' ] )
			).toBe( isMatch );
		}
	);
} );
