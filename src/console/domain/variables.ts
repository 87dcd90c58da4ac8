import { __ } from '@wordpress/i18n';
import type { Issue } from './preload';

/** The variables that a text may contain, with what each stands for ("Variables" in docs/channels.md). */
export type Variables = Readonly< Record< string, string > >;

/** What is of the page. */
export const PAGE_VARIABLES = {
	title: __( 'title of the page', 'chaty' ),
	url: __( 'address of the page', 'chaty' ),
	site: __( 'name of the site', 'chaty' ),
	home: __( 'address of the site', 'chaty' ),
	post_id: __( 'ID of the page, post or product', 'chaty' ),
	language: __( 'language of the page', 'chaty' ),
	product: __( 'name of the product', 'chaty' ),
	sku: __( 'stock number of the product', 'chaty' ),
	price: __( 'price of the product', 'chaty' ),
	regular_price: __( 'price without the sale', 'chaty' ),
	discount: __( 'what the sale takes off', 'chaty' ),
} satisfies Variables;

/** What depends on the visitor as well. */
export const MESSAGE_VARIABLES = {
	...PAGE_VARIABLES,
	utm_source: __( 'utm_source in the address', 'chaty' ),
	variation: __( 'what the visitor has chosen of the product', 'chaty' ),
	quantity: __( 'quantity that the visitor has chosen', 'chaty' ),
} satisfies Variables;

/** What the subject of the email about a message may contain. */
export const MAIL_VARIABLES = {
	name: __( 'name of the visitor', 'chaty' ),
	email: __( 'email address of the visitor', 'chaty' ),
	phone: __( 'telephone number of the visitor', 'chaty' ),
	page: __( 'page from which the message came', 'chaty' ),
	widget: __( 'name of the widget', 'chaty' ),
	form: __( 'name of the form', 'chaty' ),
	date: __( 'date of the message', 'chaty' ),
	hour: __( 'time of the message', 'chaty' ),
} satisfies Variables;

function createNote( name: string, variables: Variables ): Issue {
	const isLater =
		variables === PAGE_VARIABLES &&
		Object.hasOwn( MESSAGE_VARIABLES, name );
	const message = isLater
		? /* translators: %s: the name of a variable, such as {quantity} */
		  __( '%s depends on the visitor and is empty here.', 'chaty' )
		: /* translators: %s: what the owner has typed, such as {prise} */
		  __( '%s is no variable and stays as it is typed.', 'chaty' );
	return { level: 'note', message: message.replace( '%s', `{${ name }}` ) };
}

/** What a text has in braces and none of its variables is, each once. */
export function checkVariables(
	text: string,
	variables: Variables | undefined
): readonly Issue[] {
	if ( ! variables ) {
		return [];
	}
	const names = Array.from(
		text.matchAll( /\{([\w-]+)\}/g ),
		( [ , name = '' ] ) => name
	);
	return [ ...new Set( names ) ]
		.filter( ( name ) => ! Object.hasOwn( variables, name ) )
		.map( ( name ) => createNote( name, variables ) );
}
