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
	test( 'then all items show; when a filter is pressed, then only its items, with a status and an event', () => {
		const root = given( markup );
		expect( shown() ).toEqual( [ 'Rye', 'Cake', 'Crisp' ] );
		expect( pressed() ).toEqual( [ 'All' ] );
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

test( 'given a second one without an id, then each has a fragment of its own', () => {
	given( OURS + OURS );
	const end = attachPortfolio(
		document.body.lastElementChild as HTMLElement
	);
	for ( const [ place, hash ] of [
		'#filter=bread',
		'#filter2=bread',
	].entries() ) {
		document
			.querySelectorAll< HTMLElement >( '[data-chaty-filter=bread]' )
			[ place ]?.click();
		expect( window.location.hash ).toBe( hash );
	}
	end();
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

const SHOP = `
	<div data-chaty="portfolio">
		<p data-chaty-part="filters"><button data-chaty-filter="*">All <b data-chaty-part="count"></b></button><button data-chaty-filter="bread">Bread <b data-chaty-part="count"></b></button></p>
		<p data-chaty-part="filters"><button data-chaty-filter="*">Any</button><button data-chaty-filter="vegan">Vegan <b data-chaty-part="count"></b></button></p>
		<input type="search" data-chaty-part="search">
		<select data-chaty-part="sort"><option value="">As baked</option><option value="name">Name</option><option value="price" data-chaty-descending="">Dearest first</option></select>
		<ul data-chaty-part="items"><li data-price="9" data-chaty-categories="bread, vegan">Rye</li><li data-price="12" data-chaty-categories="sweet">Cake</li><li data-price="4.5" data-chaty-categories="bread">Crisp rye</li></ul>
		<p data-chaty-part="empty" hidden="">Nothing of that kind.</p>
	</div>`;
const find = < One extends Element >( part: string ) =>
	document.querySelector( `[data-chaty-part=${ part }]` ) as One;
const enter = ( part: string, value: string ) => {
	const field = find< HTMLInputElement >( part );
	field.value = value;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
};
const press = ( name: string ) =>
	[ ...document.querySelectorAll( 'button' ) ]
		.find( ( { textContent } ) => textContent?.startsWith( name ) )
		?.click();
const counts = () =>
	[ ...document.querySelectorAll( '[data-chaty-part=count]' ) ].map(
		( { textContent } ) => textContent
	);

test( 'given two groups of filters, when a script goes on or back, then it goes around the first group, past disabled filters', () => {
	const root = given(
		`<div data-chaty="portfolio">${ [ 'abc', 'xy' ]
			.map(
				( group ) =>
					`<p data-chaty-part="filters">${ [ ...group ]
						.map(
							( name ) =>
								`<button data-chaty-filter="${ name }">${ name }</button>`
						)
						.join( '' ) }</p>`
			)
			.join( '' ) }<ul data-chaty-part="items"></ul></div>`
	);
	cleanup();
	const running = attachPortfolio( root );
	cleanup = running;
	filter( 'b' ).setAttribute( 'disabled', '' );
	for ( const [ by, chosen ] of [
		[ 1, 'c' ],
		[ 1, 'a' ],
		[ -1, 'c' ],
	] as const ) {
		running.step?.( by );
		expect( pressed() ).toEqual( [ chosen, 'x' ] );
	}
} );

describe( 'given two groups of filters, a search, an order, counts and a text', () => {
	test( 'when both groups are pressed, then items show that fit both, and each count is what its filter would show', () => {
		given( SHOP );
		expect( counts() ).toEqual( [ '3', '2', '1' ] );
		press( 'Bread' );
		press( 'Vegan' );
		expect( shown() ).toEqual( [ 'Rye' ] );
		expect( counts() ).toEqual( [ '1', '1', '1' ] );
		expect( location.hash ).toBe( '#filter-2=vegan' );
		press( 'Any' );
		expect( shown() ).toEqual( [ 'Rye', 'Crisp rye' ] );
	} );

	test( 'when words are searched, then items with all of them show, and a text where there are none', () => {
		given( SHOP );
		enter( 'search', ' RYE crisp ' );
		expect( shown() ).toEqual( [ 'Crisp rye' ] );
		expect( find< HTMLElement >( 'empty' ).hidden ).toBe( true );
		enter( 'search', 'oat' );
		expect( shown() ).toEqual( [] );
		expect( counts() ).toEqual( [ '0', '0', '0' ] );
		expect( find< HTMLElement >( 'empty' ).hidden ).toBe( false );
	} );

	test( 'when an order is chosen, then items stand in it, later ones too, and return to their own', async () => {
		given( SHOP );
		enter( 'sort', 'price' );
		expect( shown() ).toEqual( [ 'Cake', 'Rye', 'Crisp rye' ] );
		find( 'items' ).insertAdjacentHTML(
			'beforeend',
			'<li data-price="10" data-chaty-categories="sweet">Bun</li>'
		);
		await Promise.resolve();
		expect( shown() ).toEqual( [ 'Cake', 'Bun', 'Rye', 'Crisp rye' ] );
		enter( 'sort', 'name' );
		expect( shown() ).toEqual( [ 'Bun', 'Cake', 'Crisp rye', 'Rye' ] );
		enter( 'sort', '' );
		expect( shown() ).toEqual( [ 'Rye', 'Cake', 'Crisp rye', 'Bun' ] );
	} );

	test( 'when it is cleaned up, then the markup is restored', () => {
		given( SHOP );
		enter( 'sort', 'price' );
		enter( 'search', 'oat' );
		press( 'Bread' );
		cleanup();
		expect( document.body.innerHTML ).toBe( SHOP );
	} );
} );
