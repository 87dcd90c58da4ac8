<?php
/**
 * Rule for a choice out of a list.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * One of the values that the schema lists, or its default.
 */
final class Enum implements Sanitizer {

	/**
	 * Cleans a choice.
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
