<?php
/**
 * Rule for values of one written form.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * A text that must match a pattern as a whole: colors, dates, zones, names. Otherwise it is empty.
 */
final class Regex implements Sanitizer {

	private string $expression;

	/**
	 * @param string $expression Expression with delimiters, anchored at both ends.
	 */
	public function __construct( string $expression ) {
		$this->expression = $expression;
	}

	/**
	 * Cleans a text.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema Not used.
	 * @return string The text without blanks around it, or an empty string.
	 */
	public function sanitize( $value, array $schema ) {
		$text = trim( is_scalar( $value ) ? (string) $value : '' );

		return preg_match( $this->expression, $text ) ? $text : '';
	}
}
