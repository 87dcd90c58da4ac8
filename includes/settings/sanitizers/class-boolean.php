<?php
/**
 * Rule for switches.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * A switch. Real sites write it in many ways; on are 1, true, "1", "true", "yes", "on" (spec section 5).
 */
final class Boolean implements Sanitizer {

	/**
	 * Returns whether a value stands for "on".
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
	 * Cleans a switch.
	 *
	 * @param mixed                $value  Any value.
	 * @param array<string, mixed> $schema Not used.
	 * @return int 1 or 0.
	 */
	public function sanitize( $value, array $schema ) {
		return self::is_on( $value ) ? 1 : 0;
	}
}
