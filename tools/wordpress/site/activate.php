<?php
/**
 * Activates the plugin on the WordPress in a folder.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script.
register_shutdown_function(
	function () {
		$last = error_get_last();
		if ( $last && in_array( $last['type'], array( E_ERROR, E_PARSE, E_COMPILE_ERROR, E_USER_ERROR ), true ) ) {
			fwrite( STDERR, $last['message'] . ' in ' . $last['file'] . ':' . $last['line'] . PHP_EOL );
		}
	}
);
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );
$chaty_result = activate_plugin( 'chaty/chaty.php' );
if ( is_wp_error( $chaty_result ) ) {
	fwrite( STDERR, $chaty_result->get_error_message() . PHP_EOL );
	exit( 1 );
}
