import { readFileSync } from 'node:fs';
import { fillMessage, listenToPresses } from './variables';

interface Row {
	readonly text: string;
	readonly filled: string;
}

const { rows } = JSON.parse(
	readFileSync( 'tests/fixtures/variable-rows.json', 'utf8' )
) as { rows: readonly Row[] };

/** As the server prints it. */
const withTokens = ( text: string ) =>
	text.replace( /\{(utm_source|variation|quantity)\}/g, '{\u2060$1}' );

beforeAll( listenToPresses );

beforeEach( () => {
	window.history.replaceState(
		{},
		'',
		'/?utm_source=' + encodeURIComponent( '{title} & ' )
	);
	document.body.innerHTML =
		'<form class="cart"><input name="quantity" value="2"></form><a><b>Ask</b></a>';
} );

describe.each( rows )( '$text', ( { text, filled } ) => {
	test( 'is filled as on the server', () => {
		expect( fillMessage( withTokens( text ) ) ).toBe( filled );
	} );

	test.each( [ 'click', 'auxclick', 'contextmenu' ] )(
		'is filled in an address with a %s',
		( type ) => {
			const link = document.querySelector( 'a' );
			const address = ( message: string ) =>
				'https://wa.me/1?text=' + encodeURIComponent( message );
			link?.setAttribute( 'href', address( withTokens( text ) ) );
			document
				.querySelector( 'b' )
				?.dispatchEvent( new Event( type, { bubbles: true } ) );
			expect( link?.getAttribute( 'href' ) ).toBe( address( filled ) );
		}
	);
} );

test.each( [
	[ 'none is chosen', '0', '' ],
	[ 'the block has none yet', '', '' ],
	[ 'one is chosen', '7', 'Dark blue, Large' ],
] )( 'the variation: given %s', ( _, id, expected ) => {
	document.body.innerHTML = `<form class="variations_form cart">
		<select name="attribute_pa_color"><option value="">Choose</option><option value="db" selected> Dark blue </option></select>
		<label>Small<input type="radio" name="attribute_size" value="s"></label>
		<label>Large<input type="radio" name="attribute_size" value="l" checked></label>
		<input type="hidden" name="variation_id" value="${ id }">
	</form>`;
	expect( fillMessage( '{\u2060variation}' ) ).toBe( expected );
} );

test.each( [
	[ 'is filled at each press', 'https://wa.me/1?text=', '2' ],
	[ 'of another scheme is left alone', 'javascript:', undefined ],
] )( 'a template beside an address %s', ( _, begin, quantity ) => {
	const link = document.querySelector( 'a' ) as HTMLAnchorElement;
	const field = document.querySelector( 'input' ) as HTMLInputElement;
	link.setAttribute( 'href', 'https://wa.me/1' );
	link.dataset[ 'chatyHref' ] = `${ begin }%7B%E2%81%A0quantity%7D`;
	for ( const value of [ '1', '2' ] ) {
		field.value = value;
		link.dispatchEvent( new Event( 'click', { bubbles: true } ) );
	}
	expect( link.getAttribute( 'href' ) ).toBe(
		quantity ? begin + quantity : 'https://wa.me/1'
	);
} );

test.each( [
	[ 'none is chosen', '', 'N-0 for $ 3.00' ],
	[ 'one is chosen', '7', 'N{7} for $ 4.00' ],
	[ 'one has neither', '8', 'N-0 for $ 3.00' ],
	[ 'the form lists none of many', '9', 'N-0 for $ 3.00', 'false' ],
] )(
	'number and price of a product: given %s',
	( _, id, text, listed = '' ) => {
		const price =
			'<del><b class="amount">$5.00</b></del> <ins><b class="amount">&#36;&nbsp;4.00</b></ins>';
		document.body.innerHTML = `<form class="cart"><input name="variation_id" value="${ id }"></form><a>Ask</a>`;
		const [ form, link ] = document.body
			.children as unknown as HTMLElement[];
		form?.setAttribute(
			'data-product_variations',
			listed ||
				JSON.stringify( [
					{ variation_id: 7, sku: 'N{7}', price_html: price },
					{ variation_id: 8, sku: '', price_html: '' },
				] )
		);
		const begin = 'https://wa.me/1?text=';
		link?.setAttribute(
			'href',
			begin +
				encodeURIComponent( '{\u2060sku|N-0} for {\u2060price|$ 3.00}' )
		);
		link?.dispatchEvent( new Event( 'click', { bubbles: true } ) );
		expect( link?.getAttribute( 'href' ) ).toBe(
			begin + encodeURIComponent( text )
		);
	}
);
