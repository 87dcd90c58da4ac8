<?php
/**
 * What WordPress 6.9 and later have for abilities: keeps what is registered.
 *
 * @package Chaty
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound, Squiz.Commenting.FunctionComment -- WordPress's own.
if ( ! function_exists( 'wp_register_ability' ) ) {
	/**
	 * @param array<string, mixed> $args Arguments.
	 */
	function wp_register_ability( string $name, array $args ): void {
		$GLOBALS['chaty_test_abilities'][ $name ] = $args;
	}

	/**
	 * @param array<string, string> $args Arguments.
	 */
	function wp_register_ability_category( string $slug, array $args ): void {
		$GLOBALS['chaty_test_abilities'][ $slug ] = $args;
	}
}
