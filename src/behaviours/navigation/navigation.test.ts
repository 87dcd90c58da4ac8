import { menus } from '../../../tests/fixtures/behaviours/nav-menus-select.json';
import { attachNavigation } from './navigation';

interface Item {
	readonly title: string;
	readonly url: string;
	readonly children: readonly Item[];
}

/** The list of a menu, as WordPress prints it. */
function toList( items: readonly Item[] ): string {
	const entries = items.map(
		( { title, url, children } ) =>
			`<li class="menu-item"><a href="${ url }">${ title }</a>${
				children.length ? toList( children ) : ''
			}</li>`
	);
	return `<ul class="menu">${ entries.join( '' ) }</ul>`;
}

/** Attaches to a menu. */
function given( list: string, attributes = '' ) {
	document.body.innerHTML = `<nav ${ attributes }>${ list }</nav>`;
	const root = document.body.firstElementChild as HTMLElement;
	const undo = attachNavigation( root );
	const select = root.querySelector( 'select' ) as HTMLSelectElement;
	const button = root.querySelector( 'button' ) as HTMLButtonElement;
	const options = () => [ ...select.options ];
	return { root, undo, select, button, options };
}

const texts = ( options: readonly HTMLOptionElement[] ) =>
	options.map( ( { text } ) => text );

/** Where links were followed to: they go by their own address. */
function watchLinks() {
	const followed: Array< string | null > = [];
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation(
		function ( this: HTMLAnchorElement ) {
			followed.push( this.getAttribute( 'href' ) );
		}
	);
	return followed;
}

const press = ( element: HTMLElement, key: string ) =>
	element.dispatchEvent( new KeyboardEvent( 'keydown', { key } ) );

/** Chooses as browsers do: the value, then the event. */
function choose( select: HTMLSelectElement, index: number ) {
	select.selectedIndex = index;
	select.dispatchEvent( new Event( 'change' ) );
}

afterEach( () => jest.restoreAllMocks() );

describe.each( Object.entries( menus ) )(
	'the menu %s',
	( _, { tree, selectEntries } ) => {
		test( 'has an entry each, with dashes by depth', () => {
			const { options } = given( toList( tree ) );
			expect(
				options().map( ( { value, text } ) => [ value, text ] )
			).toEqual( [
				[ '', 'Main Navigation' ],
				...selectEntries.map( ( { value, optionTextUncapped } ) => [
					value,
					optionTextUncapped,
				] ),
			] );
		} );

		test( 'has three dashes at most, where the page says so', () => {
			const { options } = given(
				toList( tree ),
				'data-chaty-dash-cap="3"'
			);
			expect( texts( options() ).slice( 1 ) ).toEqual(
				selectEntries.map( ( { optionTextTheme } ) => optionTextTheme )
			);
		} );
	}
);

/** A menu so deep: each level has one entry. */
const deep = ( level: number, depth: number ): Item => ( {
	title: `Level ${ level }`,
	url: `https://example.org/${ level }`,
	children: level < depth ? [ deep( level + 1, depth ) ] : [],
} );

test.each( [
	[ '', 10 ],
	[ 'data-chaty-dash-cap="3"', 3 ],
	[ 'data-chaty-dash-cap="0"', 0 ],
] )( 'given 11 levels and %s, then the last has %i dashes', ( cap, dashes ) => {
	const { options } = given( toList( [ deep( 1, 11 ) ] ), cap );
	expect( texts( options() ).at( -1 ) ).toBe(
		`${ '-'.repeat( dashes ) } Level 11`.trim()
	);
} );

test.each( [ 'data-chaty-dash-cap="many"', 'data-chaty-dash-cap="x3"' ] )(
	'given %s, then it is told, and there is no cap',
	( cap ) => {
		const log = jest.spyOn( console, 'info' ).mockReturnValue();
		const { options } = given( toList( [ deep( 1, 5 ) ] ), cap );
		expect( log ).toHaveBeenCalledWith( 'Chaty: bad dash cap' );
		expect( texts( options() ).at( -1 ) ).toBe( '---- Level 5' );
	}
);

test.each( [
	[ 'no address', '<a>Shop</a>' ],
	[ 'an empty one', '<a href="">Shop</a>' ],
	[ 'one to nowhere', '<a href="#">Shop</a>' ],
	[ 'another one to nowhere', '<a href="#0">Shop</a>' ],
	[ 'a script', '<a href="javascript:alert(1)">Shop</a>' ],
	[ 'data', '<a href="data:text/html,x">Shop</a>' ],
	[ 'text alone', 'Shop ' ],
	[ 'a button', '<button type="button">Shop</button>' ],
] )( 'given an item with %s, then it cannot be chosen', ( _, own ) => {
	const { options } = given(
		`<ul><li>${ own }<ul><li><a href="/bread">Bread</a></li></ul></li></ul>`
	);
	expect( texts( options() ) ).toEqual( [
		'Main Navigation',
		'Shop',
		'- Bread',
	] );
	expect( options().map( ( { disabled } ) => disabled ) ).toEqual( [
		false,
		true,
		false,
	] );
} );

test.each( [
	[
		'markup in a text',
		'<a href="/x">&lt;b&gt;Bread&lt;/b&gt;</a>',
		'<b>Bread</b>',
	],
	[
		'space around',
		'<a href="/x">\n\t\tBread\n\t\tand <b>butter</b></a>',
		'Bread and butter',
	],
	[
		'a drawing with a name',
		'<a href="/x" aria-label="Bread"><svg></svg></a>',
		'Bread',
	],
	[ 'a drawing without one', '<a href="/x"><svg></svg></a>', '/x' ],
] )( 'given %s, then its entry says %s', ( _, link, text ) => {
	const { options } = given( `<ul><li>${ link }</li></ul>` );
	expect( texts( options() )[ 1 ] ).toBe( text );
} );

describe( 'the page at first', () => {
	beforeEach( () =>
		window.history.replaceState( null, '', '/bread/?page=2#top' )
	);

	test.each( [
		[
			'marked for readers',
			'<li><a href="/a" aria-current="page">Here</a></li>',
			'Here',
		],
		[
			'marked by WordPress',
			'<li class="current-menu-item"><a href="/a"><i>Here</i></a></li>',
			'Here',
		],
		[
			'with its address',
			'<li><a href="/bread/?page=2">Here</a></li>',
			'Here',
		],
		[
			'with its whole address',
			'<li><a href="http://localhost/bread/?page=2/">Here</a></li>',
			'Here',
		],
		[
			'that leads to a place on it',
			'<li><a href="#top">Top</a></li>',
			'Main Navigation',
		],
		[
			'of another page of the list',
			'<li><a href="/bread/">Bread</a></li>',
			'Main Navigation',
		],
		[
			'marked, before one with its address',
			'<li><a href="/bread/?page=2">x</a></li><li class="current-menu-item"><a href="/a">Here</a></li>',
			'Here',
		],
		[
			'above it',
			'<li class="current-menu-ancestor"><a href="/a">A</a></li>',
			'Main Navigation',
		],
	] )( 'is the entry %s', ( _, items, text ) => {
		const { select } = given( `<ul>${ items }</ul>` );
		expect( select.selectedOptions[ 0 ]?.text ).toBe( text );
	} );
} );

describe( 'a choice', () => {
	const LIST =
		'<ul><li><a href="/a" aria-current="page">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li></ul>';

	test( 'by pointer leads there', () => {
		const followed = watchLinks();
		const { select, button } = given( LIST );
		select.dispatchEvent( new Event( 'pointerdown' ) );
		choose( select, 2 );
		expect( followed ).toEqual( [ '/b' ] );
		expect( button.hidden ).toBe( true );
	} );

	test( 'by other means than keys leads there', () => {
		const followed = watchLinks();
		choose( given( LIST ).select, 2 );
		expect( followed ).toEqual( [ '/b' ] );
	} );

	test( 'from the list that the space bar opened leads there', () => {
		const followed = watchLinks();
		const { select } = given( LIST );
		press( select, ' ' );
		choose( select, 2 );
		expect( followed ).toEqual( [ '/b' ] );
	} );

	test( 'by letters with a space between waits', () => {
		const followed = watchLinks();
		const { select } = given( LIST );
		press( select, 'b' );
		press( select, ' ' );
		choose( select, 2 );
		expect( followed ).toEqual( [] );
		select.dispatchEvent( new Event( 'blur' ) );
		choose( select, 3 );
		expect( followed ).toEqual( [ '/c' ] );
	} );

	test( 'by keys waits for Enter', () => {
		const followed = watchLinks();
		const { select, button } = given( LIST );
		press( select, 'ArrowDown' );
		choose( select, 2 );
		press( select, 'ArrowDown' );
		choose( select, 3 );
		expect( followed ).toEqual( [] );
		expect( button.hidden ).toBe( false );
		press( select, 'Enter' );
		expect( followed ).toEqual( [ '/c' ] );
	} );

	test( 'by keys waits for the button', () => {
		const followed = watchLinks();
		const { select, button } = given( LIST );
		press( select, 'b' );
		choose( select, 2 );
		button.click();
		expect( followed ).toEqual( [ '/b' ] );
	} );

	test( 'by keys after a pointer waits too', () => {
		const followed = watchLinks();
		const { select } = given( LIST );
		select.dispatchEvent( new Event( 'pointerdown' ) );
		press( select, 'ArrowDown' );
		choose( select, 2 );
		expect( followed ).toEqual( [] );
	} );

	test.each( [
		[ 'the first entry', 0 ],
		[ 'the page itself', 1 ],
	] )( 'of %s does nothing', ( _, index ) => {
		const followed = watchLinks();
		const { select, button } = given( LIST );
		select.dispatchEvent( new Event( 'pointerdown' ) );
		choose( select, index );
		press( select, 'Enter' );
		expect( followed ).toEqual( [] );
		expect( button.hidden ).toBe( true );
	} );

	test( 'can be prevented by the theme', () => {
		const followed = watchLinks();
		const { root, select } = given( LIST );
		root.addEventListener( 'chaty:navigation:chosen', ( event ) => {
			expect( ( event.target as HTMLSelectElement ).value ).toBe( '/b' );
			event.preventDefault();
		} );
		select.dispatchEvent( new Event( 'pointerdown' ) );
		choose( select, 2 );
		expect( followed ).toEqual( [] );
	} );

	test.each( [ 'pagehide', 'hashchange' ] )(
		'is forgotten when the visitor went (%s)',
		( type ) => {
			const { select, button } = given( LIST );
			press( select, 'ArrowDown' );
			choose( select, 2 );
			window.dispatchEvent( new Event( type ) );
			expect( select.selectedIndex ).toBe( 1 );
			expect( button.hidden ).toBe( true );
		}
	);
} );

test( 'it bears the name that the page gives it', () => {
	const { select, options } = given(
		'<ul></ul>',
		'data-chaty-label="Bakery"'
	);
	expect( select.getAttribute( 'aria-label' ) ).toBe( 'Bakery' );
	expect( texts( options() ) ).toEqual( [ 'Bakery' ] );
} );

test( 'in a list it is an item', () => {
	document.body.innerHTML = '<ul><li><a href="/a">A</a></li></ul>';
	const root = document.body.firstElementChild as HTMLElement;
	attachNavigation( root );
	expect( root.lastElementChild?.tagName ).toBe( 'LI' );
	expect( texts( [ ...root.querySelectorAll( 'option' ) ] ) ).toEqual( [
		'Main Navigation',
		'A',
	] );
} );

test( 'when it ends, then the markup is as it was', () => {
	const { undo, root } = given( '<ul><li><a href="/a">A</a></li></ul>' );
	undo();
	expect( root.innerHTML ).toBe( '<ul><li><a href="/a">A</a></li></ul>' );
} );
