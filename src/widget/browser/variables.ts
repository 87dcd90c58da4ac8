import { tryOr } from '../../shared/try-or';
import { encodeText } from '../domain/channel-urls';

/**
 * The names that depend on the visitor (`Variables::PRESS` in `class-variables.php`), and those of a product with
 * variations, behind which its own value stands.
 */
const NAMES = 'utm_source|variation|quantity|sku|price';

/**
 * How a text writes what is replaced: what stands before a name, after it, and before a value of its own, a space, and what
 * a line begins after. The server puts an invisible character into the braces, so that what a title has in braces is no
 * variable.
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

/** The names of what is chosen, as the visitor reads them; nothing until the choice makes a variation. */
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

/** What the classic form lists of its variations; of many it lists none. */
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
		// Of a sale, the new one.
		const amount = find( body, 'ins .amount' ) ?? find( body, '.amount' );
		return name === 'sku'
			? sku
			: amount?.textContent?.replace( /\s+/g, ' ' ).trim();
	} );
}

/** What a name stands for now; empty for what the product says itself. Shops tell nobody of a choice, so it is read at the press. */
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

/** An empty one goes with the spaces before it and with brackets around it, as on the server. */
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

/** Fills a message that the visitor goes on writing. */
export const fillMessage = ( text: string ): string => fill( text, TEXT );

/** Fills the address of a link that is used, also in a new tab, after all others have written it. */
export function listenToPresses(): void {
	for ( const type of [ 'click', 'auxclick', 'contextmenu' ] ) {
		window.addEventListener( type, ( { target } ) => {
			const link =
				target instanceof Element ? target.closest( 'a' ) : null;
			const { chatyHref = '' } = link?.dataset ?? {};
			// A template has no other scheme than what it stands for, which WordPress has checked.
			const address = chatyHref.startsWith( link?.protocol ?? ' ' )
				? chatyHref
				: link?.getAttribute( 'href' ) ?? '';
			if ( address.includes( ADDRESS.open ) ) {
				link?.setAttribute( 'href', fill( address, ADDRESS ) );
			}
		} );
	}
}
