<?php
/**
 * Installs the WordPress in a folder with the sample pages: user `admin`, password `password`.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A command-line script, run before WordPress is installed.
define( 'WP_INSTALLING', true );

/** Keeps WordPress from sending an email about the new site. */
function wp_new_blog_notification() {}

require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
require dirname( __DIR__, 2 ) . '/demo-content/pages.php';

wp_install( 'Harbour Bakery', 'admin', 'admin@example.org', true, '', 'password' );
wp_set_current_user( 1 );
chaty_sample_pages();
// Otherwise the first screen of wp-admin tests it, and writes the result while other requests write.
update_option( 'can_compress_scripts', 1 );
echo 'WordPress ', get_bloginfo( 'version' ), ' installed', PHP_EOL;
