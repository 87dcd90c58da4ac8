import '../accordion';
import '../navigation';
import '../tabs';
import { makeElement } from './make-element';
import { runBehaviours } from './runner';
import { wrapElement } from './wrap-element';

const MENU =
	'<ul data-chaty="navigation"><li><a href="/bread">Bread</a></li></ul>';

const ACCORDION =
	'<ul data-chaty="accordion"><li><h3 data-chaty-part="heading">One</h3><div data-chaty-part="panel">First</div></li></ul>';

const TABS = `<div data-chaty="tabs">
	<ul data-chaty-part="list"><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul>
	<div id="one">First</div><div id="two">Second</div>
</div>`;

/** Lets the observer of the page's content run. */
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

/** Starts the behaviours in the markup, adds a changed copy, and returns both. */
async function given(
	markup: string,
	change: ( copy: HTMLElement ) => void = () => {}
) {
	document.body.innerHTML = markup;
	await settle();
	const original = document.body.firstElementChild as HTMLElement;
	const copy = original.cloneNode( true ) as HTMLElement;
	change( copy );
	original.after( copy );
	await settle();
	return { original, copy };
}

beforeAll( () => {
	window.matchMedia = () => ( { matches: true } ) as MediaQueryList;
	runBehaviours();
} );

test( 'when a running element is copied, then the copy has the added elements once, and works', async () => {
	const { original, copy } = await given( ACCORDION );
	copy.querySelector( 'button' )?.click();
	const [ first, second ] = [ original, copy ].map( ( one ) => ( {
		buttons: one.querySelectorAll( 'button' ).length,
		name: one.querySelector( 'h3' )?.textContent,
		isOpen: one.querySelector( 'button' )?.ariaExpanded,
		leadsTo: document.getElementById(
			`${ one
				.querySelector( 'button' )
				?.getAttribute( 'aria-controls' ) }`
		)?.parentElement?.parentElement,
	} ) );
	expect( first ).toMatchObject( {
		buttons: 1,
		name: 'One',
		isOpen: 'false',
		leadsTo: original,
	} );
	expect( second ).toMatchObject( {
		buttons: 1,
		name: 'One',
		isOpen: 'true',
		leadsTo: copy,
	} );
} );

test( 'when kept markup is restored, then it has the added elements once', async () => {
	await given( MENU );
	const { innerHTML } = document.body;
	document.body.innerHTML = '';
	document.body.innerHTML = innerHTML;
	await settle();
	expect( document.querySelectorAll( 'ul' ) ).toHaveLength( 2 );
	expect( document.querySelectorAll( 'select' ) ).toHaveLength( 2 );
} );

test( 'given a copy in copies of its wrapper, then it leaves them, with the content that the page has added', async () => {
	document.body.innerHTML = MENU;
	const menu = document.body.firstElementChild as HTMLElement;
	const box = makeElement( 'div', {}, makeElement( 'p', {}, 'Ours' ) );
	wrapElement( menu, box );
	box.append( 'Theirs' );
	document.body.innerHTML += '';
	await settle();
	expect( document.body.children ).toHaveLength( 1 );
	expect( document.body.firstElementChild?.localName ).toBe( 'ul' );
	expect( document.body.lastChild?.textContent ).toBe( 'Theirs' );
} );

test( 'given tabs whose copy has the same ids, then each shows its own panels', async () => {
	const { original, copy } = await given( TABS );
	copy.querySelector< HTMLElement >( '[href="#two"]' )?.click();
	const listShown = ( one: HTMLElement ) =>
		[ ...one.querySelectorAll( '[role=tabpanel]:not( [hidden] )' ) ].map(
			( { textContent } ) => textContent
		);
	expect( listShown( original ) ).toEqual( [ 'First' ] );
	expect( listShown( copy ) ).toEqual( [ 'Second' ] );
} );

test( 'elements that other scripts have added to a copy stay, and those that another copy of the runtime runs are left alone', async () => {
	const { copy } = await given( MENU, ( one ) => {
		one.append( makeElement( 'li', {}, 'Added by a script that runs' ) );
		one.insertAdjacentHTML( 'beforeend', '<li class="theirs"></li>' );
	} );
	expect( copy.querySelectorAll( 'li' ) ).toHaveLength( 4 );
} );

test( 'when it is ended and attached again, then copies of its parts that a script has put into it stay', async () => {
	const { original } = await given( MENU );
	const choice = original.querySelector( '.chaty-navigation-choice' );
	original.append( choice?.cloneNode( true ) as Node );
	const api = window.chaty?.behaviours?.[ 'navigation' ];
	api?.destroy( original );
	api?.attach( original );
	expect( original.querySelectorAll( 'select' ) ).toHaveLength( 2 );
} );

test( 'given elements that another window has made, as the outer window of Elementor’s editor does, then behaviours start on them and name their parts', async () => {
	document.body.innerHTML = '<iframe></iframe>';
	const outer = document.querySelector( 'iframe' )
		?.contentDocument as Document;
	outer.body.innerHTML = ACCORDION + TABS;
	document.body.replaceChildren( ...outer.body.children );
	await settle();

	const controls = [ ...document.querySelectorAll( '[aria-controls]' ) ].map(
		( control ) =>
			document.getElementById(
				`${ control.getAttribute( 'aria-controls' ) }`
			)?.textContent
	);
	expect( controls ).toEqual( [ 'First', 'First', 'Second' ] );
} );

describe( 'when the scripts of the page run again, as where Turbo or htmx replaces its body', () => {
	beforeAll( async () => {
		jest.resetModules();
		( await import( './runner' ) ).runBehaviours();
		await import( '../navigation' );
		await import( '../lightbox' );
	} );

	test( 'then each behaviour runs once', async () => {
		const { original, copy } = await given( MENU );
		for ( const one of [ original, copy ] ) {
			expect( one.querySelectorAll( 'select' ) ).toHaveLength( 1 );
		}
	} );

	test( 'then no id is given twice', async () => {
		const { ensureId } = await import( './attributes' );
		document.body.innerHTML = '<p id="chaty-part-1"></p><p></p>';
		const [ kept, added ] = document.body.children as Iterable< Element >;
		expect( ensureId( added as Element, 'part' ) ).toBe( added?.id );
		expect( added?.id ).toMatch( /^chaty-part-\d+$/ );
		expect( added?.id ).not.toBe( kept?.id );
	} );

	test( 'then the Back button of a lightbox is watched once', async () => {
		const listen = jest.spyOn( window, 'addEventListener' );
		jest.resetModules();
		await import( '../lightbox' );
		expect( listen ).not.toHaveBeenCalled();
	} );

	test( 'then rules that a theme has added to the validation stay', async () => {
		await import( '../validation' );
		const api = window.chaty?.[ 'validation' ];
		jest.resetModules();
		await import( '../validation' );
		expect( window.chaty?.[ 'validation' ] ).toBe( api );
	} );
} );
