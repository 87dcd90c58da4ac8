<?php
namespace Chaty\Settings;

/**
 * Facts of pages that owners choose by a label: those of WordPress, of WooCommerce where it is active, and what plugins offer.
 */
final class Named_Facts {

	/**
	 * Facts by the function of WooCommerce that decides them.
	 */
	private const SHOP = array(
		'is_shop'             => 'shop',
		'is_product'          => 'product',
		'is_product_category' => 'product_category',
		'is_product_tag'      => 'product_tag',
		'is_cart'             => 'cart',
		'is_checkout'         => 'checkout',
		'is_account_page'     => 'account',
	);

	/**
	 * Facts of products on sale and of the page after an order, by the functions of WooCommerce that decide them.
	 */
	private const SHOP_DETAILS = array(
		'wc_get_product'     => 'sale',
		'is_wc_endpoint_url' => 'thank_you',
	);

	/**
	 * Returns the facts of WooCommerce that are true of the page.
	 *
	 * @return array<int, string> Names.
	 */
	public static function find_shop_facts(): array {
		$facts = array();
		foreach ( self::SHOP as $function => $name ) {
			if ( function_exists( $function ) && $function() ) {
				$facts[] = $name;
			}
		}
		$product = in_array( 'product', $facts, true ) ? wc_get_product( get_queried_object_id() ) : null;
		if ( $product instanceof \WC_Product && $product->is_on_sale() ) {
			$facts[] = 'sale';
		}
		if ( in_array( 'checkout', $facts, true ) && is_wc_endpoint_url( 'order-received' ) ) {
			$facts[] = 'thank_you';
		}

		return $facts;
	}

	/**
	 * Returns the labels by which the owner's screens name the pages of each fact.
	 *
	 * @return array<array-key, string> By the fact's name.
	 */
	public static function get_labels(): array {
		$labels  = array(
			'blog'   => __( 'the list of latest posts', 'chaty' ),
			'search' => __( 'search results', 'chaty' ),
			'404'    => __( 'addresses without a page', 'chaty' ),
		);
		$shop    = array(
			'shop'             => __( 'the shop', 'chaty' ),
			'product'          => __( 'all products', 'chaty' ),
			'product_category' => __( 'all product categories', 'chaty' ),
			'product_tag'      => __( 'all product tags', 'chaty' ),
			'cart'             => __( 'the cart', 'chaty' ),
			'checkout'         => __( 'the checkout', 'chaty' ),
			'account'          => __( 'the customer account', 'chaty' ),
			'sale'             => __( 'all products on sale', 'chaty' ),
			'thank_you'        => __( 'the page after an order', 'chaty' ),
		);
		$labels += array_intersect_key( $shop, array_flip( array_filter( self::SHOP + self::SHOP_DETAILS, 'function_exists', ARRAY_FILTER_USE_KEY ) ) );

		/**
		 * Filters the facts that owners can choose in the page rules of a widget, with what their pages are called there.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_page_fact_labels', function ( array $labels ): array {
		 *         return $labels + array( 'wide' => 'wide pages' );
		 *     } );
		 *
		 * @param array<array-key, string> $labels Labels, such as "search results", by the names that `chaty_page_facts` gives.
		 */
		$labels = apply_filters( 'chaty_page_fact_labels', $labels );

		return is_array( $labels ) ? array_filter( $labels, 'is_string' ) : array();
	}
}
