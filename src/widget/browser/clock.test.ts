import { coreBrowser } from './core';
import { widgetApi } from './widget';
import { triggersApi } from './triggers';

function givenTab( isHidden: boolean ): void {
	Object.defineProperty( document, 'hidden', {
		configurable: true,
		get: () => isHidden,
	} );
}

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	Reflect.deleteProperty( document, 'hidden' );
} );

describe( 'every', () => {
	test( 'given a second, then a tick each second, until it is undone', () => {
		const onTick = jest.fn();
		const stop = triggersApi.every( 1000, onTick );
		jest.advanceTimersByTime( 3000 );
		expect( onTick ).toHaveBeenCalledTimes( 3 );
		stop();
		jest.advanceTimersByTime( 3000 );
		expect( onTick ).toHaveBeenCalledTimes( 3 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	test( 'given a hidden tab, then the clock stands still and goes on afterwards', () => {
		const onTick = jest.fn();
		const stop = triggersApi.every( 1000, onTick );
		givenTab( true );
		jest.advanceTimersByTime( 60_000 );
		expect( onTick ).not.toHaveBeenCalled();
		givenTab( false );
		jest.advanceTimersByTime( 2000 );
		expect( onTick ).toHaveBeenCalledTimes( 2 );
		stop();
	} );
} );

describe( 'after', () => {
	test( 'given a while, then once', () => {
		const onTime = jest.fn();
		widgetApi.after( 150, onTime );
		jest.advanceTimersByTime( 149 );
		expect( onTime ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1000 );
		expect( onTime ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'given it is undone, then never', () => {
		const onTime = jest.fn();
		widgetApi.after( 150, onTime )();
		jest.advanceTimersByTime( 1000 );
		expect( onTime ).not.toHaveBeenCalled();
	} );
} );

test( 'now: given the clock, then its time', () => {
	jest.setSystemTime( new Date( '2026-01-14T12:00:00Z' ) );
	expect( coreBrowser.now().toISOString() ).toBe(
		'2026-01-14T12:00:00.000Z'
	);
} );

test( 'readFacts: given a page, then its title and address as they are now', () => {
	document.title = 'Shop & more';
	window.history.replaceState( {}, '', '/shop?q=1' );
	expect( coreBrowser.readFacts() ).toEqual( {
		userAgent: window.navigator.userAgent,
		title: 'Shop & more',
		url: 'http://localhost/shop?q=1',
		hasPrivacyControl: false,
	} );
} );

describe( 'what the visitor does', () => {
	afterEach( () => document.body.replaceChildren() );

	test.each( [
		[ 'a page that scrolls', [ 3000, 40 ], [ 2900, 0 ], [ 40, 2000 ] ],
		[
			'a body that is zoomed out',
			[ 3000, 40 ],
			[ 4500, 0 ],
			[ 40, 2000 ],
		],
		[ 'a body that scrolls', [ 1000, 0 ], [ 9000, 70 ], [ 70, 8000 ] ],
		[ 'a page that fits', [ 1000, 0 ], [ 400, 0 ], [ 0, -600 ] ],
	] )(
		'readScroll: given %s, then how far it is and can be scrolled',
		( _, [ height, scrollY ], [ bodyHeight, scrollTop ], scroll ) => {
			const { documentElement, body } = document;
			for ( const [ target, name, value ] of [
				[ window, 'innerHeight', 1000 ],
				[ window, 'scrollY', scrollY ],
				[ documentElement, 'scrollHeight', height ],
				[ body, 'scrollHeight', bodyHeight ],
				[ body, 'scrollTop', scrollTop ],
			] as const ) {
				Object.defineProperty( target, name, {
					configurable: true,
					value,
				} );
			}
			const [ top, range ] = scroll;
			expect( triggersApi.readScroll() ).toEqual( { top, range } );
		}
	);

	test( 'onScroll: given the page or a part of it is scrolled, then each time, until it is undone', () => {
		document.body.innerHTML = '<main></main>';
		const onScroll = jest.fn();
		const stop = triggersApi.onScroll( onScroll );
		const scroll = () =>
			[ document, document.querySelector( 'main' ) ].forEach(
				( part ) => part?.dispatchEvent( new Event( 'scroll' ) )
			);
		scroll();
		expect( onScroll ).toHaveBeenCalledTimes( 2 );
		stop();
		scroll();
		expect( onScroll ).toHaveBeenCalledTimes( 2 );
	} );

	test( 'findFocus: given nothing has it, then null', () => {
		expect( widgetApi.findFocus() ).toBeNull();
	} );

	test( 'findFocus: given a button has it, then that', () => {
		document.body.innerHTML = '<button>Go</button>';
		const button = document.querySelector( 'button' );
		button?.focus();
		expect( widgetApi.findFocus() ).toBe( button );
	} );

	test.each( [ true, false ] )(
		'canHover: given a pointer for which hovering is %s',
		( matches ) => {
			window.matchMedia = () => ( { matches } ) as MediaQueryList;
			expect( widgetApi.canHover() ).toBe( matches );
		}
	);

	test( 'canHover: given a browser without the media query, then yes', () => {
		Reflect.deleteProperty( window, 'matchMedia' );
		expect( widgetApi.canHover() ).toBe( true );
	} );

	test( 'navigate: given a new tab, then it does not hand over this one', () => {
		const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
		widgetApi.navigate( 'https://site.example/thanks', true );
		expect( open ).toHaveBeenCalledWith(
			'https://site.example/thanks',
			'_blank',
			'noopener'
		);
		open.mockRestore();
	} );

	test( 'navigate: given this tab, then the page goes there', () => {
		widgetApi.navigate( '#thanks', false );
		expect( window.location.hash ).toBe( '#thanks' );
	} );
} );
