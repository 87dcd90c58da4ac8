<?php
/**
 * Sanitizer of booleans.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Accepts the notations of real sites: 1, true, "1", "true", "yes" and "on" are on, anything else is off.
 */
final class Boolean implements Sanitizer {

	/**
	 * Returns whether a value is on.
	 *
	 * @param mixed $value Any value.
	 */
	public static function is_on( $value ): bool {
		if ( is_string( $value ) ) {
			return in_array( strtolower( trim( $value ) ), array( '1', 'true', 'yes', 'on' ), true );
		}

		return true === $value || 1 === $value || 1.0 === $value;
	}

	/**
	 * Sanitizes a boolean.
	 *
	 * @param mixed                $value  Any value.
	 * @param array<string, mixed> $schema Not used.
	 * @return int 1 or 0.
	 */
	public function sanitize( $value, array $schema ) {
		return self::is_on( $value ) ? 1 : 0;
	}
}
