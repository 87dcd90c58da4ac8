<?php
/**
 * Makes the demo's site of a new WordPress: activates the plugin, and adds pages, widgets, statistics and messages.
 * Called by its address, with `?online` where services of maps can be reached.
 *
 * @package Chaty
 */

require_once $_SERVER['DOCUMENT_ROOT'] . '/wp-load.php'; // phpcs:ignore WordPress.Security
require_once __DIR__ . '/pages.php';
require_once __DIR__ . '/import.php';
require_once __DIR__ . '/sample-data.php';

/** Pages of the theme's patterns, with their titles. */
const CHATY_DEMO_PAGES = array(
	'start'     => 'Harbour Bakery',
	'services'  => 'What we do',
	'portfolio' => 'Portfolio',
	'shop'      => 'Shop',
	'team'      => 'The team',
	'contact'   => 'Contact',
);

/** Adds the pages; the long page of the test sites tells the bakery's story. */
function chaty_demo_pages() {
	$ids = chaty_sample_pages();
	wp_update_post(
		array(
			'ID'         => $ids['home'],
			'post_name'  => 'story',
			'post_title' => 'Our story',
		)
	);
	require_once get_theme_file_path( 'functions.php' );
	foreach ( CHATY_DEMO_PAGES as $name => $title ) {
		ob_start();
		require get_theme_file_path( "patterns/page-$name.php" );
		$ids[ $name ] = wp_insert_post(
			wp_slash(
				array(
					'post_type'     => 'page',
					'post_status'   => 'publish',
					'post_name'     => $name,
					'post_title'    => $title,
					'post_content'  => ob_get_clean(),
					'page_template' => 'page-wide',
				)
			)
		);
	}
	update_option( 'page_on_front', $ids['start'] );
}

/** Stores the places of the map, so that no geocoder is asked. */
function chaty_demo_places() {
	$geocoder = ( new Chaty\Config\Map_Settings() )->get_geocoder_url();
	$places   = array(
		'Schiffbrücke 12, 24939 Flensburg'  => array( 54.79388, 9.43385 ),
		'Bahnhofstraße 40, 24937 Flensburg' => array( 54.77416, 9.44831 ),
		'Südermarkt 1, 24937 Flensburg'     => array( 54.78109, 9.43632 ),
	);
	foreach ( $places as $address => list( $lat, $lng ) ) {
		set_transient( Chaty\Config\Names::GEOCODE_PREFIX . md5( "$geocoder|$address" ), compact( 'lat', 'lng' ) );
	}
}

if ( 'harbour' === get_stylesheet() ) {
	exit( 'There is a demo already.' );
}
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user( 1 );
$chaty_failed = activate_plugin( 'chaty/chaty.php' );
if ( is_wp_error( $chaty_failed ) ) {
	exit( $chaty_failed->get_error_message() ); // phpcs:ignore
}
switch_theme( 'harbour' );
update_option( 'timezone_string', 'Europe/Berlin' );
update_option( 'show_avatars', '' );
if ( ! isset( $_GET['online'] ) ) { // phpcs:ignore WordPress.Security
	update_option( 'chaty_demo_offline', 1 );
	require_once __DIR__ . '/without-internet.php';
}
chaty_demo_pages();
$chaty_errors = chaty_import_settings( file_get_contents( __DIR__ . '/settings.json' ) ); // phpcs:ignore
if ( $chaty_errors ) {
	exit( 'The sample widgets are invalid: ' . implode( ' ', $chaty_errors ) ); // phpcs:ignore
}
chaty_demo_places();
( new Chaty\Storage\Tables() )->create();
chaty_sample_statistics();
chaty_sample_messages();
echo 'ready';
