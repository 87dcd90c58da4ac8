import * as messages from '../core/messages';
import { attachBackground } from './background';

const page = window;
const media = {
	play: jest.fn( () => Promise.resolve() ),
	pause: jest.fn(),
};
let preferences: readonly string[] = [];
let isWide = true;
let onResize: () => void = () => undefined;
const sent: string[] = [];

function given( attributes: string ) {
	document.body.innerHTML = `<section ${ attributes }><h2>Bread</h2></section>`;
	const box = document.body.firstElementChild as HTMLElement;
	const size = { clientWidth: 375, clientHeight: 667 };
	Object.entries( size ).forEach( ( [ name, value ] ) =>
		Object.defineProperty( box, name, { value, configurable: true } )
	);
	const cleanup = attachBackground( box );
	return {
		box,
		cleanup,
		video: () => box.querySelector< HTMLElement >( 'video, iframe' ),
		control: () => box.querySelector( 'button' ),
	};
}

beforeEach( () => {
	preferences = [];
	sent.length = 0;
	Object.assign( HTMLMediaElement.prototype, media );
	window.matchMedia = ( query: string ) =>
		Object.assign( new EventTarget(), {
			matches:
				query === '(min-width: 768px)'
					? isWide
					: preferences.some( ( preference ) =>
							query.includes( preference )
					  ),
		} ) as MediaQueryList;
	window.ResizeObserver = class {
		constructor( listener: () => void ) {
			onResize = listener;
		}
		observe = () => undefined;
		disconnect = () => undefined;
	} as never;
} );

afterEach( () => {
	delete page.wp_has_consent;
} );

const FILE = 'data-chaty="video" data-chaty-background="/oven.mp4"';
const YOUTUBE =
	'data-chaty="video" data-chaty-background="https://youtu.be/aqz-KE-bpKQ"';

test( 'given a file, then it plays muted, in a loop, and covers the box', () => {
	const { video, box } = given( `${ FILE } data-chaty-poster="/oven.jpg"` );
	expect( video() ).toMatchObject( {
		muted: true,
		loop: true,
		autoplay: true,
		src: 'http://localhost/oven.mp4',
	} );
	expect( video()?.style.width ).toBe( '1185.7777777777778px' );
	expect( video()?.style.marginLeft ).toBe( '-405px' );
	expect( box.querySelector( 'img' )?.getAttribute( 'src' ) ).toBe(
		'/oven.jpg'
	);
} );

test( 'given a box that changes its size, then the video covers it 100 ms later', () => {
	jest.useFakeTimers();
	const { video, box } = given( FILE );
	Object.defineProperty( box, 'clientWidth', { value: 1600 } );
	onResize();
	jest.advanceTimersByTime( 60 );
	onResize();
	jest.advanceTimersByTime( 60 );
	expect( video()?.style.width ).toBe( '1185.7777777777778px' );
	jest.advanceTimersByTime( 40 );
	expect( video()?.style.width ).toBe( '1600px' );
} );

test( 'given the control, then its label says what a press does, as the video plays and pauses', () => {
	const { video, control } = given( FILE );
	const events: string[] = [];
	for ( const what of [ 'played', 'paused' ] ) {
		document.body.addEventListener( `chaty:video:${ what }`, () =>
			events.push( what )
		);
	}
	video()?.dispatchEvent( new Event( 'play' ) );
	expect( control()?.getAttribute( 'aria-label' ) ).toBe(
		'Pause the background video'
	);
	control()?.click();
	expect( media.pause ).toHaveBeenCalled();
	video()?.dispatchEvent( new Event( 'pause' ) );
	expect( control()?.getAttribute( 'aria-label' ) ).toBe(
		'Play the background video'
	);
	control()?.click();
	expect( media.play ).toHaveBeenCalled();
	expect( events ).toEqual( [ 'paused', 'played' ] );
	video()?.dispatchEvent( new Event( 'error' ) );
	expect( control()?.hidden ).toBe( true );
} );

test( 'given YouTube, then its player without cookies gets commands', () => {
	const { video, control } = given( YOUTUBE );
	const frame = video() as HTMLIFrameElement;
	const { origin, pathname, searchParams } = new URL( frame.src );
	expect( origin + pathname ).toBe(
		'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
	);
	expect( Object.fromEntries( searchParams ) ).toEqual( {
		autoplay: '1',
		mute: '1',
		loop: '1',
		playlist: 'aqz-KE-bpKQ',
		controls: '0',
		disablekb: '1',
		rel: '0',
		iv_load_policy: '3',
		playsinline: '1',
		enablejsapi: '1',
	} );
	Object.assign( frame.contentWindow as Window, {
		postMessage: ( message: string, host: string ) =>
			sent.push( `${ JSON.parse( message ).func } ${ host }` ),
	} );
	control()?.click();
	control()?.click();
	expect( sent ).toEqual( [
		'pauseVideo https://www.youtube-nocookie.com',
		'playVideo https://www.youtube-nocookie.com',
	] );
} );

test( 'given no consent, then YouTube gets no request before a press', () => {
	page.wp_has_consent = () => false;
	const { video, control } = given( YOUTUBE );
	expect( video() ).toBeNull();
	control()?.click();
	expect( video() ).not.toBeNull();
	expect( given( FILE ).video() ).not.toBeNull();
} );

test.each( [ 'reduced-motion', 'reduced-data' ] )(
	'given prefers-%s, then only the poster shows',
	( preference ) => {
		preferences = [ preference ];
		const { video, control, box } = given(
			`${ FILE } data-chaty-poster="/oven.jpg"`
		);
		expect( video() ).toBeNull();
		expect( control() ).toBeNull();
		expect( box.querySelector( 'img' ) ).not.toBeNull();
	}
);

test( 'given a data saver, then only the poster shows', () => {
	Object.assign( navigator, { connection: { saveData: true } } );
	expect( given( FILE ).video() ).toBeNull();
	Object.assign( navigator, { connection: undefined } );
} );

test.each( [ false, true ] )(
	'given legacy theme markup and at least 768 px: %s, then it has a video accordingly',
	( isWideEnough ) => {
		isWide = isWideEnough;
		const { video } = given(
			'data-vc-video-bg="https://youtu.be/aqz-KE-bpKQ"'
		);
		expect( video() !== null ).toBe( isWideEnough );
		isWide = true;
	}
);

test( 'given a URL that is no video, then the console says so', () => {
	const log = jest.spyOn( messages, 'log' ).mockImplementation();
	const { video } = given( 'data-chaty-background="https://vimeo.com/1"' );
	expect( video() ).toBeNull();
	expect( log ).toHaveBeenCalledWith(
		'no background video at https://vimeo.com/1'
	);
} );

test( 'when it is destroyed, then the markup is restored', () => {
	const { cleanup } = given( `${ FILE } data-chaty-poster="/oven.jpg"` );
	cleanup();
	expect( document.body.innerHTML ).toBe(
		`<section ${ FILE } data-chaty-poster="/oven.jpg"><h2>Bread</h2></section>`
	);
} );
