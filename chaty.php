<?php
/**
 * Plugin Name:       Chaty
 * Description:       A floating contact widget: one button, all the ways to reach you. Light, fast, and yours.
 * Version:           1.0.0
 * Requires at least: 6.6
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       chaty
 * Domain Path:       /build/languages
 * WC requires at least: 8.2
 * WC tested up to:   10.5
 *
 * @package Chaty
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Loads a class when it is first used: a tracked click needs a tenth of the classes.
 */
spl_autoload_register(
	static function ( string $name ): void {
		if ( 0 !== strpos( $name, 'Chaty\\' ) ) {
			return;
		}

		// Chaty\Settings\Sanitizers\Channel_Target is settings/sanitizers/class-channel-target.php.
		$folders = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( 'Chaty\\' ) ) ) ) );
		$file    = array_pop( $folders );
		$kind    = in_array( $file, array( 'admin-page', 'registrable', 'sanitizer' ), true ) ? 'interface' : 'class';
		$path    = implode( '/', array_merge( array( __DIR__ . '/includes' ), $folders, array( "$kind-$file.php" ) ) );

		// PHP answers this from its cache of paths.
		if ( false !== stream_resolve_include_path( $path ) ) {
			require_once $path;
		}
	}
);

// A tracking request needs little of the plugin; all other requests need the whole.
Chaty\Ajax\Early_Ajax::start(
	'1.0.0',
	static function ( string $version ): void {
		( new Chaty\Plugin( new Chaty\Context( __FILE__, $version ) ) )->register();
	}
);
