import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import oracle from '../../../tests/fixtures/behaviours/element-picker-selectors.json';
import { findSelector } from './find-selector';

/** The element at a path of child indexes, from the body. */
const follow = ( way: readonly number[] ) =>
	way.reduce< Element | undefined >(
		( from, at ) => from?.children[ at ],
		document.body
	) as Element;

function expectExact( element: Element ) {
	const selector = findSelector( element );
	expect( [ ...document.querySelectorAll( selector ) ] ).toEqual( [
		element,
	] );
	expect( findSelector( element ) ).toBe( selector );
	expect( selector ).not.toMatch( /^(html|body)$/ );
}

describe( 'pages whose selectors are known', () => {
	const rows = oracle.scenarios.flatMap( ( { file, html, cases } ) =>
		cases.flatMap( ( { targets } ) =>
			targets.map(
				( target ) => [ file, target.join(), html, target ] as const
			)
		)
	);
	test.each( rows )( '%s, element %s', ( _file, _way, html, target ) => {
		document.body.innerHTML = html;
		expectExact( follow( target ) );
	} );
} );

describe( 'given pages on which the legacy theme’s picker could fail', () => {
	test.each(
		oracle.legacy.map(
			( { fixture, target, legacySelector } ) =>
				[ legacySelector, fixture, target ] as const
		)
	)( 'in place of "%s" in "%s"', ( _, fixture, target ) => {
		document.body.innerHTML =
			oracle.fixtures[ fixture as keyof typeof oracle.fixtures ];
		expectExact( follow( target ) );
	} );
} );

test.each( Object.entries( oracle.fixtures ) )(
	'every element of "%s"',
	( _, html ) => {
		document.body.innerHTML = html;
		document.body.querySelectorAll( '*' ).forEach( expectExact );
	}
);

test.each( [
	[ '<div id="MainNav"><p></p></div>', 'div', '#MainNav' ],
	[
		'<p class="wp-block-group is-layout-flow">1</p><p>2</p>',
		'p',
		'.wp-block-group',
	],
	[ '<p class="active">1</p><p class="promo">2</p>', '.promo', '.promo' ],
	[
		'<a class="menu-item current-menu-item">1</a><a>2</a>',
		'a',
		'.menu-item',
	],
] )( 'in %s stable names are used: %s is %s', ( html, find, selector ) => {
	document.body.innerHTML = html;
	expect( findSelector( document.querySelector( find ) as Element ) ).toBe(
		selector
	);
} );

test( 'given a form whose fields have names of its properties, then its selectors count', () => {
	document.body.innerHTML = '<form><input><p>1</p><p>2</p></form>';
	const [ form, field ] = document.querySelectorAll( 'form, input' );
	// As browsers do; jsdom does not.
	for ( const name of [ 'children', 'getAttribute' ] ) {
		Object.defineProperty( form, name, { value: field } );
	}
	document
		.querySelectorAll( 'p' )
		.forEach( ( element ) =>
			expect( findSelector( element ) ).toMatch( /^body > :nth-child/ )
		);
} );

describe( 'the name of a state is never used', () => {
	const FOLDER = join( __dirname, '..' );

	/** Classes that the code of behaviours adds to elements. */
	const ours = readdirSync( FOLDER, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => /(?<!\.test)\.tsx?$/.test( file ) )
		.flatMap( ( file ) => [
			...readFileSync( join( FOLDER, file ), 'utf8' ).matchAll(
				/classList\.(?:add|toggle)\(\s*'([\w-]+)'/g
			),
		] )
		.map( ( [ , name ] ) => name as string );

	test( 'given our behaviours, then they set some', () => {
		expect( ours ).toEqual(
			expect.arrayContaining( [ 'selected', 'show-panel', 'inputError' ] )
		);
	} );

	test.each( [
		...new Set( [
			...ours,
			...[ 'lazy', 'lazy-hidden', 'lazy-loaded', 'lazy-failed' ],
			...[ 'error', 'valid', 'show-nav-left', 'jcarousel-prev-disabled' ],
			...[ 'visible', 'expanded', 'loading', 'is-open', 'has-focus' ],
			...[ 'menu__item--active', 'isOpen', 'navOpen', 'collapsed' ],
			...[ 'current_page_item', 'menu-open', 'no-scroll', 'inactive' ],
			...[ 'aria-busy', 'is_stuck', 'slide-animated', 'checked' ],
		] ),
	] )( '%s', ( name ) => {
		document.body.innerHTML = `<div class="${ name }"><i></i></div><div><i></i></div>`;
		document.body.querySelectorAll( '*' ).forEach( ( element ) => {
			expectExact( element );
			expect( findSelector( element ) ).not.toContain( name );
		} );
	} );

	test( 'given an open accordion item, then its heading’s selector has no name of that state', () => {
		document.body.innerHTML =
			'<li class="accordion-item selected"><button>A</button></li><li class="accordion-item"><button>B</button></li>';
		const button = document.querySelector( 'button' ) as Element;
		const before = findSelector( button );
		document
			.querySelectorAll( 'li' )
			.forEach( ( { classList } ) => classList.toggle( 'selected' ) );
		expect( document.querySelector( before ) ).toBe( button );
	} );
} );

test.each( [
	...[ 'promo', 'wp-block-heading', 'wp-block-embed', 'close-button' ],
	...[ 'opening-hours', 'news-feed', 'related-posts' ],
	...[ 'notice', 'MainNav', 'overflow', 'activities' ],
] )( '%s is stable, and is used', ( name ) => {
	document.body.innerHTML = `<p class="${ name }">1</p><p>2</p>`;
	expect( findSelector( document.querySelector( 'p' ) as Element ) ).toBe(
		`.${ name }`
	);
} );

test.each( [
	[ 'the page', () => document.documentElement ],
	[ 'its body', () => document.body ],
	[ 'what is before the body', () => document.head ],
	[ 'what is not on the page', () => document.createElement( 'p' ) ],
] )( 'given %s, then none', ( _, find ) => {
	document.body.innerHTML = '<p>1</p>';
	expect( findSelector( find() ) ).toBe( '' );
} );

test.each( [
	[ 'a name that no selector can have', '<o:p>1</o:p><o:p>2</o:p>' ],
	[
		'names of a drawing, which have capitals',
		'<svg><foreignObject><p>1</p></foreignObject><clipPath></clipPath></svg>'.repeat(
			2
		),
	],
	[
		'more names than can be combined',
		`<div><p class="${ Array.from(
			{ length: 70 },
			( _, at ) => `a-${ at }`
		).join( ' ' ) }"></p></div>`.repeat( 2 ),
	],
] )( 'given %s, then a right one', ( _, html ) => {
	document.body.innerHTML = html;
	document.body.querySelectorAll( '*' ).forEach( expectExact );
} );

test( 'given a deep page of similar elements, then the selector is unique', () => {
	const deep = '<div class="a-row b-row c-row d-row e-row f-row">'.repeat(
		12
	);
	document.body.innerHTML = `${ deep }<i></i>${ '</div>'.repeat(
		12
	) }`.repeat( 2 );
	document.body.querySelectorAll( 'i' ).forEach( expectExact );
} );
