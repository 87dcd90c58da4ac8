<?php
/**
 * Plugin Name: Chaty early answers
 * Description: Answers Chaty's statistics calls before other plugins load. Managed by `wp chaty early-answers`; does nothing where Chaty is not active.
 * Version:     {version}
 *
 * @package Chaty
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'CHATY_EARLY_ANSWERS', '{version}' );

add_action(
	'muplugins_loaded',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Chaty checks the request; only one of three names is taken.
		$action = wp_doing_ajax() ? $_POST['action'] ?? '' : '';
		if ( ! in_array( $action, array( 'update_chaty_widget_views', 'update_chaty_widget_click', 'update_chaty_channel_click' ), true ) ) {
			return;
		}

		$file      = WP_PLUGIN_DIR . '/{plugin}';
		$network   = is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array();
		$is_active = isset( $network['{plugin}'] ) || in_array( '{plugin}', (array) get_option( 'active_plugins', array() ), true );
		if ( $is_active && ! wp_installing() && is_readable( $file ) ) {
			require_once $file;
		}
	}
);
