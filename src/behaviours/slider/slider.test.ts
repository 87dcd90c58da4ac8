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

/** A slider that moves at once, and goes on by itself unless less motion is wanted. */
function given( markup = MARKUP, prefersReducedMotion = () => false ) {
	fakeLayout( {} );
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	const log = jest.spyOn( messages, 'log' ).mockReset();
	jest.spyOn( dom, 'prefersReducedMotion' ).mockImplementation(
		prefersReducedMotion
	);
	const heard: string[] = [];
	for ( const what of [ 'shown', 'running', 'paused', 'stopped' ] ) {
		root.addEventListener( `chaty:slider:${ what }`, ( event ) => {
			const { slide } = ( event as CustomEvent ).detail;
			heard.push( what + ( slide ?? '' ) );
		} );
	}
	/** Embla watches its slides, of which the slider knows nothing. */
	const watched = new Map< Element, ( isSeen: boolean ) => void >();
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
	const see = ( isSeen: boolean ) => {
		const notify = watched.get( root );
		if ( ! notify ) {
			throw new Error( 'Nobody watches.' );
		}
		notify( isSeen );
	};
	const undo = attachSlider( root );
	const button = ( name: string ) =>
		document.querySelector( `[aria-label="${ name }"]` ) as HTMLElement;
	const shown = () =>
		[ ...document.querySelectorAll( 'li:not([inert])' ) ]
			.map( ( { textContent } ) => textContent )
			.join();
	const viewport = root.querySelector( '.chaty-slider-viewport' );
	return { root, undo, heard, button, shown, viewport, log, see };
}

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

test( 'it goes on by itself every seven seconds, and after the last comes the first', () => {
	const { shown, heard, viewport, root } = given();
	expect( root.dataset[ 'state' ] ).toBe( 'running' );
	expect( viewport?.getAttribute( 'aria-live' ) ).toBe( 'off' );
	jest.advanceTimersByTime( 6999 );
	expect( shown() ).toBe( 'One' );
	jest.advanceTimersByTime( 1 );
	expect( shown() ).toBe( 'Two' );
	jest.advanceTimersByTime( 14000 );
	expect( shown() ).toBe( 'One' );
	expect( heard ).toEqual( [
		'shown0',
		'running',
		'shown1',
		'shown2',
		'shown0',
	] );
} );

test( 'when the visitor takes over, then it stops until the visitor starts it', () => {
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

test.each( [
	[ 'a pointer over it', 'pointerenter', 'pointerleave' ],
	[ 'focus in it', 'focusin', 'focusout' ],
] )( '%s holds it for as long', ( _, begin, end ) => {
	const { root, shown } = given();
	root.dispatchEvent( new Event( begin ) );
	expect( root.dataset[ 'state' ] ).toBe( 'paused' );
	jest.advanceTimersByTime( 60000 );
	expect( shown() ).toBe( 'One' );
	root.dispatchEvent( new Event( end ) );
	expect( root.dataset[ 'state' ] ).toBe( 'running' );
	jest.advanceTimersByTime( 7000 );
	expect( shown() ).toBe( 'Two' );
} );

test( 'a page that is not seen holds it', () => {
	const { shown } = given();
	const hide = ( hidden: boolean ) => {
		Object.defineProperty( document, 'hidden', {
			configurable: true,
			value: hidden,
		} );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	};
	hide( true );
	jest.advanceTimersByTime( 60000 );
	expect( shown() ).toBe( 'One' );
	hide( false );
	jest.advanceTimersByTime( 7000 );
	expect( shown() ).toBe( 'Two' );
} );

describe( 'a slider out of view', () => {
	test( 'rests until it is in view again', () => {
		const { root, shown, see } = given();
		// What Embla does at first.
		jest.advanceTimersByTime( 100 );
		see( false );
		expect( root.dataset[ 'state' ] ).toBe( 'paused' );
		expect( jest.getTimerCount() ).toBe( 0 );
		jest.advanceTimersByTime( 60000 );
		expect( shown() ).toBe( 'One' );
		see( true );
		expect( root.dataset[ 'state' ] ).toBe( 'running' );
		jest.advanceTimersByTime( 7000 );
		expect( shown() ).toBe( 'Two' );
	} );

	test( 'stays stopped when the visitor stopped it, and is no longer watched when it ends', () => {
		const { root, see, button, undo } = given();
		button( 'Stop automatic slide show' ).click();
		see( false );
		see( true );
		expect( root.dataset[ 'state' ] ).toBe( 'stopped' );
		undo();
		expect( see ).toThrow( 'Nobody watches.' );
	} );
} );

test( 'given a visitor who wants less motion, then it waits to be started', () => {
	const { root, shown, button } = given( MARKUP, () => true );
	expect( root.dataset[ 'state' ] ).toBe( 'stopped' );
	jest.advanceTimersByTime( 60000 );
	expect( shown() ).toBe( 'One' );
	button( 'Start automatic slide show' ).click();
	jest.advanceTimersByTime( 7000 );
	expect( shown() ).toBe( 'Two' );
} );

test( 'when focus is on the button of a slide, then keys take it along', () => {
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

test( 'when it ends, then the markup is as it was, and nothing goes on', () => {
	const markup = MARKUP.replace( '<li>', '<li inert="">' ).replace(
		'Two',
		'Two<img loading="lazy" alt="">'
	);
	const { undo, root, heard, button } = given( markup );
	button( 'Next slide' ).click();
	undo();
	expect( document.body.innerHTML.replace( / style=""/g, '' ) ).toBe(
		markup
	);
	heard.length = 0;
	jest.advanceTimersByTime( 60000 );
	root.dispatchEvent( new Event( 'pointerenter' ) );
	expect( heard ).toEqual( [] );
} );

test( 'pictures come before they are in view', () => {
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

test( 'one slide has no buttons; none is no slider', () => {
	given( '<div data-chaty="slider"><ul><li>One</li></ul></div>' );
	expect( document.querySelector( 'button' ) ).toBeNull();
	expect( () => given( '<div data-chaty="slider"></div>' ) ).toThrow(
		'A slider has no slides.'
	);
} );

test( 'where the later half cannot be had, the slides are in a row', async () => {
	const { shown, root } = given(
		MARKUP.replace( 'aria', 'data-chaty-effect="fold" aria' )
	);
	await Promise.resolve();
	await Promise.resolve();
	await Promise.resolve();
	expect( root.querySelectorAll( 'button' ) ).toHaveLength( 6 );
	expect( shown() ).toBe( 'One' );
} );
