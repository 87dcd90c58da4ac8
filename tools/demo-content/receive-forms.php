<?php
/**
 * Receives the forms of the sample pages, and answers their remote validation.
 *
 * @package Chaty
 */

/** Sends the fields by email, and redirects to the page. */
function chaty_receive_form() {
	// Without a nonce: the page may be cached, and anyone may write.
	$fields = array_diff_key( wp_unslash( $_POST ), array( 'action' => 1 ) ); // phpcs:ignore WordPress.Security.NonceVerification
	wp_mail( get_option( 'admin_email' ), 'From the site', wp_json_encode( $fields ) );
	wp_safe_redirect( wp_get_referer() ? wp_get_referer() : home_url( '/' ) );
	exit;
}
add_action( 'admin_post_harbour_form', 'chaty_receive_form' );
add_action( 'admin_post_nopriv_harbour_form', 'chaty_receive_form' );

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'harbour/v1',
			'/code',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => function ( $request ) {
					return 'RYE10' === $request['code'] ? true : 'We do not know this code';
				},
			)
		);
	}
);
