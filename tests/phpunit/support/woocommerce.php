<?php
// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own names.

/**
 * Returns whether the page is the shop.
 */
function is_shop(): bool {
	return $GLOBALS['wp_the_query']->is_post_type_archive( 'shop_item' );
}

/**
 * Returns the ID of the page that owners have chosen for the shop.
 *
 * @param string $page Page of WooCommerce.
 */
function wc_get_page_id( string $page ): int {
	return 'shop' === $page ? (int) get_option( 'woocommerce_shop_page_id' ) : -1;
}
