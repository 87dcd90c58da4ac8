<?php
/**
 * The function that WPML and Polylang have for texts that are gone.
 *
 * @package Chaty
 */

require_once __DIR__ . '/class-languages.php';

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- Theirs.
if ( ! function_exists( 'icl_unregister_string' ) ) {
	function icl_unregister_string( string $domain, string $name ): void {
		Chaty\Tests\Languages::unregister( $domain, $name );
	}
}
