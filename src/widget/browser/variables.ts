import { tryOr } from '../../shared/try-or';
import { encodeText } from '../domain/channel-urls';

/**
 * The variables that depend on the visitor (`Variables::PRESS` in `class-variables.php`). For a product with
 * variations, the product's own value follows the name.
 */
const NAMES = 'utm_source|variation|quantity|sku|price';

/**
 * How a text writes a variable: what stands before its name, after it, and before the product's own value; a space;
 * and what a line begins after. The server puts an invisible character into the braces, so that braces in a title
 * make no variable.
 */
const TEXT = {
	open: '\\{\u2060',
	close: '\\}',
	or: '\\|',
	space: ' ',
	begin: '^',
	write: ( value: string ) => value,
};

type Notation = typeof TEXT;

const ADDRESS: Notation = {
	open: '%7B%E2%81%A0',
	close: '%7D',
	or: '%7C',
	space: '%20',
	begin: '=|%0A',
	write: encodeText,
};

/** The form that puts the product of the page into the cart: the classic one of WooCommerce, or its block. */
const FORM = 'form.cart, form.wc-block-add-to-cart-with-options';

const find = < Type extends Element = HTMLInputElement >(
	form: ParentNode,
	selector: string
) => form.querySelector< Type >( selector );

/** The names of the chosen options, as the visitor reads them; empty until they make a variation. */
function readVariation( form: ParentNode ): string {
	const id = find( form, '[name="variation_id"]' );
	if ( ! id || ! Number( id.value ) ) {
		return '';
	}
	const chosen = form.querySelectorAll< HTMLSelectElement >(
		'select[name^="attribute_"], input[name^="attribute_"]:checked'
	);
	return [ ...chosen ]
		.map( ( field ) => {
			const [ named ] = field.selectedOptions ?? field.labels ?? [];
			return named?.textContent?.trim() || field.value;
		} )
		.join( ', ' );
}

/** A variation as the classic form lists it. A product with many variations lists none. */
interface Variation {
	readonly variation_id?: number;
	readonly sku?: string;
	readonly price_html?: string;
}

/** The number or the price of the chosen variation, where the form has it. */
function readProduct( form: HTMLElement, name: string ): string | undefined {
	const id = find( form, '[name="variation_id"]' )?.value;
	return tryOr( () => {
		const listed = form.dataset[ 'product_variations' ] ?? '';
		const { sku, price_html: price = '' } = (
			JSON.parse( listed ) as readonly Variation[]
		 ).find( ( one ) => `${ one.variation_id }` === id ) as Variation;
		const { body } = new DOMParser().parseFromString( price, 'text/html' );
		// In a sale, the new price.
		const amount = find( body, 'ins .amount' ) ?? find( body, '.amount' );
		return name === 'sku'
			? sku
			: amount?.textContent?.replace( /\s+/g, ' ' ).trim();
	} );
}

/** The value of a variable at the press, because shops announce no choice; empty where the product's own holds. */
function readValue( name: string ): string {
	if ( name === 'utm_source' ) {
		const query = new URLSearchParams( window.location.search );
		return ( query.get( name ) ?? '' ).slice( 0, 100 );
	}
	const form = find( document, FORM );
	if ( ! form ) {
		return '';
	}
	if ( name === 'variation' ) {
		return readVariation( form );
	}
	return (
		( name === 'quantity'
			? find( form, '[name="quantity"]' )?.value
			: readProduct( form, name ) ) ?? ''
	);
}

/** Replaces variables. An empty one is removed with the spaces before it and brackets around it, as on the server. */
function fill(
	text: string,
	{ open, close, or, space, begin, write }: Notation
): string {
	const name = `${ open }(${ NAMES })(?:${ or }(.*?))?${ close }`;
	const filled = text.replace(
		new RegExp( `((?:${ space })*)(?:\\(${ name }\\)|${ name })`, 'g' ),
		( _, gap: string, ...[ inBrackets, own, bare, bareOwn ] ) => {
			const value =
				write( readValue( inBrackets || bare ) ) ||
				own ||
				bareOwn ||
				'';
			return value && gap + ( inBrackets ? `(${ value })` : value );
		}
	);
	return filled === text
		? text
		: filled.replace(
				new RegExp( `(${ begin })(?:${ space })+`, 'gm' ),
				'$1'
		  );
}

/** Fills a message that the visitor can still change. */
export const fillMessage = ( text: string ): string => fill( text, TEXT );

/** Fills the address of a link when it is used, also in a new tab, after all other listeners have set it. */
export function listenToPresses(): void {
	for ( const type of [ 'click', 'auxclick', 'contextmenu' ] ) {
		window.addEventListener( type, ( { target } ) => {
			const link =
				target instanceof Element ? target.closest( 'a' ) : null;
			const { chatyHref = '' } = link?.dataset ?? {};
			// A template counts only with the scheme of the link's address, which WordPress has checked.
			const address = chatyHref.startsWith( link?.protocol ?? ' ' )
				? chatyHref
				: link?.getAttribute( 'href' ) ?? '';
			if ( address.includes( ADDRESS.open ) ) {
				link?.setAttribute( 'href', fill( address, ADDRESS ) );
			}
		} );
	}
}
