import { encodeText } from '../domain/channel-urls';

/** The names that depend on the visitor (`Variables::PRESS` in `class-variables.php`). */
const NAMES = 'utm_source|variation|quantity';

/** How a text writes what is replaced: what stands before a name and after it, a space, and what a line begins after. */
interface Notation {
	readonly open: string;
	readonly close: string;
	readonly space: string;
	readonly begin: string;
	readonly write: ( value: string ) => string;
}

// The server puts an invisible character into the braces, so that what a title has in braces is no variable.
const TEXT: Notation = {
	open: '\\{\u2060',
	close: '\\}',
	space: ' ',
	begin: '^',
	write: ( value ) => value,
};

const ADDRESS: Notation = {
	open: '%7B%E2%81%A0',
	close: '%7D',
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

/** What a name stands for now. Shops tell nobody of a choice, so it is read at the press. */
function readValue( name: string ): string {
	if ( name === 'utm_source' ) {
		const query = new URLSearchParams( window.location.search );
		return ( query.get( name ) ?? '' ).slice( 0, 100 );
	}
	const form = find( document, FORM );
	if ( form && name === 'variation' ) {
		return readVariation( form );
	}
	return ( form && find( form, '[name="quantity"]' )?.value ) ?? '';
}

/** An empty one goes with the spaces before it and with brackets around it, as on the server. */
function fill(
	text: string,
	{ open, close, space, begin, write }: Notation
): string {
	const name = `${ open }(${ NAMES })${ close }`;
	const filled = text.replace(
		new RegExp( `((?:${ space })*)(?:\\(${ name }\\)|${ name })`, 'g' ),
		( _, gap: string, inBrackets?: string, bare = '' ) => {
			const value = write( readValue( inBrackets ?? bare ) );
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
