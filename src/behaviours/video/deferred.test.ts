import * as messages from '../core/messages';
import { attachDeferred } from './deferred';

const LINK =
	'<a data-chaty="video" href="https://youtu.be/aqz-KE-bpKQ?t=9">How we bake</a>';
const FRAME =
	'<iframe data-chaty="video" title="How we bake" data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

const page = window;
const log = jest.spyOn( messages, 'log' ).mockImplementation();
const focus = jest.spyOn( HTMLElement.prototype, 'focus' );

function given( markup: string, options = '' ) {
	document.body.innerHTML = `<div ${ options }>${ markup }</div>`;
	const element = document.body.querySelector( 'a, iframe' ) as HTMLElement;
	const cleanup = attachDeferred( element );
	const find = ( selector: string ) =>
		document.body.querySelector< HTMLElement >( selector );
	return {
		element,
		cleanup,
		opener: () => find( '.chaty-video-play:not([hidden])' ),
		frame: () => find( 'iframe[src]' ) as HTMLIFrameElement | null,
	};
}

afterEach( () => {
	delete page.wp_has_consent;
	delete page.chaty_behaviours;
	log.mockClear();
	focus.mockClear();
} );

describe.each( [
	[ 'a link', LINK, `${ PLAYER }?start=9&autoplay=1` ],
	[ 'a frame', FRAME, `${ PLAYER }?autoplay=1` ],
] )( 'given %s that waits for a click', ( _, markup, address ) => {
	test( 'when it is clicked, then the player loads and takes the focus', () => {
		const { opener, frame } = given( markup, 'data-chaty-click' );
		expect( frame() ).toBeNull();
		expect( opener()?.getAttribute( 'aria-label' ) ).toBe(
			'Play: How we bake'
		);
		opener()?.click();
		expect( frame()?.src ).toBe( address );
		expect( frame()?.title ).toBe( 'How we bake' );
		expect( focus.mock.instances ).toEqual( [ frame() ] );
		expect( opener() ).toBeNull();
	} );

	test( 'when it is destroyed, then the markup is restored', () => {
		const { opener, cleanup } = given( markup, 'data-chaty-click' );
		const before = `<div data-chaty-click="">${ markup }</div>`;
		cleanup();
		expect( document.body.innerHTML ).toBe( before );
		given( markup, 'data-chaty-click' ).cleanup();
		const again = given( markup, 'data-chaty-click' );
		again.opener()?.click();
		again.cleanup();
		expect( document.body.innerHTML ).toBe( before );
		expect( opener() ).toBeNull();
	} );
} );

test( 'when a link is clicked with Ctrl, then the browser handles that', () => {
	const { opener, frame } = given( LINK, 'data-chaty-click' );
	opener()?.dispatchEvent( new MouseEvent( 'click', { ctrlKey: true } ) );
	expect( frame() ).toBeNull();
} );

test( 'given a frame that has loaded already, then it is unloaded until the click', () => {
	const { frame, opener, cleanup } = given(
		FRAME.replace( 'data-src', 'src' ),
		'data-chaty-click'
	);
	expect( frame() ).toBeNull();
	opener()?.click();
	expect( frame()?.src ).toBe( `${ PLAYER }?autoplay=1` );
	cleanup();
	expect( frame()?.src ).toBe( 'https://www.youtube.com/embed/aqz-KE-bpKQ' );
} );

test( 'given a poster, then the button shows it, unless it fails to load', () => {
	const { opener } = given(
		FRAME,
		'data-chaty-click data-chaty-poster="/oven.jpg"'
	);
	const poster = () => opener()?.querySelector( 'img' );
	expect( poster()?.getAttribute( 'src' ) ).toBe( '/oven.jpg' );
	poster()?.dispatchEvent( new Event( 'error' ) );
	expect( poster() ).toBeNull();
} );

describe( 'with the WP Consent API', () => {
	test( 'given a page without the API, then the player loads at once, without autoplay', () => {
		expect( given( LINK ).frame()?.src ).toBe( `${ PLAYER }?start=9` );
	} );

	test( 'given no consent, then the video waits for consent', () => {
		let isGiven = false;
		page.wp_has_consent = () => isGiven;
		const { frame, opener } = given( FRAME );
		const notify = () =>
			document.dispatchEvent(
				new Event( 'wp_listen_for_consent_change' )
			);
		expect( opener() ).not.toBeNull();
		notify();
		expect( frame() ).toBeNull();
		isGiven = true;
		notify();
		expect( frame()?.src ).toBe( PLAYER );
	} );

	test( 'given consent and data-chaty-click, then the video waits for a click', () => {
		page.wp_has_consent = () => true;
		expect( given( LINK, 'data-chaty-click' ).frame() ).toBeNull();
	} );

	test( 'given no consent and `data-chaty-click="false"`, then the video does not wait', () => {
		page.wp_has_consent = () => false;
		expect(
			given( LINK, 'data-chaty-click="false"' ).frame()
		).not.toBeNull();
	} );
} );

test( 'given a file, then the browser plays it', () => {
	const { opener } = given(
		LINK.replace( /href="[^"]*"/, 'href="/oven.mp4"' ),
		'data-chaty-click'
	);
	opener()?.click();
	expect( document.body.querySelector( 'video' ) ).toMatchObject( {
		controls: true,
		autoplay: true,
		src: 'http://localhost/oven.mp4',
	} );
} );

test( 'given an invalid URL, then the link stays, and the console says so', () => {
	const markup = '<a data-chaty="video" href="javascript:x()">Bad</a>';
	given( markup, 'data-chaty-click' );
	expect( document.body.innerHTML ).toContain( markup );
	expect( log ).toHaveBeenCalledWith( 'no video at javascript:x()' );
} );

describe( 'given a link to another page', () => {
	const link = ( address: string, more = '' ) =>
		`<a data-chaty="video" href="${ address }"${ more }>Film one</a>`;
	const name = ( ...hosts: readonly unknown[] ) => {
		page.chaty_behaviours = { settings: { video: { hosts } } };
	};

	test.each( [
		[
			'of a host that is not allowed',
			link( 'https://evil.example/phish' ),
		],
		[
			'of a host whose name ends like an allowed one',
			link( 'https://eviltube.example/1' ),
		],
		[
			'in data-chaty-src, behind the URL of a video',
			link( 'https://youtu.be/aqz-KE-bpKQ' ).replace(
				'href',
				'data-chaty-src="https://evil.example/" href'
			),
		],
		[ 'of the site itself', link( '/?mobmenu-action=find-element' ) ],
	] )( '%s, then it stays a link', ( _, markup ) => {
		name( 'tube.example', 'localhost', null );
		const { element, frame } = given( markup );
		expect( frame() ).toBeNull();
		element.addEventListener( 'click', ( event ) => {
			expect( event.defaultPrevented ).toBe( false );
			event.preventDefault();
		} );
		element.click();
		expect( document.body.innerHTML ).toBe( `<div>${ markup }</div>` );
		expect( log ).toHaveBeenCalledTimes( 1 );
		expect.assertions( 4 );
	} );

	test( 'of an allowed host, then it plays in a sandboxed frame', () => {
		name( 'tube.example' );
		const { frame } = given( link( 'https://play.tube.example/1' ) );
		expect( frame()?.src ).toBe( 'https://play.tube.example/1' );
		expect( frame()?.getAttribute( 'sandbox' ) ).toBe(
			'allow-scripts allow-same-origin allow-presentation allow-popups'
		);
	} );
} );

test( 'given a frame of any host, then it is its own player, without a sandbox', () => {
	const { frame } = given(
		'<iframe data-chaty="video" title="Film" data-src="https://tube.example/1"></iframe>'
	);
	expect( frame()?.src ).toBe( 'https://tube.example/1' );
	expect( frame()?.hasAttribute( 'sandbox' ) ).toBe( false );
} );

test( 'given a frame that another window has made, as the outer window of Elementor’s editor does, then a button stands in its place', () => {
	document.body.innerHTML = '<iframe></iframe>';
	const outer = document.querySelector( 'iframe' )
		?.contentDocument as Document;
	outer.body.innerHTML = `<div data-chaty-click>${ FRAME }</div>`;
	document.body.replaceChildren( ...outer.body.children );
	const frame = document.querySelector( 'iframe' ) as HTMLIFrameElement;
	attachDeferred( frame );
	document.querySelector( 'button' )?.click();

	expect( frame.getAttribute( 'src' ) ).toBe( `${ PLAYER }?autoplay=1` );
} );
