<?php
namespace Chaty\Settings;

/**
 * Reads values by their keys, as the page does (`src/shared/raw-values.ts`), and distinguishes objects from lists: PHP
 * decodes both as arrays, and encodes them in odd ways.
 */
final class Raw_Values {

	/**
	 * Returns the text at a key, trimmed of all Unicode whitespace.
	 *
	 * @param array<string, mixed> $raw Sanitized settings.
	 */
	public static function read_text( array $raw, string $key, string $fallback = '' ): string {
		$value = $raw[ $key ] ?? '';
		$text  = is_scalar( $value ) && ! is_bool( $value ) ? (string) preg_replace( '/^[\s\x{FEFF}]+|[\s\x{FEFF}]+$/u', '', (string) $value ) : '';

		return '' === $text ? $fallback : $text;
	}

	/**
	 * @param array<string, mixed> $raw      Sanitized settings.
	 * @param int|float            $fallback Number where there is none.
	 * @return int|float
	 */
	public static function read_number( array $raw, string $key, $fallback = 0 ) {
		$text = self::read_text( $raw, $key );

		return is_numeric( $text ) ? $text + 0 : $fallback;
	}

	/**
	 * Returns the URL of an image at a key, on the web or on this site.
	 *
	 * @param array<string, mixed> $raw Sanitized settings.
	 * @return string Empty if it has another scheme.
	 */
	public static function read_image_url( array $raw, string $key ): string {
		$url = self::read_text( $raw, $key );

		return preg_match( '/^(#|(?!https?:)[^\/?#]*:)/i', $url ) ? '' : $url;
	}

	/**
	 * @param array<string, mixed> $raw Sanitized settings.
	 */
	public static function is_on( array $raw, string $key ): bool {
		return self::is_true( $raw[ $key ] ?? '' );
	}

	/**
	 * @param mixed $value Any value.
	 */
	public static function is_true( $value ): bool {
		if ( is_string( $value ) ) {
			return in_array( strtolower( trim( $value ) ), array( '1', 'true', 'yes', 'on' ), true );
		}

		return true === $value || 1 === $value || 1.0 === $value;
	}

	/**
	 * @param mixed $value Decoded JSON, objects as arrays.
	 * @phpstan-assert-if-true array<array-key, mixed> $value
	 */
	public static function is_object( $value ): bool {
		return is_array( $value ) && ( array() === $value || array_keys( $value ) !== range( 0, count( $value ) - 1 ) );
	}

	/**
	 * @param mixed $value Decoded JSON, objects as arrays.
	 */
	public static function is_list( $value ): bool {
		return '' === $value || ( is_array( $value ) && array_filter( array_keys( $value ), 'is_int' ) === array_keys( $value ) );
	}

	/**
	 * @param mixed $value List.
	 * @return array<int, mixed>
	 */
	public static function to_list( $value ): array {
		return is_array( $value ) ? array_values( $value ) : array();
	}

	/**
	 * Returns whether a value is a number that PHP cannot hold, such as 1e999, and so no longer the one that was
	 * written.
	 *
	 * @param mixed $value Decoded JSON.
	 */
	public static function is_infinite( $value ): bool {
		return is_float( $value ) && is_infinite( $value );
	}
}
