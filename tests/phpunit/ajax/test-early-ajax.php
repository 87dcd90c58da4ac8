<?php
namespace Chaty\Tests\Ajax;

use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * The tracking requests are answered before the theme is loaded; others are handled on WordPress's own hooks.
 *
 * @group programs
 */
final class Early_Ajax_Test extends Process_Test_Case {

	/**
	 * Calls admin-ajax.php in a process of its own.
	 *
	 * @param array<string, mixed> $fields Posted fields.
	 * @param string               $cookie Value of the cookie of a user who is logged in.
	 * @return string What is printed, then '|' and how often the theme was set up.
	 */
	private function call( array $fields, string $before = '', string $file = 'wp-admin/admin-ajax.php', string $cookie = '' ): string {
		$server = array(
			'HTTP_COOKIE'         => '' === $cookie ? '' : LOGGED_IN_COOKIE . '=' . rawurlencode( $cookie ),
			'REQUEST_METHOD'      => 'POST',
			'HTTP_HOST'           => 'localhost',
			'REMOTE_ADDR'         => '192.0.2.200',
			'HTTP_USER_AGENT'     => 'Mozilla/5.0 Firefox/140.0',
			'HTTP_SEC_FETCH_SITE' => 'same-origin',
			'SCRIPT_NAME'         => '/wp-admin/admin-ajax.php',
			'PHP_SELF'            => '/wp-admin/admin-ajax.php',
			'REQUEST_URI'         => '/wp-admin/admin-ajax.php',
		);
		$code   = '$input = json_decode( stream_get_contents( STDIN ), true );'
			. '$_POST = $_REQUEST = $input["fields"]; $_SERVER = $input["server"] + $_SERVER;'
			. 'register_shutdown_function( static function () { echo "|", did_action( "after_setup_theme" ); } );'
			. ( '' === $cookie ? '' : sprintf( '$_COOKIE[%s] = %s;', var_export( LOGGED_IN_COOKIE, true ), var_export( $cookie, true ) ) )
			. $before
			. 'require ' . var_export( ABSPATH . $file, true ) . ';';

		return $this->run_php(
			array( '-r', $code ),
			(string) wp_json_encode(
				array(
					'fields' => $fields,
					'server' => $server,
				)
			)
		)['output'];
	}

	public function test_tracking_request_is_answered_and_counted_before_theme_is_set_up(): void {
		global $wpdb;

		Make::store_widgets( array( Make::widget() ) );
		$answer = $this->call(
			array(
				'action'   => 'update_chaty_channel_click',
				'widgetId' => '0',
				'channel'  => 'phone',
				'isMobile' => '1',
			)
		);

		$this->assertSame( '1|0', $answer );
		$this->assertSame( 'Phone m 1', $wpdb->get_var( "SELECT CONCAT(channel, ' ', device, ' ', clicks) FROM {$wpdb->prefix}chaty_stats" ) );
	}

	public function test_tracking_request_of_administrator_is_answered_early_and_not_counted(): void {
		Make::store_widgets( array( Make::widget() ) );
		$fields  = array(
			'action'   => 'update_chaty_channel_click',
			'widgetId' => '0',
			'channel'  => 'phone',
		);
		$session = \WP_Session_Tokens::get_instance( 1 );
		$end     = time() + HOUR_IN_SECONDS;
		$token   = $session->create( $end );
		$answer  = $this->call( $fields, '', 'wp-admin/admin-ajax.php', wp_generate_auth_cookie( 1, $end, 'logged_in', $token ) );
		$session->destroy( $token );

		$this->assertSame( '1|0', $answer );
		$this->assertNull( $GLOBALS['wpdb']->get_var( "SELECT clicks FROM {$GLOBALS['wpdb']->prefix}chaty_stats" ) );
	}

	public function test_given_tracking_request_that_is_invalid_when_it_comes_in_then_it_is_rejected_early(): void {
		$this->assertSame(
			'0|0',
			$this->call(
				array(
					'action'   => 'update_chaty_channel_click',
					'widgetId' => '0',
					'channel'  => 'phone',
				)
			)
		);
	}

	public function test_contact_form_is_handled_on_hooks_of_wordpress(): void {
		$answer = $this->call( array( 'action' => 'chaty_front_form_save_data' ) );

		$this->assertStringContainsString( '"status":0', $answer );
		$this->assertStringEndsWith( '|1', $answer );
	}

	public function test_given_request_of_another_plugin_when_it_comes_in_then_it_is_left_alone(): void {
		$this->assertStringEndsWith( '|1', $this->call( array( 'action' => 'heartbeat' ) ) );
	}

	/**
	 * Given a site that disabled early answers, or another plugin that calls an action itself, when a
	 * statistics request comes in, then it is answered and counted all the same, once.
	 */
	public function test_answered_late(): void {
		global $wpdb;

		Make::store_widgets( array( Make::widget() ) );
		$click  = array(
			'widgetId' => '0',
			'channel'  => 'phone',
			'isMobile' => '1',
		);
		$filter = static fn ( string $hook, string $function ): string => "\$GLOBALS['wp_filter']['$hook'][10][] = array( 'accepted_args' => 1, 'function' => $function );";

		$switched_off = $this->call( array( 'action' => 'update_chaty_channel_click' ) + $click, $filter( 'chaty_early_ajax', "'__return_false'" ) );
		$late         = $this->call( $click, $filter( 'wp_loaded', 'function () { do_action( "wp_ajax_nopriv_update_chaty_channel_click" ); }' ), 'wp-load.php' );
		$early        = $this->call( $click, $filter( 'plugins_loaded', 'function () { do_action( "wp_ajax_update_chaty_channel_click" ); }' ), 'wp-load.php' );

		$this->assertSame( array( '1|1', '1|1', '1|0' ), array( $switched_off, $late, $early ) );
		$this->assertSame( '3', (string) $wpdb->get_var( "SELECT SUM(clicks) FROM {$wpdb->prefix}chaty_stats WHERE channel = 'Phone'" ) );
	}

	/**
	 * Given another plugin that calls the action of the form, when a message comes in, then it is stored
	 * as it was written, whether WordPress has added its slashes or not.
	 *
	 * @testWith ["wp_loaded"]
	 *           ["plugins_loaded"]
	 */
	public function test_form_of_another_plugin( string $hook ): void {
		global $wpdb;

		Make::store_widgets( array( Make::widget( array( Make::form() ) ) ) );
		$fields = array(
			'widget'  => '',
			'channel' => 'Contact_Us',
			'name'    => "O'Neill",
			'email'   => 'ada@example.org',
			'message' => 'Hi',
		);
		$before = "\$GLOBALS['wp_filter']['$hook'][10][] = array( 'accepted_args' => 1, 'function' => function () { do_action( 'wp_ajax_nopriv_chaty_front_form_save_data' ); } );"
			. "\$GLOBALS['wp_filter']['pre_wp_mail'][10][] = array( 'accepted_args' => 1, 'function' => '__return_true' );";
		$answer = $this->call( $fields, $before, 'wp-load.php' );

		$this->assertStringContainsString( '"status":1', $answer );
		$this->assertSame( array( "O'Neill" ), $wpdb->get_col( "SELECT name FROM {$wpdb->prefix}chaty_contacts" ) );
	}
}
