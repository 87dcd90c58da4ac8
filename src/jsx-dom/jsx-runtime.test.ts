import { Fragment, jsx, jsxs } from './jsx-runtime';

const SVG = 'http://www.w3.org/2000/svg';

const draw = ( type: string, props: Record< string, unknown > ) =>
	jsx( type, props ) as Element;
const html = ( type: string, props: Record< string, unknown > ) =>
	draw( type, props ).outerHTML;

describe( 'attributes', () => {
	test.each< [ string, string, Record< string, unknown >, string ] >( [
		[ 'a text', 'p', { id: 'a' }, '<p id="a"></p>' ],
		[ 'an empty text', 'img', { alt: '' }, '<img alt="">' ],
		[ 'a number', 'p', { tabIndex: 0 }, '<p tabindex="0"></p>' ],
		[
			'a yes or no of ARIA',
			'p',
			{ 'aria-expanded': false, 'aria-hidden': true },
			'<p aria-expanded="false" aria-hidden="true"></p>',
		],
		[
			'data',
			'p',
			{ 'data-nonce': '"x"' },
			'<p data-nonce="&quot;x&quot;"></p>',
		],
		[ 'className', 'p', { className: 'a b' }, '<p class="a b"></p>' ],
		[
			'htmlFor',
			'label',
			{ htmlFor: 'chaty-open-0' },
			'<label for="chaty-open-0"></label>',
		],
		[ 'undefined', 'p', { title: undefined }, '<p></p>' ],
		[ 'null', 'p', { title: null }, '<p></p>' ],
		[
			'a function, which only React listens with',
			'button',
			{ onClick: () => 1, ref: () => 1 },
			'<button></button>',
		],
	] )( 'given %s', ( _, type, props, expected ) => {
		expect( html( type, props ) ).toBe( expected );
	} );
} );

describe( 'children', () => {
	const b = ( text: string ) => jsx( 'b', { children: text } );

	test.each< [ string, unknown, string ] >( [
		[ 'a text', 'Hi', 'Hi' ],
		[ 'a text that looks like markup', '<b>Hi', '&lt;b&gt;Hi' ],
		[ 'a number', 3, '3' ],
		[ 'zero', 0, '0' ],
		[ 'an element', b( 'Hi' ), '<b>Hi</b>' ],
		[ 'several', [ 'a', b( 'c' ), 'd' ], 'a<b>c</b>d' ],
		[ 'lists in lists', [ [ 'a', [ b( 'c' ) ] ], 'd' ], 'a<b>c</b>d' ],
		[ 'what is not there', [ null, undefined, false, true, 'a' ], 'a' ],
		[ 'nothing', undefined, '' ],
	] )( 'given %s', ( _, children, expected ) => {
		expect( draw( 'p', { children } ).innerHTML ).toBe( expected );
		expect( ( jsxs( 'p', { children } ) as Element ).innerHTML ).toBe(
			expected
		);
	} );
} );

describe( 'drawings', () => {
	const icon = draw( 'svg', {
		className: 'chaty-svg',
		viewBox: '0 0 24 24',
		children: [
			jsx( 'path', { d: 'M0 0' } ),
			jsx( 'use', { href: '/icons.svg#Phone' } ),
			jsx( 'circle', { r: 2 } ),
		],
	} );

	test( 'given an svg, then it and all in it are of its namespace', () => {
		const all = [ icon, ...icon.children ];
		expect( all.map( ( { namespaceURI } ) => namespaceURI ) ).toEqual(
			Array( 4 ).fill( SVG )
		);
	} );

	test( 'given names with capitals, then they stay', () => {
		expect( icon.outerHTML ).toBe(
			'<svg class="chaty-svg" viewBox="0 0 24 24"><path d="M0 0"></path><use href="/icons.svg#Phone"></use><circle r="2"></circle></svg>'
		);
	} );

	test( 'given other elements, then they are of HTML', () => {
		expect( draw( 'label', {} ).namespaceURI ).toBe(
			'http://www.w3.org/1999/xhtml'
		);
	} );
} );

describe( 'components', () => {
	const Greeting = ( { name }: Readonly< Record< string, unknown > > ) =>
		jsx( 'b', { children: `Hi ${ String( name ) }` } );

	test( 'given one, then what it draws of its properties', () => {
		expect(
			( jsx( Greeting, { name: 'Ada' } ) as Element ).outerHTML
		).toBe( '<b>Hi Ada</b>' );
	} );

	test( 'given one that draws nothing, then nothing', () => {
		expect(
			draw( 'p', { children: jsx( () => null, {} ) } ).innerHTML
		).toBe( '' );
	} );

	test( 'given a fragment, then its children stand in the element around it', () => {
		const both = jsx( Fragment, {
			children: [ 'a', jsx( 'b', { children: 'c' } ) ],
		} );
		expect( draw( 'p', { children: [ both, 'd' ] } ).innerHTML ).toBe(
			'a<b>c</b>d'
		);
	} );
} );
