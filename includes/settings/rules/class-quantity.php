<?php
/**
 * Rule for numbers.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Rules;

/**
 * A number within the bounds of the schema. Text with a number counts as that number.
 */
final class Quantity implements Rule {

	/**
	 * Cleans a number.
	 *
	 * @param mixed                $value  Number or text.
	 * @param array<string, mixed> $schema `minimum`, `maximum`, and `default` for what is no number.
	 * @return int|float
	 */
	public function clean( $value, array $schema ) {
		$text = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( ! is_numeric( $text ) ) {
			return isset( $schema['default'] ) ? $schema['default'] : 0;
		}

		$number = max( $schema['minimum'], min( $schema['maximum'], $text + 0 ) );

		return floor( $number ) === (float) $number ? (int) $number : (float) $number;
	}
}
