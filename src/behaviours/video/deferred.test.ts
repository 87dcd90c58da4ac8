import * as messages from '../core/messages';
import { attachDeferred } from './deferred';

const LINK =
	'<a data-chaty="video" href="https://youtu.be/aqz-KE-bpKQ?t=9">How we bake</a>';
const FRAME =
	'<iframe data-chaty="video" title="How we bake" data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

const page = window as unknown as {
	wp_has_consent?: () => boolean;
	chaty_behaviours?: object;
};
const log = jest.spyOn( messages, 'log' ).mockImplementation();
const focus = jest.spyOn( HTMLElement.prototype, 'focus' );

function given( markup: string, options = '' ) {
	document.body.innerHTML = `<div ${ options }>${ markup }</div>`;
	const element = document.body.querySelector( 'a, iframe' ) as HTMLElement;
	const undo = attachDeferred( element );
	const find = ( selector: string ) =>
		document.body.querySelector< HTMLElement >( selector );
	return {
		element,
		undo,
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
	test( 'then nothing is asked for before, and the player comes with the focus', () => {
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

	test( 'when it ends, then the markup is as it was', () => {
		const { opener, undo } = given( markup, 'data-chaty-click' );
		const before = `<div data-chaty-click="">${ markup }</div>`;
		undo();
		expect( document.body.innerHTML ).toBe( before );
		given( markup, 'data-chaty-click' ).undo();
		const again = given( markup, 'data-chaty-click' );
		again.opener()?.click();
		again.undo();
		expect( document.body.innerHTML ).toBe( before );
		expect( opener() ).toBeNull();
	} );

	test( 'when the press is for a new tab, then it is the browser’s', () => {
		const { opener, frame } = given( LINK, 'data-chaty-click' );
		opener()?.dispatchEvent( new MouseEvent( 'click', { ctrlKey: true } ) );
		expect( frame() ).toBeNull();
	} );
} );

test( 'given a frame that is there already, then it is sent away until the click', () => {
	const { frame, opener, undo } = given(
		FRAME.replace( 'data-src', 'src' ),
		'data-chaty-click'
	);
	expect( frame() ).toBeNull();
	opener()?.click();
	expect( frame()?.src ).toBe( `${ PLAYER }?autoplay=1` );
	undo();
	expect( frame()?.src ).toBe( 'https://www.youtube.com/embed/aqz-KE-bpKQ' );
} );

test( 'given a poster, then the button shows it; given one that fails, then it is plain', () => {
	const { opener } = given(
		FRAME,
		'data-chaty-click data-chaty-poster="/oven.jpg"'
	);
	const poster = () => opener()?.querySelector( 'img' );
	expect( poster()?.getAttribute( 'src' ) ).toBe( '/oven.jpg' );
	poster()?.dispatchEvent( new Event( 'error' ) );
	expect( poster() ).toBeNull();
} );

describe( 'the WP Consent API', () => {
	test( 'given a page without it, then the player is there at once, and does not begin', () => {
		expect( given( LINK ).frame()?.src ).toBe( `${ PLAYER }?start=9` );
	} );

	test( 'given no consent, then it waits, and consent is enough', () => {
		let isGiven = false;
		page.wp_has_consent = () => isGiven;
		const { frame, opener } = given( FRAME );
		const tell = () =>
			document.dispatchEvent(
				new Event( 'wp_listen_for_consent_change' )
			);
		expect( opener() ).not.toBeNull();
		tell();
		expect( frame() ).toBeNull();
		isGiven = true;
		tell();
		expect( frame()?.src ).toBe( PLAYER );
	} );

	test( 'given consent, but a page that asks for a click, then it waits', () => {
		page.wp_has_consent = () => true;
		expect( given( LINK, 'data-chaty-click' ).frame() ).toBeNull();
	} );

	test( 'given no consent, but a page that needs none, then it does not wait', () => {
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

test( 'given an address that is none, then it is told, and stays', () => {
	const markup = '<a data-chaty="video" href="javascript:x()">Bad</a>';
	given( markup, 'data-chaty-click' );
	expect( document.body.innerHTML ).toContain( markup );
	expect( log ).toHaveBeenCalledWith( 'no video at javascript:x()' );
} );

describe( 'given a link to a page that is no film', () => {
	const link = ( address: string, more = '' ) =>
		`<a data-chaty="video" href="${ address }"${ more }>Film one</a>`;
	const name = ( ...hosts: readonly unknown[] ) => {
		page.chaty_behaviours = { settings: { video: { hosts } } };
	};

	test.each( [
		[ 'of a host that nobody names', link( 'https://evil.example/phish' ) ],
		[
			'of a host whose name only ends like one',
			link( 'https://eviltube.example/1' ),
		],
		[
			'behind the address of a film',
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

	test( 'of a host that the site names, then it plays in a frame that can do no more', () => {
		name( 'tube.example' );
		const { frame } = given( link( 'https://play.tube.example/1' ) );
		expect( frame()?.src ).toBe( 'https://play.tube.example/1' );
		expect( frame()?.getAttribute( 'sandbox' ) ).toBe(
			'allow-scripts allow-same-origin allow-presentation allow-popups'
		);
	} );
} );

test( 'given a frame of any host, then it is its own player, with the rights that it has', () => {
	const { frame } = given(
		'<iframe data-chaty="video" title="Film" data-src="https://tube.example/1"></iframe>'
	);
	expect( frame()?.src ).toBe( 'https://tube.example/1' );
	expect( frame()?.hasAttribute( 'sandbox' ) ).toBe( false );
} );
