<?php
/**
 * Plugin Name: Chaty demo
 * Description: Shows one sample widget on each page of the demo, starts page behaviours where their markup is, and keeps mails from being sent.
 *
 * @package Chaty
 */

/** The second widget belongs to the page `visit-us`, the first to all others. */
add_filter(
	'chaty_widgets',
	function ( $widgets ) {
		if ( ! did_action( 'wp' ) || count( $widgets ) < 2 ) {
			return $widgets;
		}
		return array( is_page( 'visit-us' ) ? $widgets[1] : $widgets[0] );
	}
);

add_action(
	'after_setup_theme',
	function () {
		add_theme_support( 'chaty-behaviours' );
	}
);

/** Routes come from the server that OSRM's authors keep for trying it out. */
add_filter(
	'chaty_map_settings',
	function ( $settings ) {
		return array( 'router' => 'https://router.project-osrm.org' ) + $settings;
	}
);

add_filter( 'pre_wp_mail', '__return_true' );

require WP_CONTENT_DIR . '/chaty-sample/receive-forms.php';
