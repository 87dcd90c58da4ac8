<?php
$chaty_site = (string) getenv( 'CHATY_WP_SITE' );
if ( '' === $chaty_site || ! is_readable( $chaty_site . '/wp-load.php' ) ) {
	fwrite(
		STDERR,
		"The PHP tests need an installed WordPress site with the plugin linked and active.\n"
		. "Make one, and name its folder:\n\n"
		. "    node tools/wordpress/site.mjs create --dir /tmp/chaty-site\n"
		. "    CHATY_WP_SITE=/tmp/chaty-site composer test\n\n"
	);
	exit( 1 );
}

require_once __DIR__ . '/support/clock.php';

$_SERVER['HTTP_HOST']      = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';

require_once $chaty_site . '/wp-load.php';

if ( ! class_exists( Chaty\Plugin::class ) ) {
	fwrite( STDERR, "The site $chaty_site is there, but the plugin is not active on it.\n" );
	exit( 1 );
}

require_once __DIR__ . '/support/class-site-test-case.php';
require_once __DIR__ . '/support/class-make.php';
require_once __DIR__ . '/support/trait-built-folder.php';
require_once __DIR__ . '/support/class-leads.php';
require_once __DIR__ . '/support/class-ajax-test-case.php';
require_once __DIR__ . '/support/class-owner-test-case.php';
require_once __DIR__ . '/support/class-leads-test-case.php';
require_once __DIR__ . '/support/class-rest-server-spy.php';
require_once __DIR__ . '/support/class-route-test-case.php';
require_once __DIR__ . '/support/class-stored-messages-test-case.php';
require_once __DIR__ . '/support/class-messages-test-case.php';
require_once __DIR__ . '/support/class-map-test-case.php';
require_once __DIR__ . '/support/class-process-test-case.php';
require_once __DIR__ . '/support/class-redis-server.php';
require_once __DIR__ . '/support/class-samples.php';
