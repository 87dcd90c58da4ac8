<?php
/**
 * Activates the plugin on the WordPress in the folder given as argument.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script.
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );
$chaty_result = activate_plugin( 'chaty/chaty.php' );
if ( is_wp_error( $chaty_result ) ) {
	fwrite( STDERR, $chaty_result->get_error_message() . PHP_EOL );
	exit( 1 );
}
