<?php
/**
 * Sanitizer of widget IDs.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps 0 for the first widget, and "_1", "_2" and so on for further ones; "0", "1" and 1 are converted.
 */
final class Widget_ID implements Sanitizer {

	/**
	 * Sanitizes an ID.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema Not used.
	 * @return int|string|null 0, "_N", or null if it is not an ID.
	 */
	public function sanitize( $value, array $schema ) {
		$text = is_scalar( $value ) ? ltrim( trim( (string) $value ), '_' ) : '';
		if ( '0' === $text ) {
			return 0;
		}

		return preg_match( '/^[1-9][0-9]{0,5}$/', $text ) ? '_' . $text : null;
	}

	/**
	 * Returns the index of a widget, which the page sends, and which is part of the nonce.
	 *
	 * @param int|string $id Sanitized ID.
	 * @return string '' for widget 0, otherwise the ID.
	 */
	public static function get_index( $id ): string {
		return 0 === $id ? '' : (string) $id;
	}
}
