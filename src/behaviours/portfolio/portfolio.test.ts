import * as viewTransition from '../core/view-transition';
import { attachPortfolio } from './portfolio';

const OURS = `
	<div data-chaty="portfolio">
		<a href="/all/" data-chaty-filter="*">All</a><a href="/bread/" data-chaty-filter="bread">Bread</a><button data-chaty-filter="gluten free">Free</button>
		<ul data-chaty-part="items"><li data-chaty-categories="bread">Rye</li><li data-chaty-categories="sweet, gluten free"><a href="#x">Cake</a></li><li data-chaty-categories="bread, gluten free">Crisp</li></ul>
	</div>`;
const LEGACY = `
	<div id="filterable"><a href="#" class="active" data-categories="*">All</a><a href="#" data-categories="bread">Bread</a><a href="#" data-categories="gluten free">Free</a></div>
	<div id="portfolio-container"><div class="isotope-item" data-categories="bread">Rye</div><div class="isotope-item" data-categories="sweet gluten free"><a href="#x">Cake</a></div><div class="isotope-item" data-categories="bread gluten free">Crisp</div></div>`;

let cleanup = () => {};

function given( markup: string ) {
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	cleanup = attachPortfolio( root );
	return root;
}

const filter = ( name: string ) =>
	[ ...document.querySelectorAll< HTMLElement >( '[aria-pressed]' ) ].find(
		( { textContent } ) => textContent === name
	) as HTMLElement;
const shown = () =>
	[ ...document.querySelectorAll( '[data-chaty-categories], .isotope-item' ) ]
		.filter( ( item ) => ! item.matches( '[data-chaty-out]' ) )
		.map( ( { textContent } ) => textContent );
const pressed = () =>
	[ ...document.querySelectorAll( '[aria-pressed=true]' ) ].map(
		( { textContent } ) => textContent
	);

afterEach( () => {
	cleanup();
	history.replaceState( null, '', '/' );
} );

describe.each( [
	[ 'our own', OURS ],
	[ 'the legacy theme’s', LEGACY ],
] )( 'markup: %s', ( _, markup ) => {
	test( 'given no choice, then all items show and their filter is pressed', () => {
		given( markup );
		expect( shown() ).toEqual( [ 'Rye', 'Cake', 'Crisp' ] );
		expect( pressed() ).toEqual( [ 'All' ] );
	} );

	test( 'when a filter is pressed, then only its items show, with a status and an event', () => {
		const root = given( markup );
		const onFiltered = jest.fn();
		root.addEventListener( 'chaty:portfolio:filtered', onFiltered );
		filter( 'Free' ).click();
		expect( shown() ).toEqual( [ 'Cake', 'Crisp' ] );
		expect( pressed() ).toEqual( [ 'Free' ] );
		expect( document.querySelector( '[role=status]' )?.textContent ).toBe(
			'2 items'
		);
		expect( onFiltered.mock.calls[ 0 ][ 0 ].detail ).toEqual( {
			filter: filter( 'Free' ),
		} );
		expect( window.location.hash ).toMatch( /=gluten%20free$/ );
	} );

	test( 'when it is cleaned up, then the markup is restored', () => {
		given( markup );
		filter( 'Bread' ).click();
		cleanup();
		expect( document.body.innerHTML ).toBe( markup );
	} );
} );

test( 'given a URL that selects a filter, then it is selected; Back returns to the former one', () => {
	history.replaceState( null, '', '/#filter=bread' );
	given( OURS );
	expect( shown() ).toEqual( [ 'Rye', 'Crisp' ] );
	filter( 'All' ).click();
	expect( shown() ).toHaveLength( 3 );
	history.replaceState( null, '', '/#filter=bread' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( pressed() ).toEqual( [ 'Bread' ] );
} );

test( 'given an id, then the fragment begins with it', () => {
	given( OURS.replace( '<div', '<div id="work"' ) );
	filter( 'Bread' ).click();
	expect( window.location.hash ).toBe( '#work=bread' );
} );

test( 'when the item with the focus is hidden, then the filter gets the focus', () => {
	given( OURS );
	document.querySelector< HTMLElement >( 'li a' )?.focus();
	filter( 'Bread' ).click();
	expect( filter( 'Bread' ) ).toBe(
		filter( 'Bread' ).ownerDocument.activeElement
	);
} );

test( 'when items are added, then they are filtered too', async () => {
	given( OURS );
	filter( 'Bread' ).click();
	document
		.querySelector( 'ul' )
		?.insertAdjacentHTML(
			'beforeend',
			'<li data-chaty-categories="sweet">Knot</li><li data-chaty-categories="bread">Oat</li>'
		);
	await Promise.resolve();
	expect( shown() ).toEqual( [ 'Rye', 'Crisp', 'Oat' ] );
} );

test( 'given no items, then the start fails and nothing is changed', () => {
	const markup =
		'<div data-chaty="portfolio"><a data-chaty-filter="*">All</a></div>';
	expect( () => given( markup ) ).toThrow( 'No filters' );
	expect( document.body.innerHTML ).toBe( markup );
	cleanup = () => {};
} );

test( 'given the fragment of something else, or a press on the selected filter, then nothing changes', () => {
	const root = given( OURS );
	filter( 'Bread' ).click();
	const onFiltered = jest.fn();
	root.addEventListener( 'chaty:portfolio:filtered', onFiltered );
	const { length } = window.history;
	filter( 'Bread' ).click();
	expect( window.history ).toHaveLength( length );
	window.history.replaceState( null, '', '/#contact' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( pressed() ).toEqual( [ 'Bread' ] );
	expect( onFiltered ).not.toHaveBeenCalled();
} );

test( 'given a pending view transition, when the filter is cleaned up, then no item is hidden', () => {
	let change = () => {};
	const withViewTransition = jest.spyOn(
		viewTransition,
		'withViewTransition'
	);
	given( OURS );
	withViewTransition.mockImplementation( ( _, update ) => {
		change = update;
	} );
	filter( 'Free' ).click();
	cleanup();
	change();
	expect( document.querySelector( '[data-chaty-out]' ) ).toBeNull();
	withViewTransition.mockRestore();
} );
