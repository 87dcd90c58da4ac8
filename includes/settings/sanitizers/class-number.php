<?php
/**
 * Rule for numbers.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * A number within the bounds of the schema. Text with a number counts as that number.
 */
final class Number implements Sanitizer {

	/**
	 * How a number is written, as the schema says it; the same in src/domain/settings/read.ts.
	 */
	private const FORM = '/^-?\d+(?:\.\d+)?$/D';

	private bool $is_bent;

	/**
	 * @param bool $is_bent Whether values that do not fit are bent, and not dropped.
	 */
	public function __construct( bool $is_bent ) {
		$this->is_bent = $is_bent;
	}

	/**
	 * Cleans a number.
	 *
	 * @param mixed                $value  Number or text.
	 * @param array<string, mixed> $schema `minimum`, `maximum`, and `default` for what is no number.
	 * @return int|float|null Null for a number that is dropped.
	 */
	public function sanitize( $value, array $schema ) {
		$text = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( ! preg_match( self::FORM, $text ) ) {
			return $schema['default'] ?? ( $this->is_bent ? 0 : null );
		}

		$number = max( $schema['minimum'], min( $schema['maximum'], (float) $text ) );
		if ( ! $this->is_bent && (float) $number !== (float) $text ) {
			return null;
		}

		return floor( $number ) === (float) $number ? (int) $number : (float) $number;
	}
}
