<?php
/**
 * Rule for a choice out of a list.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Rules;

/**
 * One of the values that the schema lists, or its default.
 */
final class Choice implements Rule {

	/**
	 * Cleans a choice.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema `enum` and `default`.
	 * @return string
	 */
	public function clean( $value, array $schema ) {
		$text = trim( is_scalar( $value ) ? (string) $value : '' );

		return in_array( $text, $schema['enum'], true ) ? $text : $schema['default'];
	}
}
