import { coreBrowser } from './core';

const page = window as { chaty_settings?: unknown };

/** The page as it is while the browser still reads it. */
function givenReadyState( state: DocumentReadyState ): void {
	Object.defineProperty( document, 'readyState', {
		configurable: true,
		get: () => state,
	} );
}

afterEach( () => {
	delete page.chaty_settings;
	Reflect.deleteProperty( document, 'readyState' );
} );

describe( 'watchSettings', () => {
	function watch(): unknown[] {
		const seen: unknown[] = [];
		coreBrowser.watchSettings( ( settings ) => seen.push( settings ) );
		return seen;
	}

	test( 'given settings that stand there, then they come at once', () => {
		page.chaty_settings = { chaty_widgets: [ 1 ] };
		expect( watch() ).toEqual( [ { chaty_widgets: [ 1 ] } ] );
	} );

	test( 'given no settings, then none come', () => {
		expect( watch() ).toEqual( [] );
	} );

	test( 'given settings that a delayed script sets, then they come after its statement', async () => {
		const seen = watch();
		page.chaty_settings = { late: true };
		await Promise.resolve();
		expect( seen ).toEqual( [ { late: true } ] );
	} );

	test( 'given a script that defines them as WordPress does, then they come', async () => {
		const seen = watch();
		const script = document.createElement( 'script' );
		script.textContent = 'var chaty_settings = { "from": "script" };';
		document.head.append( script );
		await Promise.resolve();
		expect( seen ).toEqual( [ { from: 'script' } ] );
	} );

	test( 'given settings that change, then each comes', async () => {
		page.chaty_settings = { nth: 1 };
		const seen = watch();
		page.chaty_settings = { nth: 2 };
		page.chaty_settings = { nth: 3 };
		await Promise.resolve();
		expect( seen ).toEqual( [ { nth: 1 }, { nth: 2 }, { nth: 3 } ] );
	} );

	test( 'the page still reads what it set', () => {
		watch();
		page.chaty_settings = { mine: true };
		expect( page.chaty_settings ).toEqual( { mine: true } );
	} );

	test( 'given a page that froze the name, then what stands there is used and nothing thrown', () => {
		const frozen = jest
			.spyOn( Object, 'defineProperty' )
			.mockImplementation( () => {
				throw new TypeError( 'Cannot redefine property' );
			} );
		page.chaty_settings = { frozen: true };
		const seen = watch();
		frozen.mockRestore();
		expect( seen ).toEqual( [ { frozen: true } ] );
	} );
} );

describe.each( [
	[ 'whenParsed', 'DOMContentLoaded', 'interactive' ],
	[ 'whenLoaded', 'load', 'interactive' ],
] as const )( '%s', ( name, type, state ) => {
	test( 'given a page that has loaded, then at once', async () => {
		const handle = jest.fn();
		void coreBrowser[ name ]().then( handle );
		await Promise.resolve();
		expect( handle ).toHaveBeenCalledTimes( 1 );
	} );

	test( `given a page that loads, then with ${ type }, once`, async () => {
		givenReadyState( state );
		const handle = jest.fn();
		void coreBrowser[ name ]().then( handle );
		await Promise.resolve();
		expect( handle ).not.toHaveBeenCalled();
		window.dispatchEvent( new Event( type ) );
		window.dispatchEvent( new Event( 'load' ) );
		await Promise.resolve();
		expect( handle ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'listen', () => {
	test.each( [
		[ 'window', window ],
		[ 'document', document ],
	] as const )( 'hears of the %s, until it is undone', ( name, target ) => {
		const handle = jest.fn();
		const cleanup = coreBrowser.listen( name, 'chaty-test', handle );
		target.dispatchEvent( new Event( 'chaty-test' ) );
		cleanup();
		cleanup();
		target.dispatchEvent( new Event( 'chaty-test' ) );
		expect( handle ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'hears of an element', () => {
		const button = document.createElement( 'button' );
		const handle = jest.fn();
		coreBrowser.listen( button, 'click', handle );
		button.click();
		expect( handle ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'emit', () => {
	test( 'given nobody objects, then true, and the event is emitted', () => {
		const handle = jest.fn();
		document.addEventListener( 'chaty:opened', handle, { once: true } );
		expect( coreBrowser.emit( 'chaty:opened', { widget: '0' } ) ).toBe(
			true
		);
		expect( handle.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			detail: { widget: '0' },
		} );
	} );

	test( 'given a script that prevents it, then false', () => {
		document.addEventListener(
			'chaty:channel',
			( event ) => event.preventDefault(),
			{ once: true }
		);
		expect( coreBrowser.emit( 'chaty:channel', {} ) ).toBe( false );
	} );
} );
