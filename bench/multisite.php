<?php
/**
 * Turns the site in a folder into a network; each step is a process of its own.
 *
 *     php multisite.php DIR make|activate|add|delete|deactivate|uninstall
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script for sites that last a minute.
$_SERVER['HTTP_HOST']   = 'localhost';
$_SERVER['REQUEST_URI'] = isset( $argv[3] ) ? $argv[3] : '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/ms.php';

/** The plugin's tables, without the prefix "wp_". */
function chaty_network_tables() {
	global $wpdb;
	$names = $wpdb->get_col( "SHOW TABLES LIKE '%chaty\\_%'" );
	sort( $names );
	return str_replace( $wpdb->base_prefix, '', implode( ' ', $names ) );
}

/** The number of the plugin's cron events of each site, after the site's id. */
function chaty_network_events() {
	$counts = array();
	foreach ( get_sites( array( 'fields' => 'ids' ) ) as $site ) {
		$cron     = (string) wp_json_encode( get_blog_option( $site, 'cron' ) );
		$counts[] = "$site:" . substr_count( $cron, '"chaty_' );
	}
	return implode( ' ', $counts );
}

switch ( $argv[2] ) {
	case 'make':
		deactivate_plugins( 'chaty/chaty.php' );
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
			$wpdb->$table = $prefixed;
		}
		install_network();
		populate_network( 1, 'localhost', 'admin@example.org', 'Network', '/', false );
		break;
	case 'activate':
		activate_plugin( 'chaty/chaty.php', '', true );
		break;
	case 'add':
		wpmu_create_blog( 'localhost', $argv[4], 'New', 1, array(), 1 );
		break;
	case 'delete':
		wpmu_delete_blog( (int) $argv[4], true );
		break;
	case 'deactivate':
		echo chaty_network_events() . ' then ';
		deactivate_plugins( 'chaty/chaty.php', false, true );
		echo chaty_network_events();
		return;
	case 'uninstall':
		define( 'WP_UNINSTALL_PLUGIN', 'chaty/chaty.php' );
		require WP_PLUGIN_DIR . '/chaty/uninstall.php';
		break;
}
echo chaty_network_tables();
