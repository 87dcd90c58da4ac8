<?php
/**
 * Adds the sample pages and widgets to a new WordPress.
 *
 * @package Chaty
 */

require_once '/wordpress/wp-load.php';
require_once __DIR__ . '/pages.php';
require_once __DIR__ . '/import.php';

wp_set_current_user( 1 );
chaty_sample_pages();
$chaty_errors = chaty_import_settings( file_get_contents( __DIR__ . '/settings.json' ) ); // phpcs:ignore
if ( $chaty_errors ) {
	throw new Exception( 'The sample widgets are invalid: ' . implode( ' ', $chaty_errors ) ); // phpcs:ignore
}
