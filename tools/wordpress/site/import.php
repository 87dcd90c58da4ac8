<?php
/**
 * Imports a settings file into the WordPress in a folder.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script.
require $argv[1] . '/wp-load.php';
require dirname( __DIR__, 2 ) . '/demo-content/import.php';

$chaty_errors = chaty_import_settings( file_get_contents( $argv[2] ) );
if ( $chaty_errors ) {
	fwrite( STDERR, implode( PHP_EOL, $chaty_errors ) . PHP_EOL );
	exit( 1 );
}
