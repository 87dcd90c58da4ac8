<?php
/**
 * Sends a message, and prints in their order: the answer, the end of the visitor's request, Akismet, and the email.
 *
 * Its arguments are the site's folder; the visitor's name; the function that ends a request, or nothing; and
 * anything, if another plugin is to end the request when the message is stored.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- A program of the tests.

define( 'DOING_AJAX', true );
$_SERVER['HTTP_HOST']           = 'localhost';
$_SERVER['REQUEST_METHOD']      = 'POST';
$_SERVER['REMOTE_ADDR']         = '192.0.2.1';
$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
$_POST                          = array(
	'name'    => $argv[2],
	'email'   => 'ada@example.org',
	'message' => 'Hello',
	'channel' => 'Contact_Us',
	'widget'  => '0',
);
require_once $argv[1] . '/wp-load.php';
require_once __DIR__ . '/akismet.php';

if ( '' !== ( $argv[3] ?? '' ) ) {
	eval( 'function ' . $argv[3] . '() { echo "\n[end]"; return true; }' ); // phpcs:ignore Squiz.PHP.Eval.Discouraged -- A double of a global function.
}
Akismet::$answer = static function (): array {
	echo "\n[Akismet]";
	return array( array(), false === strpos( (string) end( Akismet::$asked ), 'Spammer' ) ? 'false' : 'true' );
};
add_filter(
	'pre_wp_mail',
	static function (): bool {
		echo "\n[email]";
		return true;
	}
);
if ( '' !== ( $argv[4] ?? '' ) ) {
	add_action( 'chaty_contact_saved', 'wp_die' );
}
do_action( 'wp_ajax_nopriv_chaty_front_form_save_data' );
