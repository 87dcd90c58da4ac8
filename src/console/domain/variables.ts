import { __ } from '@wordpress/i18n';
import type { Field } from './fields/types';
import type { Issue } from './preload';

const PAGE = {
	title: __( 'title of the page', 'chaty' ),
	url: __( 'address of the page', 'chaty' ),
	site: __( 'name of the site', 'chaty' ),
	home: __( 'address of the site', 'chaty' ),
	post_id: __( 'ID of the page, post or product', 'chaty' ),
	language: __( 'language of the page', 'chaty' ),
};

/** Variables of the product on a page of WooCommerce. */
const PRODUCT = {
	product: __( 'name of the product', 'chaty' ),
	sku: __( 'stock number of the product', 'chaty' ),
	price: __( 'price of the product', 'chaty' ),
	regular_price: __( 'price without the sale', 'chaty' ),
	discount: __( 'what the sale takes off', 'chaty' ),
};

const CHOICE = {
	variation: __( 'what the visitor has chosen of the product', 'chaty' ),
	quantity: __( 'quantity that the visitor has chosen', 'chaty' ),
};

const MESSAGE = {
	...PAGE,
	...PRODUCT,
	utm_source: __( 'utm_source in the address', 'chaty' ),
	...CHOICE,
};

/** Variables in the subject of the email about a message. */
const MAIL = {
	name: __( 'name of the visitor', 'chaty' ),
	email: __( 'email address of the visitor', 'chaty' ),
	phone: __( 'telephone number of the visitor', 'chaty' ),
	page: __( 'page from which the message came', 'chaty' ),
	widget: __( 'name of the widget', 'chaty' ),
	form: __( 'name of the form', 'chaty' ),
	date: __( 'date of the message', 'chaty' ),
	hour: __( 'time of the message', 'chaty' ),
};

/** The variables that a text may contain, with what each stands for ("Variables" in docs/channels.md). */
export const VARIABLES: Readonly<
	Record<
		NonNullable< Field[ 'variables' ] >,
		Readonly< Record< string, string > >
	>
> = { page: { ...PAGE, ...PRODUCT }, message: MESSAGE, mail: MAIL };

/** Whether a variable is empty on a site without WooCommerce. */
export const isOfShop = ( name: string ) => name in PRODUCT || name in CHOICE;

function createNote( name: string, kind: Field[ 'variables' ] ): Issue {
	const isLater = kind === 'page' && Object.hasOwn( MESSAGE, name );
	const message = isLater
		? /* translators: %s: the name of a variable, such as {quantity} */
		  __( '%s depends on the visitor and is empty here.', 'chaty' )
		: /* translators: %s: what the owner has typed, such as {prise} */
		  __( '%s is no variable and stays as it is typed.', 'chaty' );
	return { level: 'note', message: message.replace( '%s', `{${ name }}` ) };
}

/** Warns of texts in braces that are no variables, each once. */
export function checkVariables( text: string, kind: Field[ 'variables' ] ) {
	if ( ! kind ) {
		return [];
	}
	const names = Array.from(
		text.matchAll( /\{([\w-]+)\}/g ),
		( [ , name = '' ] ) => name
	);
	return [ ...new Set( names ) ]
		.filter( ( name ) => ! Object.hasOwn( VARIABLES[ kind ], name ) )
		.map( ( name ) => createNote( name, kind ) );
}
