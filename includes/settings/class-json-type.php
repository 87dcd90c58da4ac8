<?php
/**
 * Shapes of decoded JSON.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Tells objects from lists in decoded JSON, the way real sites write them: PHP prints an empty object
 * as `[]`, a filtered list as an object with numbers for keys, and "nothing" as an empty string.
 */
final class JSON_Type {

	/**
	 * Returns whether a value can be read as an object.
	 *
	 * @param mixed $value Decoded JSON, objects as arrays.
	 * @phpstan-assert-if-true array<array-key, mixed> $value
	 */
	public static function is_object( $value ): bool {
		return is_array( $value ) && ( array() === $value || array_keys( $value ) !== range( 0, count( $value ) - 1 ) );
	}

	/**
	 * Returns whether a value can be read as a list.
	 *
	 * @param mixed $value Decoded JSON, objects as arrays.
	 */
	public static function is_list( $value ): bool {
		return '' === $value || ( is_array( $value ) && array_filter( array_keys( $value ), 'is_int' ) === array_keys( $value ) );
	}

	/**
	 * Returns a value as a list.
	 *
	 * @param mixed $value A value that can be read as a list.
	 * @return array<int, mixed>
	 */
	public static function to_list( $value ): array {
		return is_array( $value ) ? array_values( $value ) : array();
	}

	/**
	 * Returns the part of a key's schema that says which types it takes. Choices and the bounds of
	 * numbers are left to the key's rule, which bends a value instead of refusing it.
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
	 * Adds a key to a path.
	 *
	 * @param string $path Path so far.
	 * @param string $key  Key.
	 */
	public static function join( string $path, string $key ): string {
		return '' === $path ? $key : $path . '.' . $key;
	}
}
