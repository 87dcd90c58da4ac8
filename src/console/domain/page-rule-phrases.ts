import { __ } from '@wordpress/i18n';

/** By kind: for every page, for one value, for several (`class-page-rules.php`). */
export const PAGE_RULE_PHRASES: Readonly<
	Record< string, { readonly [ key in 'every' | 'one' | 'many' ]?: string } >
> = {
	front_page: { every: __( 'the front page', 'chaty' ) },
	/* translators: %s: part of an address. */
	url_contains: { one: __( 'pages whose address contains "%s"', 'chaty' ) },
	/* translators: %s: address. */
	url_is: { one: __( 'the page with the address "%s"', 'chaty' ) },
	url_starts_with: {
		/* translators: %s: part of an address. */
		one: __( 'pages whose address begins with "%s"', 'chaty' ),
	},
	url_ends_with: {
		/* translators: %s: part of an address. */
		one: __( 'pages whose address ends with "%s"', 'chaty' ),
	},
	pages: {
		every: __( 'all static pages', 'chaty' ),
		/* translators: %s: ID. */
		one: __( 'the page with the ID %s', 'chaty' ),
		/* translators: %s: list of IDs. */
		many: __( 'the pages with the IDs %s', 'chaty' ),
	},
	posts: {
		every: __( 'all posts', 'chaty' ),
		/* translators: %s: ID. */
		one: __( 'the post with the ID %s', 'chaty' ),
		/* translators: %s: list of IDs. */
		many: __( 'the posts with the IDs %s', 'chaty' ),
	},
	categories: {
		every: __( 'all categories and their posts', 'chaty' ),
		/* translators: %s: ID. */
		one: __( 'the category with the ID %s and its posts', 'chaty' ),
		/* translators: %s: list of IDs. */
		many: __( 'the categories with the IDs %s and their posts', 'chaty' ),
	},
	tags: {
		every: __( 'all tags and their posts', 'chaty' ),
		/* translators: %s: ID. */
		one: __( 'the tag with the ID %s and its posts', 'chaty' ),
		/* translators: %s: list of IDs. */
		many: __( 'the tags with the IDs %s and their posts', 'chaty' ),
	},
	/* translators: %s: name of a fact, such as "search". */
	fact: { one: __( 'pages with the fact "%s"', 'chaty' ) },
};
