<?php
/**
 * Turns the site in a folder into a network; each step is a process of its own.
 *
 *     php multisite.php DIR make|activate|add|fill|page|save|ask|delete|deactivate|uninstall|left
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script for sites that last a minute.
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
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

/** What the plugin has left: tables, and rows of options and metadata of any site. */
function chaty_network_rest() {
	global $wpdb;
	$left = array_filter( array( chaty_network_tables() ) );
	foreach ( $wpdb->get_col( "SHOW TABLES LIKE '%options'" ) as $table ) {
		foreach ( $wpdb->get_col( "SELECT option_name FROM $table WHERE option_name LIKE '%chaty%' OR ( option_name = 'cron' AND option_value LIKE '%chaty%' )" ) as $name ) {
			$left[] = "$table.$name";
		}
	}
	foreach ( $wpdb->get_results( "SELECT meta_key FROM $wpdb->sitemeta WHERE meta_key LIKE '%chaty%' UNION SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%chaty%'" ) as $row ) {
		$left[] = $row->meta_key;
	}
	return implode( ' ', $left );
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

/**
 * Returns what an administrator of the main site, who is no super admin, gets for the ID of another site's message,
 * whether the row of that message is unchanged, and what else such a user may do.
 */
function chaty_network_answers( $site ) {
	global $wpdb;
	switch_to_blog( $site );
	$contact = new Chaty\Messages\Message( '0', 'Contact_Us', array( 'name' => 'Ada' ), '' );
	$id      = ( new Chaty\Messages\Message_Repository() )->add( $contact, 'a', 'sent' )['id'];
	$before  = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}chaty_contacts" );
	restore_current_blog();

	wp_set_current_user( wp_insert_user( array( 'user_login' => 'one', 'user_pass' => 'x', 'role' => 'administrator' ) ) );
	$statuses = array();
	foreach ( rest_get_server()->get_routes( 'chaty/v1' ) as $route => $handlers ) {
		foreach ( $handlers as $handler ) {
			if ( false !== strpos( $route, '/contacts/(?P<id>' ) ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$statuses[] = rest_do_request( new WP_REST_Request( $method, preg_replace( '/\(\?P<id>[^)]*\)/', $id, $route ) ) )->get_status();
				}
			} elseif ( isset( $handler['args']['ids'], $handler['args']['action'] ) ) {
				foreach ( $handler['args']['action']['enum'] as $action ) {
					$request = new WP_REST_Request( 'POST', $route );
					$request->set_body_params( array( 'ids' => array( $id ), 'action' => $action ) );
					$done = rest_do_request( $request )->get_data();
					if ( array() !== $done['done'] ) {
						$statuses[] = $action;
					}
				}
			}
		}
	}
	$settings = new WP_REST_Request( 'PUT', '/chaty/v1/widgets' );
	$settings->set_header( 'Content-Type', 'application/json' );
	$settings->set_body( '{"chaty_widgets":[{"id":0,"settings":{"custom_css":"a{}"},"channels":[]}]}' );
	$styles = rest_do_request( $settings )->get_status();
	$listed = count( rest_do_request( new WP_REST_Request( 'GET', '/chaty/v1/contacts' ) )->get_data() );

	switch_to_blog( $site );
	$same = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}chaty_contacts" ) == $before ? 'row as before' : 'row changed';
	$may  = current_user_can( 'chaty_messages' ) ? 'may read there' : 'may not read there';
	restore_current_blog();

	return implode( ' ', array_unique( $statuses ) ) . ", $listed listed, $same, $may, style sheet $styles";
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
	case 'fill':
		for ( $site = 1; $site <= (int) $argv[4]; $site++ ) {
			wpmu_create_blog( 'localhost', "/site-$site/", 'New', 1, array(), 1 );
		}
		break;
	case 'page':
		do_action( 'template_redirect' );
		ob_start();
		wp_head();
		wp_footer();
		echo substr_count( ob_get_clean(), 'chaty-data' );
		return;
	case 'save':
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'PUT', '/chaty/v1/widgets' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"chaty_widgets":[{"id":0,"channels":[{"channel":"Phone","value":"+15550100","is_desktop":1,"is_mobile":1}]}]}' );
		echo rest_do_request( $request )->get_status();
		return;
	case 'left':
		echo chaty_network_rest();
		return;
	case 'ask':
		echo chaty_network_answers( (int) $argv[4] );
		return;
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
