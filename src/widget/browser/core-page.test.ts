import { findGlobal } from '../../shared/globals';
import { coreBrowser } from './core';
import { stylesApi } from './styles';

const { addStylesheet, loadScripts, publish, find } = coreBrowser;
const { addStyles } = stylesApi;

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

describe( 'addStyles', () => {
	const adopted = () =>
		( document as { adoptedStyleSheets?: unknown[] } ).adoptedStyleSheets;
	const styles = () =>
		[ ...document.querySelectorAll( 'style' ) ].map(
			( { textContent } ) => textContent
		);

	test( 'given styles of ours after the owner’s, then the owner’s are still the last', () => {
		addStyles( '.launcher {}' );
		addStyles( '.owner {}', true );
		addStyles( '.list {}' );
		expect( styles() ).toEqual( [
			'.launcher {}',
			'.list {}',
			'.owner {}',
		] );
	} );

	test( 'given the same styles twice, then they are added once', () => {
		addStyles( '.once {}' );
		addStyles( '.once {}' );
		expect( styles() ).toEqual( [ '.once {}' ] );
	} );

	test( 'given a browser without constructed sheets, then a style element', () => {
		addStyles( '.chaty{color:red}' );
		expect( styles() ).toEqual( [ '.chaty{color:red}' ] );
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
		expect( adopted() ).toMatchObject( [ 'site', { text: '.chaty{}' } ] );
		expect( styles() ).toEqual( [] );
		Object.assign( window, { CSSStyleSheet: real } );
		Reflect.deleteProperty( document, 'adoptedStyleSheets' );
	} );

	test( 'given CSS that tries to leave its element, then it stays text', () => {
		addStyles( '</style><img id="leak">' );
		expect( document.getElementById( 'leak' ) ).toBeNull();
	} );
} );

describe( 'loadScripts', () => {
	const REACT = { id: 'react-js', src: 'https://site.example/react.js' };
	const WIDGET = { id: 'widget-js', src: 'https://site.example/widget.js' };

	test( 'given scripts that are not there, then they are added with their ids, to run in order, and it waits for all', async () => {
		const onLoaded = jest.fn();
		const loaded = loadScripts( [ REACT, WIDGET ] ).then( onLoaded );
		expect( scripts() ).toEqual( [ 'react-js', 'widget-js' ] );
		const elements = [ ...document.querySelectorAll( 'script' ) ];
		expect( elements ).toMatchObject( [
			{ src: REACT.src, async: false },
			{ src: WIDGET.src, async: false },
		] );
		finish( 'widget-js', 'load' );
		await Promise.resolve();
		expect( onLoaded ).not.toHaveBeenCalled();
		finish( 'react-js', 'load' );
		await loaded;
		expect( onLoaded ).toHaveBeenCalledWith( true );
	} );

	test( 'given some that the page printed itself, then only the others are added', async () => {
		document.head.innerHTML = '<script id="react-js"></script>';
		const loaded = loadScripts( [ REACT, WIDGET ] );
		expect( scripts() ).toEqual( [ 'react-js', 'widget-js' ] );
		finish( 'widget-js', 'load' );
		expect( await loaded ).toBe( true );
	} );

	test( 'given none, or all are there, then nothing is added', async () => {
		document.head.innerHTML = '<script id="react-js"></script>';
		expect( await loadScripts( [] ) ).toBe( true );
		expect( await loadScripts( [ REACT ] ) ).toBe( true );
		expect( scripts() ).toEqual( [ 'react-js' ] );
	} );

	test( 'given one that cannot be loaded, then false, and a later call tries again', async () => {
		const failed = loadScripts( [ REACT, WIDGET ] );
		finish( 'react-js', 'load' );
		finish( 'widget-js', 'error' );
		expect( await failed ).toBe( false );
		expect( scripts() ).not.toContain( 'widget-js' );
		const again = loadScripts( [ REACT, WIDGET ] );
		finish( 'react-js', 'load' );
		finish( 'widget-js', 'load' );
		expect( await again ).toBe( true );
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

	test.each( [
		[ 'an element', '<a id="chaty_named"></a>' ],
		[ 'two elements', '<a id="chaty_named"></a><a id="chaty_named"></a>' ],
		[ 'a form', '<form name="chaty_named"></form>' ],
		[ 'a frame', '<iframe name="chaty_named"></iframe>' ],
	] )( 'given %s of that name, then nothing', ( _, markup ) => {
		document.body.innerHTML = markup;
		expect( window ).toHaveProperty( 'chaty_named' );
		expect( find( 'chaty_named' ) ).toBeUndefined();
		expect( findGlobal( 'chaty_named' ) ).toBeUndefined();
	} );

	test.each( [
		[ 'a list', [] ],
		[ 'an object of a class', new ( class Tracker {} )() ],
		[ 'an object without a prototype', Object.create( null ) ],
		[ 'an asynchronous function', async () => {} ],
	] )( 'given %s, then it is found among all', ( _, value: unknown ) => {
		publish( 'chaty_given', value );
		expect( findGlobal( 'chaty_given' ) ).toBe( value );
		expect( find( 'chaty_given' ) ).toBe(
			typeof value === 'function' ? value : undefined
		);
	} );
} );

describe( 'append', () => {
	test( 'given a new element, then it is the page’s last', () => {
		document.body.innerHTML = '<main></main>';
		const element = document.createElement( 'div' );
		coreBrowser.append( element );
		expect( document.body.lastElementChild ).toBe( element );
	} );

	test( 'given one before the content, then it is moved, in older browsers unless it has the focus', () => {
		document.body.innerHTML = '<div><button></button></div><main></main>';
		const element = document.querySelector( 'div' ) as HTMLElement;
		const button = document.querySelector( 'button' ) as HTMLElement;
		button.focus();
		coreBrowser.append( element );
		expect( document.body.firstElementChild ).toBe( element );
		button.blur();
		coreBrowser.append( element );
		expect( document.body.lastElementChild ).toBe( element );

		const moveBefore = jest.fn();
		Object.assign( document.body, { moveBefore } );
		button.focus();
		coreBrowser.append( element );
		expect( moveBefore.mock.calls ).toEqual( [ [ element, null ] ] );
		Reflect.deleteProperty( document.body, 'moveBefore' );
	} );

	test( 'given one that is being pressed, then it is moved after the press', () => {
		document.body.innerHTML = '<div></div><main></main>';
		const element = document.querySelector( 'div' ) as HTMLElement;
		const matches = jest.spyOn( element, 'matches' );
		matches.mockReturnValue( true );
		coreBrowser.append( element );
		expect( document.body.firstElementChild ).toBe( element );
		matches.mockRestore();
		element.click();
		expect( document.body.lastElementChild ).toBe( element );
	} );
} );

test( 'log: given a message, then one line in the console', () => {
	const line = jest.spyOn( console, 'info' ).mockImplementation();
	coreBrowser.log( 'Chaty: hello' );
	expect( line.mock.calls ).toEqual( [ [ 'Chaty: hello' ] ] );
	line.mockRestore();
} );
