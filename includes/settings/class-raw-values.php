<?php
/**
 * Reading of settings.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Boolean;

/**
 * Reads sanitized values by their keys, as the page does (`src/shared/raw-values.ts`).
 */
final class Raw_Values {

	/**
	 * Returns the text at a key, trimmed of all Unicode whitespace.
	 *
	 * @param array<string, mixed> $raw      Sanitized settings.
	 * @param string               $key      Key.
	 * @param string               $fallback Text where there is none.
	 */
	public static function read_text( array $raw, string $key, string $fallback = '' ): string {
		$value = $raw[ $key ] ?? '';
		$text  = is_scalar( $value ) && ! is_bool( $value ) ? (string) preg_replace( '/^[\s\x{FEFF}]+|[\s\x{FEFF}]+$/u', '', (string) $value ) : '';

		return '' === $text ? $fallback : $text;
	}

	/**
	 * Returns the number at a key.
	 *
	 * @param array<string, mixed> $raw      Sanitized settings.
	 * @param string               $key      Key.
	 * @param int                  $fallback Number where there is none.
	 * @return int|float
	 */
	public static function read_number( array $raw, string $key, int $fallback = 0 ) {
		$text = self::read_text( $raw, $key );

		return is_numeric( $text ) ? $text + 0 : $fallback;
	}

	/**
	 * Returns the flag at a key.
	 *
	 * @param array<string, mixed> $raw Sanitized settings.
	 * @param string               $key Key.
	 */
	public static function is_on( array $raw, string $key ): bool {
		return Boolean::is_on( $raw[ $key ] ?? '' );
	}
}
