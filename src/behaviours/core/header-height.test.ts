import { headerHeight } from './header-height';

/** jsdom has no layout, so the page gives the heights of its parts. */
beforeEach( () => {
	Object.defineProperty( HTMLElement.prototype, 'offsetHeight', {
		configurable: true,
		get( this: HTMLElement ) {
			return Number( this.dataset[ 'height' ] ?? 0 );
		},
	} );
} );

const FIXED = 'style="position: fixed"';

test.each( [
	[ 'no header', '<p>Text</p>', '', 0 ],
	[ 'one that scrolls away', '<header data-height="80"></header>', '', 0 ],
	[ 'a fixed one', `<header ${ FIXED } data-height="80"></header>`, '', 80 ],
	[
		'a sticky one',
		'<header style="position: sticky" data-height="70"></header>',
		'',
		70,
	],
	[
		'one in a group of a block theme that sticks',
		'<div class="is-position-sticky" style="position: sticky" data-height="90"><header data-height="60"></header></div>',
		'',
		90,
	],
	[
		'a sticky one of an article',
		'<main><article><header style="position: sticky" data-height="90"></header></article></main>',
		'',
		0,
	],
	[
		'a banner below the admin bar',
		`<div id="wpadminbar" ${ FIXED } data-height="32"></div><div role="banner" ${ FIXED } data-height="80"></div>`,
		'',
		112,
	],
	[
		'a fixed one with parts that are none',
		`<header ${ FIXED } data-height="80"><div role="banner" data-height="50"></div></header>`,
		'',
		80,
	],
	[
		'one at the side',
		`<header ${ FIXED } data-height="700"></header>`,
		'',
		0,
	],
	[
		'a named one that scrolls away',
		'<div class="top" data-height="44"></div>',
		'.top',
		44,
	],
	[
		'two named ones',
		'<div class="top" data-height="44"></div><div class="bar" data-height="10"></div>',
		'.top, .bar',
		54,
	],
] )( 'given %s', ( _, markup, selector, height ) => {
	document.body.innerHTML = markup;
	expect( headerHeight( selector ) ).toBe( height );
} );

test( 'given a malformed selector, then an error says so', () => {
	expect( () => headerHeight( '..' ) ).toThrow();
} );
