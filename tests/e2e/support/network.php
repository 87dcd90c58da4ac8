<?php
/**
 * Turns the site in a folder into a network; each step is a process of its own.
 *
 *     php network.php DIR HOST make|add|administrator|buttons [HOST OF THE SECOND SITE]
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script for sites that last a minute.
$_SERVER['HTTP_HOST']   = $argv[2];
$_SERVER['REQUEST_URI'] = '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

switch ( $argv[3] ) {
	case 'make':
		deactivate_plugins( 'chaty/chaty.php' );
		foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
			$wpdb->$table = $prefixed;
		}
		// The addresses of wp-config.php count for a single site alone, and hide what is stored.
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name IN ( 'siteurl', 'home' )", "http://$argv[2]" ) );
		install_network();
		populate_network( 1, $argv[2], get_option( 'admin_email' ), 'Network', '/', false );
		break;
	case 'add':
		wp_insert_site( array( 'domain' => $argv[4], 'path' => '/', 'title' => 'Second', 'user_id' => 1 ) );
		break;
	case 'administrator':
		add_user_to_blog( 2, wpmu_create_user( 'second', 'password', 'second@example.org' ), 'administrator' );
		break;
	case 'buttons':
		switch_to_blog( 2 );
		echo chaty_render_button( array( 'channel' => 'phone' ) );
		restore_current_blog();
		echo chaty_render_button( array( 'channel' => 'phone' ) );
		break;
}
