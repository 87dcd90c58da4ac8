import { onBackButton, onPointerLeave } from './exit-intent';

/** Waits until the browser has arrived, also where one step leads to another. */
async function arrive(): Promise< void > {
	for ( let turn = 0; turn < 3; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	}
}

/** The visitor presses Back. */
async function goBack(): Promise< void > {
	window.history.back();
	await arrive();
}

/** A fresh entry of the site, on which a test starts. */
function givenPage( name: string ): void {
	window.history.pushState( { page: name }, '', `#${ name }` );
}

/** Listens on an entry of the site. */
function listen() {
	const onBack = jest.fn();
	return { onBack, stop: onBackButton( onBack ) };
}

const state = () => window.history.state as Record< string, unknown > | null;
const hash = () => window.location.hash;

/** Which of our entries this is. */
const step = () => `${ state()?.[ 'chatyExit' ] ?? '' }`.split( ' ' )[ 0 ];

/** The navigation that the page's own listeners get. */
const heard: string[] = [];
window.addEventListener( 'popstate', () => heard.push( hash() ) );

// The cleanup at the end of a test steps over its entries.
afterEach( arrive );

describe( 'watchBack', () => {
	test( 'given the first Back, then it is reported and the visitor is still here; given the second, then the visitor leaves and nothing is reported', async () => {
		givenPage( 'before' );
		givenPage( 'here' );
		const { onBack, stop } = listen();
		expect( state() ).toMatchObject( { page: 'here' } );
		await goBack();
		expect( onBack ).toHaveBeenCalledTimes( 1 );
		expect( hash() ).toBe( '#here' );
		expect( state() ).toMatchObject( { page: 'here' } );
		await goBack();
		expect( hash() ).toBe( '#before' );
		expect( onBack ).toHaveBeenCalledTimes( 1 );
		stop();
	} );

	test( 'exactly two entries are pushed, at the same address', () => {
		givenPage( 'count' );
		const { length } = window.history;
		const { stop } = listen();
		expect( window.history.length ).toBe( length + 2 );
		expect( hash() ).toBe( '#count' );
		stop();
	} );

	test( 'given two widgets that wait for it, then it is reported to both, and still only one Back is kept', async () => {
		givenPage( 'far' );
		givenPage( 'near' );
		const onBack = jest.fn();
		const stops = [ onBackButton( onBack ), onBackButton( onBack ) ];
		await goBack();
		expect( onBack ).toHaveBeenCalledTimes( 2 );
		await goBack();
		expect( hash() ).toBe( '#far' );
		stops.forEach( ( stop ) => stop() );
	} );

	test( 'given a single-page site that went on, then its own Back is not swallowed', async () => {
		givenPage( 'list' );
		const { onBack, stop } = listen();
		givenPage( 'detail' );
		await goBack();
		expect( hash() ).toBe( '#list' );
		expect( onBack ).not.toHaveBeenCalled();
		stop();
	} );

	test( 'given it is undone, even twice, then its entries are gone, and neither it nor the page gets an event', async () => {
		givenPage( 'previous' );
		givenPage( 'reading' );
		heard.length = 0;
		const { onBack, stop } = listen();
		stop();
		stop();
		await arrive();
		expect( heard ).toEqual( [] );
		expect( [ hash(), step() ] ).toEqual( [ '#reading', '' ] );
		await goBack();
		expect( hash() ).toBe( '#previous' );
		expect( heard ).toEqual( [ '#previous' ] );
		expect( onBack ).not.toHaveBeenCalled();
	} );

	test( 'given only one of two is undone, then the entries stay', async () => {
		givenPage( 'shared' );
		const { onBack, stop } = listen();
		onBackButton( () => undefined )();
		await arrive();
		expect( step() ).toBe( '2' );
		await goBack();
		expect( onBack ).toHaveBeenCalledTimes( 1 );
		stop();
	} );

	test( 'given a site that went on before it is undone, then the way back from there is one press', async () => {
		givenPage( 'outside' );
		givenPage( 'shop' );
		const stop = onBackButton( () => undefined );
		// Some sites copy the state that they find.
		window.history.pushState( state(), '', '#product' );
		stop();
		await arrive();
		expect( hash() ).toBe( '#product' );
		heard.length = 0;
		await goBack();
		expect( [ hash(), step() ] ).toEqual( [ '#shop', '' ] );
		expect( heard ).toEqual( [ '#shop' ] );
		await goBack();
		expect( hash() ).toBe( '#outside' );
	} );

	describe( 'given a page that was loaded again', () => {
		const push = ( name: string, on: number ) =>
			window.history.pushState(
				{ page: name, chatyExit: `${ on } ${ window.location.href }` },
				''
			);

		test( 'on the second entry, then none is added', async () => {
			givenPage( 'again' );
			push( 'again', 1 );
			push( 'again', 2 );
			const { length } = window.history;
			const { onBack, stop } = listen();
			expect( window.history.length ).toBe( length );
			await goBack();
			expect( onBack ).toHaveBeenCalledTimes( 1 );
			expect( [ hash(), step() ] ).toEqual( [ '#again', '' ] );
			stop();
		} );

		test( 'on the first entry, because Back was pressed before this listened, then it is reported', async () => {
			givenPage( 'origin' );
			givenPage( 'early' );
			push( 'early', 1 );
			const { onBack, stop } = listen();
			expect( onBack ).not.toHaveBeenCalled();
			await arrive();
			expect( onBack ).toHaveBeenCalledTimes( 1 );
			expect( [ hash(), step() ] ).toEqual( [ '#early', '' ] );
			stop();
			await goBack();
			expect( hash() ).toBe( '#origin' );
		} );

		test( 'on an entry of the site with a copied state, then it gets entries of its own', () => {
			givenPage( 'copied' );
			push( 'copied', 2 );
			window.history.pushState( state(), '', '#copy' );
			const { length } = window.history;
			const stop = onBackButton( () => undefined );
			expect( window.history.length ).toBe( length + 2 );
			stop();
		} );
	} );

	test( 'given an inline script that listens before all others, then that one calls, for as long as there is something to hear', async () => {
		const early = new Set< ( event: Event ) => void >();
		Object.assign( window, { chaty_back: early } );
		givenPage( 'inline' );
		const stop = onBackButton( () => undefined );
		expect( early.size ).toBe( 1 );
		const callEarly = ( event: Event ) =>
			early.forEach( ( handle ) => handle( event ) );
		window.addEventListener( 'popstate', callEarly, true );
		stop();
		await arrive();
		expect( early.size ).toBe( 0 );
		expect( step() ).toBe( '' );
		window.removeEventListener( 'popstate', callEarly, true );
		Reflect.deleteProperty( window, 'chaty_back' );
	} );

	test( 'given a browser that refuses history entries, then nothing is thrown', () => {
		const push = jest
			.spyOn( window.history, 'pushState' )
			.mockImplementation( () => {
				throw new DOMException( 'denied', 'SecurityError' );
			} );
		expect( () => onBackButton( () => undefined )() ).not.toThrow();
		push.mockRestore();
	} );
} );

describe( 'watchLeave', () => {
	const leave = ( target: EventTarget ) =>
		target.dispatchEvent( new Event( 'mouseleave' ) );

	test.each< [ string, () => EventTarget, number ] >( [
		[ 'the document', () => document, 1 ],
		[ 'its root', () => document.documentElement, 1 ],
		[ 'an element of the page', () => document.body, 0 ],
	] )( 'given the mouse leaves %s', ( _, target, times ) => {
		const onLeave = jest.fn();
		const stop = onPointerLeave( onLeave );
		leave( target() );
		expect( onLeave ).toHaveBeenCalledTimes( times );
		stop();
	} );

	test( 'given it is undone, then nothing is reported', () => {
		const onLeave = jest.fn();
		onPointerLeave( onLeave )();
		leave( document );
		expect( onLeave ).not.toHaveBeenCalled();
	} );
} );
