<?php
/**
 * Sanitizer of numbers.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps numbers within the bounds of the schema, also as text.
 */
final class Number implements Sanitizer {

	/**
	 * Notation of numbers. The page has the same pattern.
	 */
	private const FORM = '/^-?\d+(?:\.\d+)?$/D';

	private bool $is_clamped;

	/**
	 * @param bool $is_clamped Whether a value out of bounds is clamped instead of rejected.
	 */
	public function __construct( bool $is_clamped ) {
		$this->is_clamped = $is_clamped;
	}

	/**
	 * Sanitizes a number.
	 *
	 * @param mixed                $value  Number or text.
	 * @param array<string, mixed> $schema `minimum`, `maximum`, and `default` for values that are not numbers.
	 * @return int|float|null Null if it is rejected.
	 */
	public function sanitize( $value, array $schema ) {
		$text = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( ! preg_match( self::FORM, $text ) ) {
			return $schema['default'] ?? ( $this->is_clamped ? 0 : null );
		}

		$number = max( $schema['minimum'], min( $schema['maximum'], (float) $text ) );
		if ( ! $this->is_clamped && (float) $number !== (float) $text ) {
			return null;
		}

		return floor( $number ) === (float) $number ? (int) $number : (float) $number;
	}
}
