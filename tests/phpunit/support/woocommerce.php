<?php
/**
 * Plugin Name: Pages of WooCommerce
 * Description: Plays the public functions of WooCommerce that tell its pages apart.
 *
 * @package Chaty
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own names.

/**
 * Returns whether the page is the shop.
 */
function is_shop(): bool {
	return $GLOBALS['wp_the_query']->is_post_type_archive( 'shop_item' );
}

/**
 * Returns whether the page is that of a product.
 */
function is_product(): bool {
	return $GLOBALS['wp_the_query']->is_singular( 'shop_item' );
}

/**
 * Returns whether the page lists the products of a category.
 */
function is_product_category(): bool {
	return $GLOBALS['wp_the_query']->is_tax( 'product_cat' );
}

/**
 * Returns whether the page lists the products with a tag.
 */
function is_product_tag(): bool {
	return $GLOBALS['wp_the_query']->is_tax( 'product_tag' );
}

/**
 * Returns whether the page is the cart.
 */
function is_cart(): bool {
	return $GLOBALS['wp_the_query']->is_page( wc_get_page_id( 'cart' ) );
}

/**
 * Returns whether the page is the checkout.
 */
function is_checkout(): bool {
	return $GLOBALS['wp_the_query']->is_page( wc_get_page_id( 'checkout' ) );
}

/**
 * Returns whether the page is that of a customer's account.
 */
function is_account_page(): bool {
	return $GLOBALS['wp_the_query']->is_page( wc_get_page_id( 'myaccount' ) );
}

/**
 * Returns the ID of the page that owners have chosen for the shop, the cart, the checkout or the account.
 *
 * @param string $page Page of WooCommerce.
 */
function wc_get_page_id( string $page ): int {
	return (int) get_option( "woocommerce_{$page}_page_id", -1 );
}
