<?php
/**
 * Plugin Name: Chaty test routes
 * Description: Lets tests steer a site: /?rest_route=/chaty-test/v1/… Linked into test sites only; refuses to work anywhere else.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Api;

const MAILS = 'chaty_test_mails';
const MENUS = 'chaty_test_menus';

/** The option with what the mail server says when it refuses. */
const MAIL_ERROR = 'chaty_test_mail_error';

/** The option that keeps the site's own theme during a test. */
const THEME_BEFORE = 'chaty_test_theme_before';

if ( 'local' !== wp_get_environment_type() ) {
	return;
}

/** Disables update checks, because tests have no internet. */
add_action(
	'init',
	function () {
		foreach ( array( 'core', 'plugins', 'themes' ) as $what ) {
			remove_action( 'admin_init', '_maybe_update_' . $what );
		}
	}
);

/** The block editor welcomes nobody, as if everybody had been welcomed. */
add_filter(
	'get_user_metadata',
	fn( $value, $user, $key ) => str_ends_with( $key, 'persisted_preferences' ) ? array( array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) ) : $value,
	10,
	3
);

/** The language of the site and of its users; Arabic and Hebrew are written from right to left also without WordPress's own catalogs. */
add_filter( 'use_block_editor_for_post', fn( $is_used ) => $is_used && ! get_option( 'chaty_test_classic' ) );
add_filter( 'locale', fn( $locale ) => get_option( 'chaty_test_locale', $locale ) );
add_filter(
	'gettext_with_context',
	fn( $translation, $text, $context ) => 'text direction' === $context && in_array( get_locale(), array( 'ar', 'he_IL' ), true ) ? 'rtl' : $translation,
	10,
	3
);

/** Lets every user do what the option names, until the next reset. */
add_filter( 'user_has_cap', fn( $caps ) => $caps + array_fill_keys( (array) get_option( 'chaty_test_caps', array() ), true ) );

/** The color scheme of every user. */
add_filter( 'get_user_option_admin_color', fn( $scheme ) => get_option( 'chaty_test_colors', $scheme ) );

/** Lets the theme support behaviours. */
add_action(
	'after_setup_theme',
	function () {
		if ( get_option( 'chaty_test_behaviours' ) ) {
			add_theme_support( 'chaty-behaviours' );
		}
	}
);

/** Lets the theme enqueue behaviours by name, so that their styles load without scripts. */
add_action(
	'wp_enqueue_scripts',
	function () {
		$names = get_option( 'chaty_test_behaviours' );
		if ( is_array( $names ) && function_exists( 'chaty_enqueue_behaviours' ) ) {
			chaty_enqueue_behaviours( $names );
		}
	}
);

/** Lets the theme set the services of maps. */
add_filter(
	'chaty_map_settings',
	function ( $settings ) {
		return (array) get_option( 'chaty_test_map', array() ) + $settings;
	}
);

/** A page of the admin area around a frame with the element picker: it shows what it receives. */
add_action(
	'wp_ajax_chaty_test_picker',
	function () {
		$page = isset( $_GET['page'] ) ? sanitize_text_field( wp_unslash( $_GET['page'] ) ) : '/'; // phpcs:ignore WordPress.Security
		$mode = isset( $_GET['mode'] ) ? sanitize_text_field( wp_unslash( $_GET['mode'] ) ) : 'cover'; // phpcs:ignore WordPress.Security
		printf(
			'<!doctype html><meta name="viewport" content="width=device-width"><title>Admin</title><iframe title="Page" src="%s" style="border:0;height:95vh;width:100%%"></iframe>',
			esc_url( chaty_element_picker_url( home_url( $page ), $mode ) )
		);
		echo '<script>messages=[];received=[];receivePickedElement=(selector)=>received.push(selector);';
		echo 'addEventListener("message",({data,origin})=>origin===location.origin&&messages.push(data))</script>';
		exit;
	}
);

/** The folder of the classic theme: mounted by wp-env, or beside this file's folder. */
add_action(
	'plugins_loaded',
	function () {
		$mounted = WP_CONTENT_DIR . '/chaty-themes';
		register_theme_directory( is_dir( $mounted ) ? $mounted : dirname( __DIR__ ) . '/themes' );
	}
);

/** Stores emails instead of sending them, unless a test wants the mail server to refuse. */
add_filter(
	'pre_wp_mail',
	function ( $sent, $mail ) {
		$error = get_option( MAIL_ERROR );
		if ( $error ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', $error ) );
			return false;
		}
		$mails   = get_option( MAILS, array() );
		$mails[] = $mail;
		update_option( MAILS, $mails, false );
		return $sent ?? true;
	},
	10,
	2
);

/**
 * Adds rows to the table of counts.
 *
 * @param array<int,array<int,string|int>> $rows Widget, channel, day, device, views, clicks, clickers and messages.
 * @return bool
 */
function add_counts( $rows ) {
	global $wpdb;
	foreach ( array_chunk( array_map( fn( $row ) => array_pad( $row, 8, 0 ), $rows ), 500 ) as $some ) {
		$values = implode( ', ', array_fill( 0, count( $some ), '(%s, %s, %s, %s, %d, %d, %d, %d)' ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}chaty_stats (widget, channel, day, device, views, clicks, clickers, messages) VALUES $values", array_merge( ...$some ) ) ); // phpcs:ignore WordPress.DB
	}
	return true;
}

/**
 * The rows of one of the plugin's tables, or none while it does not exist.
 *
 * @param string $name Without prefixes: `stats` or `contacts`.
 * @return array<int,array<string,string>>
 */
function read_rows( $name ) {
	global $wpdb;
	$wpdb->suppress_errors( true );
	$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}chaty_{$name}", ARRAY_A ); // phpcs:ignore WordPress.DB
	$wpdb->suppress_errors( false );
	return $rows ? $rows : array();
}

/** Removes what a test leaves behind: theme, menus, front page, settings, rows, emails, limits, log. */
function reset_site() {
	global $wpdb;
	reset_theme();
	$wpdb->suppress_errors( true );
	foreach ( array( 'stats', 'contacts' ) as $name ) {
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_{$name}" ); // phpcs:ignore WordPress.DB
	}
	$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%transient%chaty%' OR option_name LIKE 'chaty\\_rate\\_%' OR option_name LIKE 'chaty\\_migrated\\_%' OR option_name LIKE 'cht\\_%'" ); // phpcs:ignore WordPress.DB
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}chaty_contact_form_leads" ); // phpcs:ignore WordPress.DB
	$wpdb->suppress_errors( false );
	$options = array( 'chaty_widgets', 'chaty_widgets_checksum', 'chaty_data_analytics', 'chaty_test_behaviours', 'chaty_click_to_load', 'chaty_retention_days', 'chaty_contacts_trash_days', 'chaty_keep_contacts', 'chaty_maps', 'chaty_access', 'chaty_shop', 'chaty_test_map', 'chaty_lock_geocoder' );
	foreach ( array( 'post', 'term' ) as $type ) {
		delete_metadata( $type, 0, '_chaty', '', true );
	}
	foreach ( array_merge( $options, array( 'chaty_test_classic', 'chaty_test_colors', 'chaty_test_locale', 'chaty_test_menu', 'chaty_test_caps', MAILS, MAIL_ERROR, MENUS, THEME_BEFORE ) ) as $name ) {
		delete_option( $name );
	}
	wp_cache_flush();
	$home = get_page_by_path( 'home' );
	if ( $home ) {
		update_option( 'page_on_front', $home->ID );
	}
	if ( is_string( WP_DEBUG_LOG ) && file_exists( WP_DEBUG_LOG ) ) {
		file_put_contents( WP_DEBUG_LOG, '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}
	return array( 'reset' => true );
}

/**
 * Shows the site in another theme, until the next reset.
 *
 * @param string $name Folder of the theme.
 */
function switch_to_theme( $name ) {
	add_option( THEME_BEFORE, get_stylesheet() );
	switch_theme( $name );
	return array( 'theme' => get_stylesheet() );
}

/**
 * Makes a menu, until the next reset.
 *
 * @param array{name:string,location?:string,items:array<int,array<string,mixed>>} $menu The menu; an item has `title`, `url` and `children`.
 */
function put_menu( $menu ) {
	wp_delete_nav_menu( $menu['name'] );
	$id  = wp_create_nav_menu( wp_slash( $menu['name'] ) );
	$add = function ( $items, $parent ) use ( &$add, $id ) {
		foreach ( $items as $item ) {
			$made = wp_update_nav_menu_item(
				$id,
				0,
				array(
					'menu-item-title'     => wp_slash( $item['title'] ),
					'menu-item-url'       => $item['url'],
					'menu-item-parent-id' => $parent,
					'menu-item-status'    => 'publish',
				)
			);
			$add( $item['children'] ?? array(), $made );
		}
	};
	$add( $menu['items'], 0 );
	if ( isset( $menu['location'] ) ) {
		set_theme_mod( 'nav_menu_locations', array( $menu['location'] => $id ) + get_nav_menu_locations() );
	}
	update_option( MENUS, array_merge( get_option( MENUS, array() ), array( $id ) ) );
	return array( 'id' => $id );
}

/** Removes the menus of a test, and restores the theme. */
function reset_theme() {
	array_map( 'wp_delete_nav_menu', get_option( MENUS, array() ) );
	$before = get_option( THEME_BEFORE );
	if ( $before ) {
		remove_theme_mods();
		switch_theme( $before );
	}
}

/** Returns versions and state of the site. */
function describe_site() {
	return array(
		'wordpress' => get_bloginfo( 'version' ),
		'php'       => PHP_VERSION,
		'plugin'    => (bool) preg_grep( '#/chaty\\.php$#', get_option( 'active_plugins' ) ),
		'theme'     => get_stylesheet(),
	);
}

/** The folder of the sample pages: mounted by wp-env, or in the repository that this file is linked from. */
function sample_folder() {
	$mounted = WP_CONTENT_DIR . '/chaty-sample';
	return is_dir( $mounted ) ? $mounted : dirname( __DIR__, 3 ) . '/tools/demo-content';
}

/** Receives the forms of the sample pages. */
require_once sample_folder() . '/receive-forms.php';

/** Creates the sample pages where the site has none. */
function fill_with_pages() {
	require_once sample_folder() . '/pages.php';
	return \chaty_sample_pages();
}

/**
 * Stores settings as an owner's import does: with the importer.
 *
 * @param string $json Page settings, as in tests/fixtures/settings.
 */
function import_settings( $json ) {
	require_once sample_folder() . '/import.php';
	$errors = \chaty_import_settings( $json );
	return $errors ? new \WP_Error( 'chaty_settings', implode( ' ', $errors ), array( 'status' => 400 ) ) : array( 'imported' => true );
}

/**
 * Stores widgets as they are, with the checksum by which the plugin takes them for sanitized ones.
 *
 * @param array<int,array<string,mixed>> $widgets Widgets.
 */
function trust_widgets( $widgets ) {
	$version = get_file_data( WP_PLUGIN_DIR . '/chaty/chaty.php', array( 'Version' ) )[0];
	$options = ( new \Chaty\Config\Widget_Repository( $version ) )->to_options( $widgets );
	return array_map( 'update_option', array_keys( $options ), $options );
}

/**
 * Makes a page, or changes it when its slug is taken.
 *
 * @param array{slug:string,title?:string,content:string} $page The page.
 */
function put_page( $page ) {
	$known = get_page_by_path( $page['slug'] );
	$id    = wp_insert_post(
		wp_slash(
			array(
				'ID'           => $known ? $known->ID : 0,
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $page['slug'],
				'post_title'   => $page['title'] ?? $page['slug'],
				'post_content' => $page['content'],
			)
		)
	);
	return array(
		'id'   => $id,
		'path' => '/?page_id=' . $id,
	);
}

/**
 * Stores messages of visitors, the oldest first, 500 a statement.
 *
 * @param array<int,array<string,string|null>> $rows Messages, all with the same columns.
 */
function put_messages( $rows ) {
	global $wpdb;
	$columns = array_keys( $rows[0] );
	foreach ( array_chunk( $rows, 500 ) as $part ) {
		$values = array();
		foreach ( $part as $row ) {
			$cells = array_map( fn( $cell ) => null === $cell ? 'NULL' : $wpdb->prepare( '%s', $cell ), $row );

			$values[] = '(' . implode( ',', $cells ) . ')';
		}
		// phpcs:ignore WordPress.DB -- Prepared above; the names are the test's own.
		$wpdb->query( "INSERT INTO {$wpdb->prefix}chaty_contacts (" . implode( ',', $columns ) . ') VALUES ' . implode( ',', $values ) );
	}
	wp_cache_flush();
	return array( 'stored' => count( $rows ) );
}

/**
 * Stores messages as Chaty 3.x has them, "Lead 1" and so on, until the next reset.
 *
 * @param int $count How many.
 */
function put_leads( $count ) {
	global $wpdb;
	$table = $wpdb->prefix . 'chaty_contact_form_leads';
	$wpdb->query( "CREATE TABLE $table (id bigint(20) NOT NULL AUTO_INCREMENT, widget_id int(11), name varchar(100), email varchar(100), phone_number varchar(100), message text, ref_page text, ip_address tinytext, created_on datetime, PRIMARY KEY (id))" ); // phpcs:ignore WordPress.DB
	$rows = array();
	for ( $number = 1; $number <= $count; $number++ ) {
		$rows[] = "(0, 'Lead $number', 'a@example.org', 'Hi', '2026-03-04 05:06:07')";
	}
	return $wpdb->query( "INSERT INTO $table (widget_id, name, email, message, created_on) VALUES " . implode( ', ', $rows ) ); // phpcs:ignore WordPress.DB
}

/** Returns the errors and notices of PHP since the last reset. */
function read_log() {
	$file = is_string( WP_DEBUG_LOG ) ? WP_DEBUG_LOG : WP_CONTENT_DIR . '/debug.log';
	return file_exists( $file ) ? file( $file, FILE_IGNORE_NEW_LINES ) : array(); // phpcs:ignore WordPress.WP.AlternativeFunctions
}

add_action(
	'rest_api_init',
	function () {
		$routes = array(
			'GET info'      => fn() => describe_site(),
			'GET stats'     => fn() => read_rows( 'stats' ),
			'GET contacts'  => fn() => read_rows( 'contacts' ),
			'GET mails'     => fn() => get_option( MAILS, array() ),
			'GET log'       => fn() => read_log(),
			'POST stats'    => fn( $request ) => add_counts( $request->get_json_params() ),
			'POST reset'    => fn() => reset_site(),
			'POST settings' => fn( $request ) => import_settings( $request->get_body() ),
			'POST trusted'  => fn( $request ) => trust_widgets( $request->get_json_params() ),
			'POST content'  => fn() => fill_with_pages(),
			'POST user'     => fn( $request ) => wp_insert_user( $request->get_json_params() ),
			'POST theme'    => fn( $request ) => switch_to_theme( $request->get_json_params()['name'] ),
			'POST menu'     => fn( $request ) => put_menu( $request->get_json_params() ),
			'POST messages' => fn( $request ) => put_messages( $request->get_json_params() ),
			'POST page'     => fn( $request ) => put_page( $request->get_json_params() ),
			'POST leads'    => fn( $request ) => put_leads( $request->get_json_params()['count'] ),
			'POST options'  => fn( $request ) => array_map( 'update_option', array_keys( $request->get_json_params() ), $request->get_json_params() ),
		);
		foreach ( $routes as $route => $answer ) {
			list( $method, $name ) = explode( ' ', $route );
			register_rest_route(
				'chaty-test/v1',
				'/' . $name,
				array(
					'methods'             => $method,
					'permission_callback' => '__return_true',
					'callback'            => function ( $request ) use ( $answer ) {
						wp_set_current_user( 1 );
						return rest_ensure_response( $answer( $request ) );
					},
				)
			);
		}
	}
);
