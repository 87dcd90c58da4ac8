import { watchBack, watchLeave } from './exit-watch';

/** The visitor presses Back, and the browser has gone there, and wherever that leads. */
async function goBack(): Promise< void > {
	window.history.back();
	for ( let turn = 0; turn < 3; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	}
}

/** A fresh entry of the site, on which a test starts. */
function givenPage( name: string ): void {
	window.history.pushState( { page: name }, '', `#${ name }` );
}

const state = () => window.history.state as Record< string, unknown > | null;

describe( 'watchBack', () => {
	test( 'given the first Back, then it is told and the visitor is still here', async () => {
		givenPage( 'first' );
		const onBack = jest.fn();
		const stop = watchBack( onBack );
		await goBack();
		expect( onBack ).toHaveBeenCalledTimes( 1 );
		expect( window.location.hash ).toBe( '#first' );
		stop();
	} );

	test( 'given the second Back, then the visitor leaves and nothing is told', async () => {
		givenPage( 'before' );
		givenPage( 'here' );
		const onBack = jest.fn();
		const stop = watchBack( onBack );
		await goBack();
		await goBack();
		expect( window.location.hash ).toBe( '#before' );
		expect( onBack ).toHaveBeenCalledTimes( 1 );
		stop();
	} );

	test( 'exactly two entries are pushed, at the same address', () => {
		givenPage( 'count' );
		const { length } = window.history;
		const stop = watchBack( () => undefined );
		expect( window.history.length ).toBe( length + 2 );
		expect( window.location.hash ).toBe( '#count' );
		stop();
	} );

	test( 'given two widgets that wait for it, then both hear of it, and still only one Back is kept', async () => {
		givenPage( 'far' );
		givenPage( 'near' );
		const onBack = jest.fn();
		const stops = [ watchBack( onBack ), watchBack( onBack ) ];
		await goBack();
		expect( onBack ).toHaveBeenCalledTimes( 2 );
		await goBack();
		expect( window.location.hash ).toBe( '#far' );
		stops.forEach( ( stop ) => stop() );
	} );

	test( 'given a site’s own state, then it finds it in every entry', async () => {
		givenPage( 'mine' );
		const stop = watchBack( () => undefined );
		expect( state() ).toMatchObject( { page: 'mine' } );
		await goBack();
		expect( state() ).toMatchObject( { page: 'mine' } );
		stop();
	} );

	test( 'given a single-page site that went on, then its own Back is not swallowed', async () => {
		givenPage( 'list' );
		const onBack = jest.fn();
		const stop = watchBack( onBack );
		givenPage( 'detail' );
		await goBack();
		expect( window.location.hash ).toBe( '#list' );
		expect( onBack ).not.toHaveBeenCalled();
		stop();
	} );

	test( 'given it is undone, then nothing is told, and undoing twice is harmless', async () => {
		givenPage( 'undone' );
		const onBack = jest.fn();
		const stop = watchBack( onBack );
		stop();
		stop();
		await goBack();
		expect( onBack ).not.toHaveBeenCalled();
	} );

	test( 'given a browser that refuses history entries, then nothing is thrown', () => {
		const push = jest
			.spyOn( window.history, 'pushState' )
			.mockImplementation( () => {
				throw new DOMException( 'denied', 'SecurityError' );
			} );
		expect( () => watchBack( () => undefined )() ).not.toThrow();
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
		const stop = watchLeave( onLeave );
		leave( target() );
		expect( onLeave ).toHaveBeenCalledTimes( times );
		stop();
	} );

	test( 'given it is undone, then nothing is told', () => {
		const onLeave = jest.fn();
		watchLeave( onLeave )();
		leave( document );
		expect( onLeave ).not.toHaveBeenCalled();
	} );
} );
