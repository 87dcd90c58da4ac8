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

function given( list: string, attributes = '' ) {
	document.body.innerHTML = `<nav ${ attributes }>${ list }</nav>`;
	const root = document.body.firstElementChild as HTMLElement;
	const cleanup = attachNavigation( root );
	const select = root.querySelector( 'select' ) as HTMLSelectElement;
	const button = root.querySelector( 'button' ) as HTMLButtonElement;
	const options = () => [ ...select.options ];
	return { root, cleanup, select, button, options };
}

const texts = ( options: readonly HTMLOptionElement[] ) =>
	options.map( ( { text } ) => text );

/** Collects the `href` of followed links. */
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

/** Chooses an entry as browsers do: the value, then the event. */
function choose( select: HTMLSelectElement, index: number ) {
	select.selectedIndex = index;
	select.dispatchEvent( new Event( 'change' ) );
}

afterEach( () => jest.restoreAllMocks() );

describe.each( Object.entries( menus ) )(
	'the menu %s',
	( _, { tree, selectEntries } ) => {
		test( 'then the select list has each entry, with a dash for each level', () => {
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

		test( 'given a dash cap of 3, then no entry has more dashes', () => {
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

/** A menu of this depth with one entry on each level. */
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
	'given the invalid %s, then it is logged and there is no cap',
	( cap ) => {
		const log = jest.spyOn( console, 'info' ).mockReturnValue();
		const { options } = given( toList( [ deep( 1, 5 ) ] ), cap );
		expect( log ).toHaveBeenCalledWith( 'Chaty: bad dash cap' );
		expect( texts( options() ).at( -1 ) ).toBe( '---- Level 5' );
	}
);

test.each( [
	[ 'no URL', '<a>Shop</a>' ],
	[ 'an empty URL', '<a href="">Shop</a>' ],
	[ 'the URL #', '<a href="#">Shop</a>' ],
	[ 'the URL #0', '<a href="#0">Shop</a>' ],
	[ 'a script', '<a href="javascript:alert(1)">Shop</a>' ],
	[ 'a data URL', '<a href="data:text/html,x">Shop</a>' ],
	[ 'only text', 'Shop ' ],
	[ 'a button', '<button type="button">Shop</button>' ],
] )( 'given an item with %s, then its entry is disabled', ( _, own ) => {
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
		'whitespace',
		'<a href="/x">\n\t\tBread\n\t\tand <b>butter</b></a>',
		'Bread and butter',
	],
	[
		'an icon with a name',
		'<a href="/x" aria-label="Bread"><svg></svg></a>',
		'Bread',
	],
	[ 'an icon without a name', '<a href="/x"><svg></svg></a>', '/x' ],
] )( 'given %s, then the text of its entry is %s', ( _, link, text ) => {
	const { options } = given( `<ul><li>${ link }</li></ul>` );
	expect( texts( options() )[ 1 ] ).toBe( text );
} );

describe( 'the entry of the current page', () => {
	beforeEach( () =>
		window.history.replaceState( null, '', '/bread/?page=2#top' )
	);

	test.each( [
		[
			'marked by aria-current',
			'<li><a href="/a" aria-current="page">Here</a></li>',
			'Here',
		],
		[
			'marked by WordPress',
			'<li class="current-menu-item"><a href="/a"><i>Here</i></a></li>',
			'Here',
		],
		[
			'with its relative URL',
			'<li><a href="/bread/?page=2">Here</a></li>',
			'Here',
		],
		[
			'with its absolute URL',
			'<li><a href="http://localhost/bread/?page=2/">Here</a></li>',
			'Here',
		],
		[
			'that leads to its fragment',
			'<li><a href="#top">Top</a></li>',
			'Main Navigation',
		],
		[
			'with another query',
			'<li><a href="/bread/">Bread</a></li>',
			'Main Navigation',
		],
		[
			'marked, after one with its URL',
			'<li><a href="/bread/?page=2">x</a></li><li class="current-menu-item"><a href="/a">Here</a></li>',
			'Here',
		],
		[
			'of its ancestor',
			'<li class="current-menu-ancestor"><a href="/a">A</a></li>',
			'Main Navigation',
		],
	] )( 'given an entry %s, then %s is selected', ( _, items, text ) => {
		const { select } = given( `<ul>${ items }</ul>` );
		expect( select.selectedOptions[ 0 ]?.text ).toBe( text );
	} );
} );

describe( 'a choice', () => {
	const LIST =
		'<ul><li><a href="/a" aria-current="page">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li></ul>';

	const point = ( select: HTMLSelectElement ) =>
		select.dispatchEvent( new Event( 'pointerdown' ) );

	test.each< [ string, ( select: HTMLSelectElement ) => void, string[] ] >( [
		[ 'by pointer', point, [ '/b' ] ],
		[ 'by neither pointer nor keys', () => {}, [ '/b' ] ],
		[
			'after Space opened the list',
			( select ) => press( select, ' ' ),
			[ '/b' ],
		],
		[
			'by letters and a space',
			( select ) =>
				[ 'b', ' ' ].forEach( ( key ) => press( select, key ) ),
			[],
		],
		[
			'by keys after a pointer',
			( select ) => {
				point( select );
				press( select, 'ArrowDown' );
			},
			[],
		],
	] )(
		'when it is made %s, then it is followed or has a button; the next one, after the visitor was elsewhere, is followed',
		( _, prepare, links ) => {
			const followed = watchLinks();
			const { select, button } = given( LIST );
			prepare( select );
			choose( select, 2 );
			expect( followed ).toEqual( links );
			expect( button.hidden ).toBe( links.length > 0 );
			select.dispatchEvent( new Event( 'blur' ) );
			choose( select, 3 );
			expect( followed ).toEqual( [ ...links, '/c' ] );
		}
	);

	test( 'when it is made by keys, then Enter follows it', () => {
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

	test( 'when it is made by keys, then the button follows it', () => {
		const followed = watchLinks();
		const { select, button } = given( LIST );
		press( select, 'b' );
		choose( select, 2 );
		button.click();
		expect( followed ).toEqual( [ '/b' ] );
	} );

	test.each( [
		[ 'the first entry', 0 ],
		[ 'the current page', 1 ],
	] )( 'when it is %s, then nothing happens', ( _, index ) => {
		const followed = watchLinks();
		const { select, button } = given( LIST );
		point( select );
		choose( select, index );
		press( select, 'Enter' );
		expect( followed ).toEqual( [] );
		expect( button.hidden ).toBe( true );
	} );

	test( 'when a theme prevents the event, then it is not followed', () => {
		const followed = watchLinks();
		const { root, select } = given( LIST );
		root.addEventListener( 'chaty:navigation:chosen', ( event ) => {
			expect( ( event.target as HTMLSelectElement ).value ).toBe( '/b' );
			event.preventDefault();
		} );
		point( select );
		choose( select, 2 );
		expect( followed ).toEqual( [] );
	} );

	test.each( [ 'pagehide', 'hashchange' ] )(
		'when the visitor leaves (%s), then it is reset',
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

test( 'given data-chaty-label, then it is the name and the first entry', () => {
	const { select, options } = given(
		'<ul></ul>',
		'data-chaty-label="Bakery"'
	);
	expect( select.getAttribute( 'aria-label' ) ).toBe( 'Bakery' );
	expect( texts( options() ) ).toEqual( [ 'Bakery' ] );
} );

test( 'given a list as the element, then the select list is one of its items', () => {
	document.body.innerHTML = '<ul><li><a href="/a">A</a></li></ul>';
	const root = document.body.firstElementChild as HTMLElement;
	attachNavigation( root );
	expect( root.lastElementChild?.tagName ).toBe( 'LI' );
	expect( texts( [ ...root.querySelectorAll( 'option' ) ] ) ).toEqual( [
		'Main Navigation',
		'A',
	] );
} );

test( 'when it is cleaned up, then the markup is restored', () => {
	const { cleanup, root } = given( '<ul><li><a href="/a">A</a></li></ul>' );
	cleanup();
	expect( root.innerHTML ).toBe( '<ul><li><a href="/a">A</a></li></ul>' );
} );

test( 'given handlers of the menu’s link, when its entry is chosen, then they run', () => {
	const { root, select } = given(
		'<ul><li><a href="#bread">Bread</a><ul><li><a href="#rye">Rye</a></li></ul></li></ul>'
	);
	const pressed: unknown[] = [];
	root.addEventListener( 'click', ( { target } ) => pressed.push( target ) );
	choose( select, 2 );
	expect( pressed ).toEqual( [ root.querySelector( '[href="#rye"]' ) ] );
} );
