<?php
/**
 * Imports settings without WP-CLI.
 *
 * @package Chaty
 */

use Chaty\Config\Page_Settings;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Site_Settings;
use Chaty\Config\Widget_Store;
use Chaty\Settings\Door;
use Chaty\Settings\Reader;
use Chaty\Settings\Rule_Book;
use Chaty\Settings\Schema;
use Chaty\Settings\Validator;

/**
 * Does what `wp chaty import` does.
 *
 * @param string $json Page settings.
 * @return array<int,string> What is wrong with them; then nothing is stored.
 */
function chaty_import_settings( $json ) {
	$main   = ( new ReflectionClass( 'Chaty\\Plugin' ) )->getFileName();
	$schema = new Schema( dirname( $main ) . '/settings/widgets-schema.php' );
	$rules  = new Rule_Book();
	$reader = new Reader( $schema, $rules );
	$door   = new Door( $schema, new Validator( $rules ), $reader );

	$reading = $door->read_json( $json );
	$errors  = array();
	foreach ( $reading->get_errors() as $problem ) {
		$errors[] = $problem->to_line();
	}
	if ( $errors ) {
		return $errors;
	}
	$header = get_file_data( dirname( $main, 2 ) . '/chaty.php', array( 'version' => 'Version' ) );
	$store  = new Widget_Store( $reader, $header['version'] );
	$saved  = ( new Site_Settings( $store, new Page_Settings(), new Privacy_Settings() ) )->save( $reading );
	return $saved ? array() : array( Site_Settings::describe_failure() );
}
