<?php
/**
 * Configures a local WordPress for tests and measurements. Never for a site that others can reach: its
 * keys are public.
 *
 * @package Chaty
 */

// phpcs:disable WordPress.Security -- Served on this machine alone.
$chaty_host = isset( $_SERVER['HTTP_HOST'] ) ? $_SERVER['HTTP_HOST'] : ( getenv( 'CHATY_SITE_HOST' ) ?: 'localhost' );
// phpcs:enable
define( 'WP_HOME', 'http://' . $chaty_host );
define( 'WP_SITEURL', 'http://' . $chaty_host );
unset( $chaty_host );

define( 'DB_NAME', 'chaty' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

define( 'AUTH_KEY', 'chaty-local-auth' );
define( 'SECURE_AUTH_KEY', 'chaty-local-secure-auth' );
define( 'LOGGED_IN_KEY', 'chaty-local-logged-in' );
define( 'NONCE_KEY', 'chaty-local-nonce' );
define( 'AUTH_SALT', 'chaty-local-auth-salt' );
define( 'SECURE_AUTH_SALT', 'chaty-local-secure-auth-salt' );
define( 'LOGGED_IN_SALT', 'chaty-local-logged-in-salt' );
define( 'NONCE_SALT', 'chaty-local-nonce-salt' );

$table_prefix = 'wp_';

define( 'WP_ENVIRONMENT_TYPE', 'local' );
// WP-CLI's own code is older than PHP 8 and causes notices there.
define( 'WP_DEBUG', ! defined( 'WP_CLI' ) );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/wp-content/debug.log' );
define( 'SCRIPT_DEBUG', '{SCRIPT_DEBUG}' === 'yes' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1' );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
