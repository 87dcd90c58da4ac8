<?php
/**
 * Types of decoded JSON.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Distinguishes objects from lists in JSON that PHP has encoded: an empty object is `[]`, a filtered list an
 * object with numeric keys, and a missing value an empty string.
 */
final class JSON_Type {

	/**
	 * Returns whether a value is an object.
	 *
	 * @param mixed $value Decoded JSON, objects as arrays.
	 * @phpstan-assert-if-true array<array-key, mixed> $value
	 */
	public static function is_object( $value ): bool {
		return is_array( $value ) && ( array() === $value || array_keys( $value ) !== range( 0, count( $value ) - 1 ) );
	}

	/**
	 * Returns whether a value is a list.
	 *
	 * @param mixed $value Decoded JSON, objects as arrays.
	 */
	public static function is_list( $value ): bool {
		return '' === $value || ( is_array( $value ) && array_filter( array_keys( $value ), 'is_int' ) === array_keys( $value ) );
	}

	/**
	 * Returns a value as a list.
	 *
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

	/**
	 * Returns the part of a schema that restricts the type. Enums and bounds are left to the sanitizer, which
	 * corrects values instead of rejecting them.
	 *
	 * @param array<string, mixed> $schema Schema of the key.
	 * @return array<string, mixed>
	 */
	public static function to_type( array $schema ): array {
		$keywords = array( 'type', 'pattern', 'maxItems', 'maxLength' );
		if ( ! in_array( $schema['x-sanitizer'], array( 'number', 'strict-number' ), true ) ) {
			$keywords = array_merge( $keywords, array( 'minimum', 'maximum' ) );
		}

		return array_intersect_key( $schema, array_flip( $keywords ) );
	}

	/**
	 * Appends a key to a path.
	 *
	 * @param string $path Path.
	 * @param string $key  Key.
	 */
	public static function join( string $path, string $key ): string {
		return '' === $path ? $key : $path . '.' . $key;
	}
}
