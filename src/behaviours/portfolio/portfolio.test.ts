import * as viewTransition from '../core/view-transition';
import { attachPortfolio } from './portfolio';

const OURS = `
	<div data-chaty="portfolio">
		<a href="/all/" data-chaty-filter="*">All</a><a href="/bread/" data-chaty-filter="bread">Bread</a><button data-chaty-filter="gluten free">Free</button>
		<ul data-chaty-part="items"><li data-chaty-categories="bread">Rye</li><li data-chaty-categories="sweet, gluten free"><a href="#x">Cake</a></li><li data-chaty-categories="bread, gluten free">Crisp</li></ul>
	</div>`;
const ORIGIN = `
	<div id="filterable"><a href="#" class="active" data-categories="*">All</a><a href="#" data-categories="bread">Bread</a><a href="#" data-categories="gluten free">Free</a></div>
	<div id="portfolio-container"><div class="isotope-item" data-categories="bread">Rye</div><div class="isotope-item" data-categories="sweet gluten free"><a href="#x">Cake</a></div><div class="isotope-item" data-categories="bread gluten free">Crisp</div></div>`;

let undo = () => {};

function given( markup: string ) {
	document.body.innerHTML = markup;
	const root = document.body.firstElementChild as HTMLElement;
	undo = attachPortfolio( root );
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
	undo();
	history.replaceState( null, '', '/' );
} );

describe.each( [
	[ 'ours', OURS ],
	[ 'the origin’s', ORIGIN ],
] )( 'markup: %s', ( _, markup ) => {
	test( 'all show at first, and their filter is pressed', () => {
		given( markup );
		expect( shown() ).toEqual( [ 'Rye', 'Cake', 'Crisp' ] );
		expect( pressed() ).toEqual( [ 'All' ] );
	} );

	test( 'when a filter is pressed, then its items alone show, and it is told', () => {
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

	test( 'when it ends, then the markup is as it was', () => {
		given( markup );
		filter( 'Bread' ).click();
		undo();
		expect( document.body.innerHTML ).toBe( markup );
	} );
} );

test( 'given an address that names a filter, then it is chosen; Back leads to the former', () => {
	history.replaceState( null, '', '/#filter=bread' );
	given( OURS );
	expect( shown() ).toEqual( [ 'Rye', 'Crisp' ] );
	filter( 'All' ).click();
	expect( shown() ).toHaveLength( 3 );
	history.replaceState( null, '', '/#filter=bread' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( pressed() ).toEqual( [ 'Bread' ] );
} );

test( 'given an id, then the address goes by it', () => {
	given( OURS.replace( '<div', '<div id="work"' ) );
	filter( 'Bread' ).click();
	expect( window.location.hash ).toBe( '#work=bread' );
} );

test( 'given the focus in an item that goes, then the filter has it', () => {
	given( OURS );
	document.querySelector< HTMLElement >( 'li a' )?.focus();
	filter( 'Bread' ).click();
	expect( filter( 'Bread' ) ).toBe(
		filter( 'Bread' ).ownerDocument.activeElement
	);
} );

test( 'given more items, then they are filtered too', async () => {
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

test( 'given no items, then it is told, and nothing is changed', () => {
	const markup =
		'<div data-chaty="portfolio"><a data-chaty-filter="*">All</a></div>';
	expect( () => given( markup ) ).toThrow( 'No filters' );
	expect( document.body.innerHTML ).toBe( markup );
	undo = () => {};
} );

test( 'given an address of something else on the page, or a press on the chosen one, then nothing changes', () => {
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

test( 'given a transition that has not begun, when the filter is destroyed, then no item is marked', () => {
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
	undo();
	change();
	expect( document.querySelector( '[data-chaty-out]' ) ).toBeNull();
	withViewTransition.mockRestore();
} );
