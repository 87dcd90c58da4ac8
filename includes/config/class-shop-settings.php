<?php
namespace Chaty\Config;

/**
 * The contact button beside "Add to cart" on WooCommerce's products.
 */
final class Shop_Settings {

	private const DEFAULTS = array(
		'channel' => '',
		'text'    => '',
		'message' => '',
	);

	/**
	 * @return array{channel: string, text: string, message: string} Channel as `[chaty_button]` names it, empty for no button;
	 *         text of the button, empty for the channel's name; message, empty for the channel's own.
	 */
	public static function get(): array {
		return self::parse_option( get_option( Names::SHOP, array() ) );
	}

	/**
	 * @param mixed $stored Value of the option.
	 * @return array{channel: string, text: string, message: string}
	 */
	public static function parse_option( $stored ): array {
		return array_filter( array_intersect_key( (array) $stored, self::DEFAULTS ), 'is_string' ) + self::DEFAULTS;
	}
}
