<?php
/**
 * Sanitizer of CSS.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Removes "<", so that CSS cannot close its style element.
 */
final class CSS implements Sanitizer {

	/**
	 * Sanitizes CSS.
	 *
	 * @param mixed                $value  CSS.
	 * @param array<string, mixed> $schema Not used.
	 * @return string
	 */
	public function sanitize( $value, array $schema ) {
		$css = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );
		$css = preg_replace( '#</?style[^<>]*>#i', '', $css ) ?? $css;

		return trim( str_replace( array( '<', "\0" ), '', $css ) );
	}
}
