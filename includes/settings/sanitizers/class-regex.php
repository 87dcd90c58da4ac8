<?php
/**
 * Sanitizer by a pattern.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps text that matches a pattern as a whole: colors, dates, time zones, names.
 */
final class Regex implements Sanitizer {

	private string $expression;

	/**
	 * @param string $expression Pattern with delimiters, anchored at both ends.
	 */
	public function __construct( string $expression ) {
		$this->expression = $expression;
	}

	/**
	 * Sanitizes a text.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema Not used.
	 * @return string The trimmed text, or an empty string.
	 */
	public function sanitize( $value, array $schema ) {
		$text = trim( is_scalar( $value ) ? (string) $value : '' );

		return preg_match( $this->expression, $text ) ? $text : '';
	}
}
