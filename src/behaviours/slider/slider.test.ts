import { fakeLayout } from '../../../tests/unit/fake-layout';
import * as dom from '../core/dom';
import * as messages from '../core/messages';
import { attachSlider } from './slider';

const MARKUP = `<section data-chaty="slider" aria-label="Guests"><ul>${ [
	'One',
	'Two',
	'Three',
]
	.map( ( name ) => `<li><a href="#">${ name }</a></li>` )
	.join( '' ) }</ul></section>`;

/** A slider with autoplay, unless reduced motion is preferred. */
function given( markup = MARKUP, prefersReducedMotion = () => false ) {
	fakeLayout( {} );
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const log = jest.spyOn( messages, 'log' ).mockReset();
	jest.spyOn( dom, 'prefersReducedMotion' ).mockImplementation(
		prefersReducedMotion
	);
	const emitted: string[] = [];
	for ( const what of [ 'shown', 'running', 'paused', 'stopped' ] ) {
		root.addEventListener( `chaty:slider:${ what }`, ( event ) => {
			const { slide } = ( event as CustomEvent ).detail;
			emitted.push( what + ( slide ?? '' ) );
		} );
	}
	/** Embla observes its slides too, besides the slider itself. */
	const watched = new Map< Element, ( isInView: boolean ) => void >();
	window.IntersectionObserver = class {
		readonly targets: Element[] = [];
		constructor( private readonly notify: IntersectionObserverCallback ) {}
		observe( target: Element ) {
			this.targets.push( target );
			watched.set( target, ( isIntersecting ) =>
				this.notify(
					[ { target, isIntersecting } as IntersectionObserverEntry ],
					this as unknown as IntersectionObserver
				)
			);
		}
		disconnect() {
			this.targets.forEach( ( target ) => watched.delete( target ) );
		}
	} as unknown as typeof IntersectionObserver;
	const setInView = ( isInView: boolean ) => {
		const notify = watched.get( root );
		if ( ! notify ) {
			throw new Error( 'Not observed.' );
		}
		notify( isInView );
	};
	const cleanup = attachSlider( root );
	const button = ( name: string ) =>
		document.querySelector( `[aria-label="${ name }"]` ) as HTMLElement;
	const shown = () =>
		[ ...document.querySelectorAll( 'li:not([inert])' ) ]
			.map( ( { textContent } ) => textContent )
			.join();
	const viewport = root.querySelector( '.chaty-slider-viewport' );
	return { root, cleanup, emitted, button, shown, viewport, log, setInView };
}

beforeEach( () => {
	jest.useFakeTimers();
} );

test( 'given the URL leads into a slide, then that shows, and autoplay stops', () => {
	const { shown, emitted, root, cleanup } = given();
	( root.querySelectorAll( 'a' )[ 2 ] as Element ).id = 'last';
	window.location.hash = '#last';
	window.dispatchEvent( new Event( 'hashchange' ) );
	expect( shown() ).toBe( 'Three' );
	expect( emitted ).toEqual(
		expect.arrayContaining( [ 'shown2', 'stopped' ] )
	);
	cleanup();
	window.location.hash = '';
} );

test( 'given autoplay, then the next slide shows every 7 s, and the first after the last', () => {
	const { shown, emitted, viewport, root } = given();
	expect( root.dataset[ 'state' ] ).toBe( 'running' );
	expect( viewport?.getAttribute( 'aria-live' ) ).toBe( 'off' );
	jest.advanceTimersByTime( 6999 );
	expect( shown() ).toBe( 'One' );
	jest.advanceTimersByTime( 1 );
	expect( shown() ).toBe( 'Two' );
	jest.advanceTimersByTime( 14000 );
	expect( shown() ).toBe( 'One' );
	expect( emitted ).toEqual( [
		'shown0',
		'running',
		'shown1',
		'shown2',
		'shown0',
	] );
} );

test( 'when the visitor selects a slide, then autoplay stops until the visitor starts it', () => {
	const { shown, button, root, viewport } = given();
	button( 'Next slide' ).click();
	expect( shown() ).toBe( 'Two' );
	expect( root.dataset[ 'state' ] ).toBe( 'stopped' );
	expect( viewport?.getAttribute( 'aria-live' ) ).toBe( 'polite' );
	jest.advanceTimersByTime( 60000 );
	expect( shown() ).toBe( 'Two' );
	button( 'Start automatic slide show' ).click();
	expect( button( 'Stop automatic slide show' ) ).toBeTruthy();
	jest.advanceTimersByTime( 7000 );
	expect( shown() ).toBe( 'Three' );
} );

/** Dispatches an event on a slider. */
const fire = ( type: string ) => ( root: Element ) =>
	root.dispatchEvent( new Event( type ) );

/** Hides or shows the page. */
const hide = ( value: boolean ) => () => {
	Object.defineProperty( document, 'hidden', { configurable: true, value } );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

test.each( [
	[
		'the pointer is over it',
		fire( 'pointerenter' ),
		fire( 'pointerleave' ),
	],
	[ 'the focus is in it', fire( 'focusin' ), fire( 'focusout' ) ],
	[ 'the page is hidden', hide( true ), hide( false ) ],
] )( 'while %s, then autoplay is paused', ( _, begin, end ) => {
	const { root, shown } = given();
	begin( root );
	expect( root.dataset[ 'state' ] ).toBe( 'paused' );
	jest.advanceTimersByTime( 60000 );
	expect( shown() ).toBe( 'One' );
	end( root );
	expect( root.dataset[ 'state' ] ).toBe( 'running' );
	jest.advanceTimersByTime( 7000 );
	expect( shown() ).toBe( 'Two' );
} );

describe( 'given a slider out of view', () => {
	test( 'then autoplay is paused until it is in view again', () => {
		const { root, shown, setInView } = given();
		// Embla's own first timers.
		jest.advanceTimersByTime( 100 );
		setInView( false );
		expect( root.dataset[ 'state' ] ).toBe( 'paused' );
		expect( jest.getTimerCount() ).toBe( 0 );
		jest.advanceTimersByTime( 60000 );
		expect( shown() ).toBe( 'One' );
		setInView( true );
		expect( root.dataset[ 'state' ] ).toBe( 'running' );
		jest.advanceTimersByTime( 7000 );
		expect( shown() ).toBe( 'Two' );
	} );

	test( 'when the visitor stopped it, then it stays stopped; when it is cleaned up, then it is not observed', () => {
		const { root, setInView, button, cleanup } = given();
		button( 'Stop automatic slide show' ).click();
		setInView( false );
		setInView( true );
		expect( root.dataset[ 'state' ] ).toBe( 'stopped' );
		cleanup();
		expect( setInView ).toThrow( 'Not observed.' );
	} );
} );

test( 'given reduced motion, then autoplay waits until the visitor starts it', () => {
	const { root, shown, button } = given( MARKUP, () => true );
	expect( root.dataset[ 'state' ] ).toBe( 'stopped' );
	jest.advanceTimersByTime( 60000 );
	expect( shown() ).toBe( 'One' );
	button( 'Start automatic slide show' ).click();
	jest.advanceTimersByTime( 7000 );
	expect( shown() ).toBe( 'Two' );
} );

test( 'given the focus on a dot, when keys change the slide, then the focus moves to its dot', () => {
	const { root, button, shown } = given();
	const focused = () => root.ownerDocument.activeElement;
	const press = ( key: string ) =>
		focused()?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key, bubbles: true } )
		);
	button( 'Slide 1' ).focus();
	press( 'End' );
	expect( shown() ).toBe( 'Three' );
	expect( focused() ).toBe( button( 'Slide 3' ) );
	press( 'ArrowRight' );
	expect( focused() ).toBe( button( 'Slide 1' ) );
	press( 'ArrowLeft' );
	press( 'Home' );
	expect( shown() ).toBe( 'One' );
} );

test( 'when it is cleaned up, then the markup is restored and autoplay ends', () => {
	const markup = MARKUP.replace( '<li>', '<li inert="">' ).replace(
		'Two',
		'Two<img loading="lazy" alt="">'
	);
	const { cleanup, root, emitted, button } = given( markup );
	button( 'Next slide' ).click();
	cleanup();
	expect( document.body.innerHTML.replace( / style=""/g, '' ) ).toBe(
		markup
	);
	emitted.length = 0;
	jest.advanceTimersByTime( 60000 );
	root.dispatchEvent( new Event( 'pointerenter' ) );
	expect( emitted ).toEqual( [] );
} );

test( 'given lazy images, then those of the neighbors are loaded before they are in view', () => {
	const { button } = given(
		`<ul data-chaty="slider">${ '<li><img loading="lazy" alt=""></li>'.repeat(
			5
		) }</ul>`
	);
	const lazy = () =>
		[ ...document.querySelectorAll( 'img' ) ]
			.map( ( image ) => image.getAttribute( 'loading' )?.[ 0 ] )
			.join( '' );
	expect( lazy() ).toBe( 'eelle' );
	button( 'Next slide' ).click();
	expect( lazy() ).toBe( 'eeele' );
} );

test( 'given one slide, then there are no buttons; given none, then the start fails', () => {
	given( '<div data-chaty="slider"><ul><li>One</li></ul></div>' );
	expect( document.querySelector( 'button' ) ).toBeNull();
	expect( () => given( '<div data-chaty="slider"></div>' ) ).toThrow(
		'A slider has no slides.'
	);
} );

test( 'given a chunk that cannot be loaded, then slides are in a row', async () => {
	const { shown, root } = given(
		MARKUP.replace( 'aria', 'data-chaty-effect="fold" aria' )
	);
	await Promise.resolve();
	await Promise.resolve();
	await Promise.resolve();
	expect( root.querySelectorAll( 'button' ) ).toHaveLength( 6 );
	expect( shown() ).toBe( 'One' );
} );
