<?php
/**
 * Loads classes when they are used: a tracked click needs a fifth of them.
 *
 * @package Chaty
 */

// Functions for themes.
require_once __DIR__ . '/functions.php';

spl_autoload_register(
	static function ( string $name ): void {
		if ( 0 !== strpos( $name, 'Chaty\\' ) ) {
			return;
		}

		// Chaty\Settings\Sanitizers\Channel_Target is settings/sanitizers/class-channel-target.php.
		$folders = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( 'Chaty\\' ) ) ) ) );
		$file    = array_pop( $folders );
		$kind    = in_array( $file, array( 'registrable', 'sanitizer' ), true ) ? 'interface' : 'class';
		$path    = implode( '/', array_merge( array( __DIR__ ), $folders, array( "$kind-$file.php" ) ) );

		// PHP answers this from its cache of paths.
		if ( false !== stream_resolve_include_path( $path ) ) {
			require_once $path;
		}
	}
);
