<?php
/**
 * What WordPress 6.9 and later have for abilities, as far as a test sees what is registered.
 *
 * @package Chaty
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound, Squiz.Commenting.FunctionComment -- WordPress's own.
if ( ! function_exists( 'wp_register_ability' ) ) {
	/**
	 * @param array<string, mixed> $args Arguments.
	 */
	function wp_register_ability( string $name, array $args ): void {
		apply_filters( 'wp_register_ability_args', $args, $name );
	}
}
