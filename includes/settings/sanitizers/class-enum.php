<?php
/**
 * Sanitizer of enums.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps the values that the schema lists; otherwise returns the default.
 */
final class Enum implements Sanitizer {

	/**
	 * Sanitizes an enum.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema `enum` and `default`.
	 * @return string
	 */
	public function sanitize( $value, array $schema ) {
		$text = trim( is_scalar( $value ) ? (string) $value : '' );

		return in_array( $text, $schema['enum'], true ) ? $text : $schema['default'];
	}
}
