import { pageParts } from './page-parts';

const { addStyles, addStylesheet, loadScript, publish, find, hasElement } =
	pageParts;

const scripts = () =>
	[ ...document.querySelectorAll( 'script' ) ].map( ( { id } ) => id );

/** The browser has fetched a script, or failed to. */
function finish( id: string, type: 'load' | 'error' ): void {
	document.getElementById( id )?.dispatchEvent( new Event( type ) );
}

afterEach( () => {
	document.head.replaceChildren();
	document.body.replaceChildren();
} );

describe( 'loadScript', () => {
	test( 'given a script that is not there, then it is added with its id', async () => {
		const loaded = loadScript( 'one-js', 'https://site.example/one.js' );
		expect( document.getElementById( 'one-js' ) ).toMatchObject( {
			src: 'https://site.example/one.js',
		} );
		finish( 'one-js', 'load' );
		expect( await loaded ).toBe( true );
	} );

	test( 'given it is asked for twice, then it runs once and both hear of it', async () => {
		const first = loadScript( 'two-js', '/two.js' );
		const second = loadScript( 'two-js', '/two.js' );
		expect( scripts() ).toEqual( [ 'two-js' ] );
		finish( 'two-js', 'load' );
		expect( await Promise.all( [ first, second ] ) ).toEqual( [
			true,
			true,
		] );
		expect( await loadScript( 'two-js', '/two.js' ) ).toBe( true );
		expect( scripts() ).toEqual( [ 'two-js' ] );
	} );

	test( 'given the page printed it itself, then nothing is added', async () => {
		document.head.innerHTML = '<script id="react-js" src="/r.js"></script>';
		expect( await loadScript( 'react-js', '/react.js' ) ).toBe( true );
		expect( scripts() ).toEqual( [ 'react-js' ] );
	} );

	test( 'given it cannot be had, then false, and the next call tries again', async () => {
		const failed = loadScript( 'three-js', '/three.js' );
		finish( 'three-js', 'error' );
		expect( await failed ).toBe( false );
		expect( scripts() ).toEqual( [] );
		const again = loadScript( 'three-js', '/three.js' );
		finish( 'three-js', 'load' );
		expect( await again ).toBe( true );
	} );
} );

describe( 'addStyles', () => {
	const adopted = () =>
		( document as { adoptedStyleSheets?: unknown[] } ).adoptedStyleSheets;

	test( 'given a browser without constructed sheets, then a style element', () => {
		addStyles( '.chaty{color:red}' );
		expect( document.querySelector( 'style' )?.textContent ).toBe(
			'.chaty{color:red}'
		);
	} );

	test( 'given constructed sheets, then one is added to the page’s own, which a strict policy allows', () => {
		class Sheet {
			text = '';
			replaceSync( css: string ) {
				this.text = css;
			}
		}
		const real = window.CSSStyleSheet;
		Object.assign( window, { CSSStyleSheet: Sheet } );
		Object.assign( document, { adoptedStyleSheets: [ 'site' ] } );
		addStyles( '.chaty{}' );
		expect( adopted() ).toEqual( [ 'site', { text: '.chaty{}' } ] );
		expect( document.querySelector( 'style' ) ).toBeNull();
		Object.assign( window, { CSSStyleSheet: real } );
		Reflect.deleteProperty( document, 'adoptedStyleSheets' );
	} );

	test( 'given CSS that tries to leave its element, then it stays text', () => {
		addStyles( '</style><img id="leak">' );
		expect( hasElement( 'leak' ) ).toBe( false );
	} );
} );

test( 'addStylesheet: given an address, then a link that holds nothing up', () => {
	addStylesheet( 'https://fonts.example/css?family=Nunito' );
	expect( document.querySelector( 'link' ) ).toMatchObject( {
		rel: 'stylesheet',
		href: 'https://fonts.example/css?family=Nunito',
	} );
} );

describe( 'globals', () => {
	test( 'given one that is published, then it is found', () => {
		const launch = () => undefined;
		publish( 'launch_chaty', launch );
		expect( find( 'launch_chaty' ) ).toBe( launch );
	} );

	test( 'given one that nobody set, then nothing', () => {
		expect( find( 'chaty_nobody' ) ).toBeUndefined();
	} );
} );

test( 'append: given an element, then it is the page’s last', () => {
	document.body.innerHTML = '<main></main>';
	const element = document.createElement( 'div' );
	element.id = 'chaty-widget-0';
	pageParts.append( element );
	expect( document.body.lastElementChild ).toBe( element );
	expect( hasElement( 'chaty-widget-0' ) ).toBe( true );
	expect( hasElement( 'chaty-widget-_1' ) ).toBe( false );
} );

test( 'log: given a message, then one line in the console', () => {
	const line = jest.spyOn( console, 'info' ).mockImplementation();
	pageParts.log( 'Chaty: hello' );
	expect( line.mock.calls ).toEqual( [ [ 'Chaty: hello' ] ] );
	line.mockRestore();
} );
