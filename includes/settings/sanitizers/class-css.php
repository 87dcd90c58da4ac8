<?php
/**
 * Rule for the owner's own style rules.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Style rules that cannot leave the style element they stand in: no "<" at all.
 */
final class CSS implements Sanitizer {

	/**
	 * Cleans style rules.
	 *
	 * @param mixed                $value  Style rules.
	 * @param array<string, mixed> $schema Not used.
	 * @return string
	 */
	public function sanitize( $value, array $schema ) {
		$css = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );
		$css = preg_replace( '#</?style[^<>]*>#i', '', $css ) ?? $css;

		return trim( str_replace( array( '<', "\0" ), '', $css ) );
	}
}
