<?php
namespace Chaty\Launcher;

use Chaty\Settings\Links\Variables;

/**
 * Reads the values of variables on a page: nothing that differs between visitors, because pages are cached. WordPress,
 * and WooCommerce on the page of a product, have read all of it for the page already.
 */
final class Page_Values {

	/**
	 * @return string Empty where the page has none, and for what depends on the visitor.
	 */
	public static function read( string $name ): string {
		global $wp;

		switch ( $name ) {
			case 'title':
				return self::to_text( wp_get_document_title() );
			case 'url':
				return home_url( user_trailingslashit( '/' . $wp->request ) );
			case 'site':
				return self::to_text( get_bloginfo( 'name' ) );
			case 'home':
				return home_url( '/' );
			case 'post_id':
				return is_singular() ? (string) get_queried_object_id() : '';
			case 'language':
				return str_replace( '_', '-', get_locale() );
		}
		$product = in_array( $name, Variables::PAGE, true ) ? self::find_product() : null;

		return null === $product ? '' : self::read_product( $product, $name );
	}

	public static function has_variations(): bool {
		return self::find_product() instanceof \WC_Product_Variable;
	}

	private static function find_product(): ?\WC_Product {
		$product = function_exists( 'wc_get_product' ) && function_exists( 'is_product' ) && is_product() ? wc_get_product( get_queried_object_id() ) : null;

		return $product instanceof \WC_Product ? $product : null;
	}

	/**
	 * Returns the value of a variable of a product: of one with variations, the lowest price.
	 */
	private static function read_product( \WC_Product $product, string $name ): string {
		if ( 'product' === $name || 'sku' === $name ) {
			return self::to_text( 'sku' === $name ? $product->get_sku() : $product->get_name() );
		}
		$price   = self::get_amount( $product, 'price' );
		$regular = self::get_amount( $product, 'regular_price' );
		if ( 'discount' === $name ) {
			return '' === $price || '' === $regular || (float) $regular <= (float) $price ? '' : round( ( (float) $regular - (float) $price ) / (float) $regular * 100 ) . '%';
		}
		$amount = 'price' === $name ? $price : $regular;

		return '' === $amount ? '' : self::to_text( str_replace( '&nbsp;', ' ', wp_strip_all_tags( wc_price( (float) $amount ) ) ) );
	}

	/**
	 * Returns a price as the shop displays it, with or without tax.
	 *
	 * @param string $kind `price` or `regular_price`.
	 * @return string Empty where there is none: a price of 0 is one.
	 */
	private static function get_amount( \WC_Product $product, string $kind ): string {
		if ( $product instanceof \WC_Product_Variable ) {
			return (string) ( 'price' === $kind ? $product->get_variation_price( 'min', true ) : $product->get_variation_regular_price( 'min', true ) );
		}
		$amount = 'price' === $kind ? $product->get_price() : $product->get_regular_price();

		return '' === (string) $amount ? '' : (string) wc_get_price_to_display( $product, array( 'price' => $amount ) );
	}

	/**
	 * Returns a text as a script of the page would read it.
	 */
	private static function to_text( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}
}
