import * as messages from '../core/messages';
import { attachBackground } from './background';

const page = window as unknown as { wp_has_consent?: () => boolean };
const media = {
	play: jest.fn( () => Promise.resolve() ),
	pause: jest.fn(),
};
let wishes: readonly string[] = [];
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
	const undo = attachBackground( box );
	return {
		box,
		undo,
		film: () => box.querySelector< HTMLElement >( 'video, iframe' ),
		control: () => box.querySelector( 'button' ),
	};
}

beforeEach( () => {
	wishes = [];
	sent.length = 0;
	Object.assign( HTMLMediaElement.prototype, media );
	window.matchMedia = ( query: string ) =>
		Object.assign( new EventTarget(), {
			matches:
				query === '(min-width: 768px)'
					? isWide
					: wishes.some( ( wish ) => query.includes( wish ) ),
		} ) as MediaQueryList;
	window.ResizeObserver = class {
		constructor( listener: () => void ) {
			onResize = listener;
		}
		observe = () => undefined;
		disconnect = () => undefined;
	} as unknown as typeof ResizeObserver;
} );

afterEach( () => {
	delete page.wp_has_consent;
	jest.useRealTimers();
} );

const FILE = 'data-chaty="video" data-chaty-background="/oven.mp4"';
const YOUTUBE =
	'data-chaty="video" data-chaty-background="https://youtu.be/aqz-KE-bpKQ"';

test( 'given a file, then it plays muted, without end, and covers the box', () => {
	const { film, box } = given( `${ FILE } data-chaty-poster="/oven.jpg"` );
	expect( film() ).toMatchObject( {
		muted: true,
		loop: true,
		autoplay: true,
		src: 'http://localhost/oven.mp4',
	} );
	expect( film()?.style.width ).toBe( '1185.7777777777778px' );
	expect( film()?.style.marginLeft ).toBe( '-405px' );
	expect( box.querySelector( 'img' )?.getAttribute( 'src' ) ).toBe(
		'/oven.jpg'
	);
} );

test( 'given another size, then it covers that 100 ms later', () => {
	jest.useFakeTimers();
	const { film, box } = given( FILE );
	Object.defineProperty( box, 'clientWidth', { value: 1600 } );
	onResize();
	jest.advanceTimersByTime( 60 );
	onResize();
	jest.advanceTimersByTime( 60 );
	expect( film()?.style.width ).toBe( '1185.7777777777778px' );
	jest.advanceTimersByTime( 40 );
	expect( film()?.style.width ).toBe( '1600px' );
} );

test( 'given the control, then it says what a press does, and follows the film', () => {
	const { film, control } = given( FILE );
	const events: string[] = [];
	for ( const what of [ 'played', 'paused' ] ) {
		document.body.addEventListener( `chaty:video:${ what }`, () =>
			events.push( what )
		);
	}
	film()?.dispatchEvent( new Event( 'play' ) );
	expect( control()?.getAttribute( 'aria-label' ) ).toBe(
		'Pause the background video'
	);
	control()?.click();
	expect( media.pause ).toHaveBeenCalled();
	film()?.dispatchEvent( new Event( 'pause' ) );
	expect( control()?.getAttribute( 'aria-label' ) ).toBe(
		'Play the background video'
	);
	control()?.click();
	expect( media.play ).toHaveBeenCalled();
	expect( events ).toEqual( [ 'paused', 'played' ] );
	film()?.dispatchEvent( new Event( 'error' ) );
	expect( control()?.hidden ).toBe( true );
} );

test( 'given YouTube, then its player without cookies is told what to do', () => {
	const { film, control } = given( YOUTUBE );
	const frame = film() as HTMLIFrameElement;
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

test( 'given no consent to YouTube, then it is asked for nothing until a press', () => {
	page.wp_has_consent = () => false;
	const { film, control } = given( YOUTUBE );
	expect( film() ).toBeNull();
	control()?.click();
	expect( film() ).not.toBeNull();
	expect( given( FILE ).film() ).not.toBeNull();
} );

test.each( [ 'reduced-motion', 'reduced-data' ] )(
	'given the wish prefers-%s, then there is the poster alone',
	( wish ) => {
		wishes = [ wish ];
		const { film, control, box } = given(
			`${ FILE } data-chaty-poster="/oven.jpg"`
		);
		expect( film() ).toBeNull();
		expect( control() ).toBeNull();
		expect( box.querySelector( 'img' ) ).not.toBeNull();
	}
);

test( 'given a data saver, then there is the poster alone', () => {
	Object.assign( navigator, { connection: { saveData: true } } );
	expect( given( FILE ).film() ).toBeNull();
	Object.assign( navigator, { connection: undefined } );
} );

test.each( [ false, true ] )(
	'given the origin’s markup on a page from 768 px on: %s, then it has a film accordingly',
	( isWideEnough ) => {
		isWide = isWideEnough;
		const { film } = given(
			'data-vc-video-bg="https://youtu.be/aqz-KE-bpKQ"'
		);
		expect( film() !== null ).toBe( isWideEnough );
		isWide = true;
	}
);

test( 'given an address that is none, then it is told', () => {
	const log = jest.spyOn( messages, 'log' ).mockImplementation();
	const { film } = given( 'data-chaty-background="https://vimeo.com/1"' );
	expect( film() ).toBeNull();
	expect( log ).toHaveBeenCalledWith(
		'no background video at https://vimeo.com/1'
	);
} );

test( 'when it ends, then the markup is as it was', () => {
	const { undo } = given( `${ FILE } data-chaty-poster="/oven.jpg"` );
	undo();
	expect( document.body.innerHTML ).toBe(
		`<section ${ FILE } data-chaty-poster="/oven.jpg"><h2>Bread</h2></section>`
	);
} );
