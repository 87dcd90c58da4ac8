<?php
/**
 * Imports settings without WP-CLI.
 *
 * @package Chaty
 */

use Chaty\Config\Widget_Repository;
use Chaty\Settings\Sanitizers;
use Chaty\Settings\Schema;
use Chaty\Settings\Schema_Validator;
use Chaty\Settings\Settings_Importer;
use Chaty\Settings\Settings_Sanitizer;
use Chaty\Storage\Site_Settings;

/**
 * Does what `wp chaty settings import` does.
 *
 * @param string $json Page settings.
 * @return array<int,string> The errors; with any, nothing is stored.
 */
function chaty_import_settings( $json ) {
	$root       = dirname( ( new ReflectionClass( 'Chaty\\Plugin' ) )->getFileName(), 2 );
	$schema     = new Schema( $root . '/build/settings-schema.php' );
	$sanitizers = new Sanitizers();
	$sanitizer  = new Settings_Sanitizer( $schema, $sanitizers );
	$importer   = new Settings_Importer( $schema, new Schema_Validator( $sanitizers ), $sanitizer );

	$result = $importer->import_json( $json );
	$errors = array();
	foreach ( $result->get_errors() as $issue ) {
		$errors[] = $issue->to_line();
	}
	if ( $errors ) {
		return $errors;
	}
	$header = get_file_data( $root . '/chaty.php', array( 'version' => 'Version' ) );
	$saved  = ( new Site_Settings( new Widget_Repository( $header['version'] ) ) )->save( $result );
	return is_wp_error( $saved ) ? array( $saved->get_error_message() ) : array();
}
