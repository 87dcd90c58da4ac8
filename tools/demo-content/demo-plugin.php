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

/** The page of the element picker shows itself in a frame, to those who may pick. */
add_filter(
	'the_content',
	function ( $content ) {
		$is_inside = isset( $_GET['mobmenu-action'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		if ( $is_inside || ! is_page( 'element-picker' ) || ! current_user_can( 'edit_theme_options' ) || ! function_exists( 'chaty_element_picker_url' ) ) {
			return $content;
		}
		return $content
			. '<p>Picked: <output id="picked">nothing yet</output></p><script>receivePickedElement=(selector)=>{picked.textContent=selector}</script>'
			. sprintf( '<iframe title="This page" src="%s" style="border:1px solid;height:600px;width:100%%"></iframe>', esc_url( chaty_element_picker_url( get_permalink() ) ) );
	}
);

require WP_CONTENT_DIR . '/chaty-sample/receive-forms.php';
