<?php
namespace Chaty\Tests\Privacy;

use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * With the WP Consent API active nothing is counted without consent. It starts later than the calls are
 * usually answered, so each case is a process of its own.
 *
 * @group programs
 */
final class Consent_Test extends Process_Test_Case {

	/**
	 * @testWith [false, "deny", "1"]
	 *           [true, "allow", "1"]
	 *           [true, "deny", "0"]
	 *           [true, "", "0"]
	 */
	public function test_given_visitor_when_view_is_sent_then_it_is_counted_only_with_consent( bool $has_api, string $cookie, string $answer ): void {
		global $wpdb;

		Make::store_widgets( array( Make::widget() ) );
		$api    = 'class WP_CONSENT_API {} add_action_early( 9, function () { function wp_has_consent( $category ) { return "allow" === ( $_COOKIE["wp_consent_$category"] ?? "" ); } } );';
		$code   = '$_POST = array( "action" => "update_chaty_widget_views", "widgetId" => "0", "isMobile" => "0" );'
			. '$_COOKIE["wp_consent_statistics"] = ' . var_export( $cookie, true ) . ';'
			. '$_SERVER = array( "REQUEST_METHOD" => "POST", "HTTP_HOST" => "localhost", "REMOTE_ADDR" => "192.0.2.201", "HTTP_USER_AGENT" => "Mozilla/5.0 Firefox/140.0", "HTTP_SEC_FETCH_SITE" => "same-origin", "SCRIPT_NAME" => "/wp-admin/admin-ajax.php", "PHP_SELF" => "/wp-admin/admin-ajax.php", "REQUEST_URI" => "/wp-admin/admin-ajax.php" ) + $_SERVER;'
			. 'function add_action_early( $priority, $callback ) { $GLOBALS["wp_filter"]["plugins_loaded"][ $priority ]["consent"] = array( "function" => $callback, "accepted_args" => 0 ); }'
			. ( $has_api ? $api : '' )
			. 'require ' . var_export( ABSPATH . 'wp-admin/admin-ajax.php', true ) . ';';
		$output = $this->run_php( array( '-r', $code ) )['output'];

		$this->assertSame( $answer, $output );
		$this->assertSame( (int) $answer, (int) $wpdb->get_var( "SELECT SUM(views) FROM {$wpdb->prefix}chaty_stats" ) );
	}
}
