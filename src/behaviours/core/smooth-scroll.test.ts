import { smoothScroll } from './smooth-scroll';

let top = 0;

/** A page of 5000 px in a window of 1000. */
beforeEach( () => {
	jest.useFakeTimers();
	top = 0;
	window.scrollTo = ( ( options: ScrollToOptions ) => {
		top = Math.min( Math.max( options.top ?? 0, 0 ), 4000 );
	} ) as typeof window.scrollTo;
	Object.defineProperty( window, 'scrollY', {
		configurable: true,
		get: () => top,
	} );
} );

test( 'given a second, then it is half way at its half and there at its end', () => {
	smoothScroll( 0, () => 1000 - top, 1000 );
	jest.advanceTimersByTime( 500 );
	expect( top ).toBeGreaterThan( 450 );
	expect( top ).toBeLessThan( 550 );
	jest.advanceTimersByTime( 480 );
	expect( top ).toBeLessThan( 1000 );
	jest.advanceTimersByTime( 40 );
	expect( top ).toBe( 1000 );
} );

test( 'given a page that the browser moved, then it begins where it was', () => {
	top = 1000;
	smoothScroll( 200, () => 1000 - top, 1000 );
	expect( top ).toBe( 200 );
} );

test( 'given a place that moves meanwhile, then it ends there', () => {
	let place = 1000;
	smoothScroll( 0, () => place - top, 1000 );
	jest.advanceTimersByTime( 500 );
	place = 1400;
	jest.advanceTimersByTime( 600 );
	expect( top ).toBe( 1400 );
} );

test( 'given no time, then it is there at once', () => {
	smoothScroll( 0, () => 700 - top, 0 );
	expect( top ).toBe( 700 );
} );

test( 'given a place below the end of the page, then it slows down at its end', () => {
	smoothScroll( 0, () => 4800 - top, 1000 );
	jest.advanceTimersByTime( 900 );
	expect( top ).toBeLessThan( 4000 );
	jest.advanceTimersByTime( 200 );
	expect( top ).toBe( 4000 );
} );

test.each( [ 'wheel', 'pointerdown', 'keydown' ] )(
	'when the visitor does something (%s), then it stops',
	( type ) => {
		smoothScroll( 0, () => 1000 - top, 1000 );
		jest.advanceTimersByTime( 300 );
		const stopped = top;
		window.dispatchEvent( new Event( type ) );
		jest.advanceTimersByTime( 1000 );
		expect( top ).toBe( stopped );
	}
);
