<?php
/**
 * Plugin Name: Pages of WooCommerce
 * Description: Plays the public functions of WooCommerce that tell its pages apart, those of a product, and the hooks of its page.
 *
 * @package Chaty
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- The plugin's own names.
// phpcs:disable Generic.Files.OneObjectStructurePerFile -- All that is played of one plugin.

function WC(): stdClass { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName
	return new stdClass();
}

function is_shop(): bool {
	return $GLOBALS['wp_the_query']->is_post_type_archive( 'product' );
}

function is_product(): bool {
	return $GLOBALS['wp_the_query']->is_singular( 'product' );
}

function is_product_category(): bool {
	return $GLOBALS['wp_the_query']->is_tax( 'product_cat' );
}

function is_product_tag(): bool {
	return $GLOBALS['wp_the_query']->is_tax( 'product_tag' );
}

function is_cart(): bool {
	return $GLOBALS['wp_the_query']->is_page( wc_get_page_id( 'cart' ) );
}

function is_checkout(): bool {
	return $GLOBALS['wp_the_query']->is_page( wc_get_page_id( 'checkout' ) );
}

/**
 * Returns whether the page is a part of the checkout or the account.
 */
function is_wc_endpoint_url( string $endpoint ): bool {
	return 'order-received' === $endpoint && isset( $_GET['order-received'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Changes nothing.
}

function is_account_page(): bool {
	return $GLOBALS['wp_the_query']->is_page( wc_get_page_id( 'myaccount' ) );
}

/**
 * Returns the ID of the page that owners have chosen for the shop, the cart, the checkout or the account.
 */
function wc_get_page_id( string $page ): int {
	return (int) get_option( "woocommerce_{$page}_page_id", -1 );
}

/**
 * A product, with what it has in the fields of its post.
 */
class WC_Product {

	protected int $id;

	public function __construct( int $id ) {
		$this->id = $id;
	}

	public function get_id(): int {
		return $this->id;
	}

	public function get_name(): string {
		return (string) get_post_field( 'post_title', $this->id, 'raw' );
	}

	public function get_sku(): string {
		return (string) get_post_meta( $this->id, '_sku', true );
	}

	/**
	 * Returns the price; empty if there is none.
	 */
	public function get_price(): string {
		return (string) get_post_meta( $this->id, '_price', true );
	}

	public function get_regular_price(): string {
		return (string) get_post_meta( $this->id, '_regular_price', true );
	}

	public function is_on_sale(): bool {
		return (float) $this->get_price() < (float) $this->get_regular_price();
	}

	public function is_purchasable(): bool {
		return '' !== $this->get_price();
	}

	public function is_in_stock(): bool {
		return 'outofstock' !== get_post_meta( $this->id, '_stock_status', true );
	}
}

/**
 * A product with variations.
 */
class WC_Product_Variable extends WC_Product {

	/**
	 * @param bool $for_display Whether with the tax that the shop displays.
	 */
	public function get_variation_price( string $which, bool $for_display ): string {
		return $for_display && 'min' === $which ? $this->get_price() : '';
	}

	/**
	 * @param bool $for_display Whether with the tax that the shop displays.
	 */
	public function get_variation_regular_price( string $which, bool $for_display ): string {
		return $for_display && 'min' === $which ? $this->get_regular_price() : '';
	}
}

/**
 * @return WC_Product|false False if it is none.
 */
function wc_get_product( int $id ) {
	if ( get_post_type( $id ) !== 'product' ) {
		return false;
	}

	return 'variable' === get_post_meta( $id, '_type', true ) ? new WC_Product_Variable( $id ) : new WC_Product( $id );
}

/**
 * @param array<string, mixed> $args `price`.
 */
function wc_get_price_to_display( WC_Product $product, array $args ): float {
	return (float) $args['price'] * 1.2;
}

function wc_price( float $price ): string {
	return '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>&nbsp;' . number_format( $price, 2 ) . '</bdi></span>';
}

/**
 * Prints the form of the product at hand: classic templates and the block `woocommerce/add-to-cart-form` have the same.
 */
function woocommerce_template_single_add_to_cart(): void {
	global $product;

	$is_variable = $product instanceof WC_Product_Variable;
	if ( ! $is_variable && ! ( $product->is_purchasable() && $product->is_in_stock() ) ) {
		return;
	}
	do_action( 'woocommerce_before_add_to_cart_form' );
	$variations = array(
		array(
			'variation_id' => 7,
			'sku'          => 'N-7',
			'price_html'   => wc_price( 4 ),
		),
	);
	echo '<form class="cart', $is_variable ? ' variations_form" data-product_variations="' . esc_attr( (string) wp_json_encode( $variations ) ) : '', '" method="post">';
	if ( $is_variable ) {
		echo '<label for="size">Size</label> <select id="size" name="attribute_pa_size"><option value="">Choose an option</option><option value="l">Large &amp; wide</option></select>';
		echo '<input type="hidden" name="variation_id" value="0">';
	}
	do_action( 'woocommerce_before_add_to_cart_button' );
	echo '<input type="number" name="quantity" value="1" aria-label="Quantity"> <button type="submit">Add to cart</button>';
	do_action( 'woocommerce_after_add_to_cart_button' );
	echo '</form>';
	do_action( 'woocommerce_after_add_to_cart_form' );
}
