<?php
/**
 * Does for `php -S` what a web server's rewrite rules do for WordPress.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- Runs before WordPress.
$chaty_path = urldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$chaty_file = $_SERVER['DOCUMENT_ROOT'] . $chaty_path;

$chaty_exists = is_file( $chaty_file ) || is_file( rtrim( $chaty_file, '/' ) . '/index.php' );
if ( '/' !== $chaty_path && $chaty_exists ) {
	// A screen of wp-admin loads sixty of them; browsers cache those with a version, as on a real host.
	$chaty_type = array( 'js' => 'text/javascript', 'css' => 'text/css' )[ pathinfo( $chaty_file, PATHINFO_EXTENSION ) ] ?? '';
	if ( ! $chaty_type || ! isset( $_GET['ver'] ) ) {
		return false;
	}
	header( "Content-Type: $chaty_type; charset=UTF-8" );
	header( 'Content-Length: ' . filesize( $chaty_file ) );
	header( 'Cache-Control: max-age=3600' );
	readfile( $chaty_file );
	return true;
}

unset( $chaty_path, $chaty_file, $chaty_exists );
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
