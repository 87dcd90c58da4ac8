<?php
/**
 * Sanitizer of enums.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps the values that the schema lists; otherwise returns the default, or rejects the value.
 */
final class Enum implements Sanitizer {

	private bool $has_default;

	/**
	 * @param bool $has_default Whether another value becomes the default instead of being rejected.
	 */
	public function __construct( bool $has_default ) {
		$this->has_default = $has_default;
	}

	/**
	 * Sanitizes an enum.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema `enum` and `default`.
	 * @return string|null Null if it is rejected.
	 */
	public function sanitize( $value, array $schema ) {
		$text = trim( is_scalar( $value ) ? (string) $value : '' );

		return in_array( $text, $schema['enum'], true ) ? $text : ( $this->has_default ? $schema['default'] : null );
	}
}
