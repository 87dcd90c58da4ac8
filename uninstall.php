<?php
/**
 * Removes the plugin's tables, options, transients, cron events and metadata, and nothing else.
 *
 * @package Chaty
 */

use Chaty\Config\Drop_In;
use Chaty\Config\Names;
use Chaty\Context;
use Chaty\Settings\Schema;
use Chaty\Settings\Text_Translations;

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/includes/interface-registrable.php';
require_once __DIR__ . '/includes/class-context.php';
require_once __DIR__ . '/includes/config/class-drop-in.php';
require_once __DIR__ . '/includes/config/class-names.php';
require_once __DIR__ . '/includes/settings/class-schema.php';
require_once __DIR__ . '/includes/settings/class-text-translations.php';

/**
 * Removes the plugin's data of the current site. If the owner's setting says so, messages stay, and with them the
 * settings of how long: otherwise the plugin, installed again, would delete them by its defaults.
 */
function chaty_uninstall_site(): void {
	global $wpdb;

	$chaty_keeps  = (bool) get_option( Names::KEEP_CONTACTS );
	$chaty_tables = array_merge( array( 'chaty_stats', 'chaty_pages' ), $chaty_keeps ? array() : array( 'chaty_contacts' ) );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Own tables; WordPress has no function for many options.
	foreach ( $chaty_tables as $chaty_table ) {
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$chaty_table" );
	}

	$chaty_names = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( '_transient_' . Names::RATE_PREFIX ) . '%',
			$wpdb->esc_like( '_transient_' . Names::GEOCODE_PREFIX ) . '%'
		)
	);
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( Names::RATE_PREFIX ) . '%' ) );
	// phpcs:enable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared

	foreach ( $chaty_names as $chaty_name ) {
		delete_transient( substr( $chaty_name, strlen( '_transient_' ) ) );
	}
	foreach ( array_keys( Names::EVENTS ) as $chaty_event ) {
		wp_unschedule_hook( $chaty_event );
	}
	delete_transient( Names::ACTIVATED_BY );
	foreach ( array( 'post', 'term' ) as $chaty_type ) {
		delete_metadata( $chaty_type, 0, Names::PAGE_SETTINGS, '', true );
	}
	foreach ( array_diff( Names::OPTIONS, $chaty_keeps ? Names::RETENTION_OPTIONS : array() ) as $chaty_option ) {
		delete_option( $chaty_option );
	}
}

/**
 * Unregisters the texts of the widgets from WPML or Polylang. In a network, these have read the texts of the request's
 * site alone.
 */
function chaty_uninstall_texts(): void {
	if ( function_exists( 'icl_unregister_string' ) ) {
		( new Text_Translations( new Schema( __DIR__ . '/build/settings-schema.php' ) ) )->register( array(), get_option( Names::WIDGETS ) );
	}
}

chaty_uninstall_texts();
foreach ( Names::USER_METADATA as $chaty_key ) {
	delete_metadata( 'user', 0, $chaty_key, '', true );
}
( new Drop_In( new Context( __DIR__ . '/chaty.php', '' ) ) )->remove();

if ( ! is_multisite() ) {
	chaty_uninstall_site();
	return;
}

foreach ( get_sites(
	array(
		'fields' => 'ids',
		'number' => 0,
	)
) as $chaty_site ) {
	switch_to_blog( $chaty_site );
	chaty_uninstall_site();
	restore_current_blog();
}
