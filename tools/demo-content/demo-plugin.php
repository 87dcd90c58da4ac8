<?php
/**
 * Plugin Name: Chaty demo
 * Description: Gives maps their services, shows the element picker, and keeps mails from being sent.
 *
 * @package Chaty
 */

/** Routes come from the server that OSRM's authors offer for trials. */
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
if ( get_option( 'chaty_demo_offline' ) ) {
	require WP_CONTENT_DIR . '/chaty-sample/without-internet.php';
}
