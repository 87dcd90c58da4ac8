<?php
/**
 * Rule for the ids of widgets.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * The id of a widget: 0 for the first, "_1", "_2" … for further ones. "0", "1" and 1 are read as these.
 */
final class Widget_ID implements Sanitizer {

	/**
	 * Cleans an id.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema Not used.
	 * @return int|string|null 0, "_N", or null when it is no id.
	 */
	public function sanitize( $value, array $schema ) {
		$text = is_scalar( $value ) ? ltrim( trim( (string) $value ), '_' ) : '';
		if ( '0' === $text ) {
			return 0;
		}

		return preg_match( '/^[1-9][0-9]{0,5}$/', $text ) ? '_' . $text : null;
	}

	/**
	 * Returns the index that goes with an id: what the page sends as `widget` (spec section 7) and what
	 * the name of the nonce ends with.
	 *
	 * @param int|string $id Sanitized id.
	 * @return string '' for widget 0, otherwise the id.
	 */
	public static function get_index( $id ): string {
		return 0 === $id ? '' : (string) $id;
	}
}
