<?php
/**
 * Tests of early answers.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Ajax;

use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * The statistics calls are answered before the theme is loaded; others take the usual way.
 *
 * @group programs
 */
final class Early_Answers_Test extends Process_Test_Case {

	/**
	 * Calls admin-ajax.php in a process of its own.
	 *
	 * @param array<string, mixed> $fields Posted fields.
	 * @return string What is printed, then '|' and how often the theme was set up.
	 */
	private function call( array $fields ): string {
		$server = array(
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
			. 'require ' . var_export( ABSPATH . 'wp-admin/admin-ajax.php', true ) . ';';

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

	/**
	 * Given a statistics call, when it comes in, then it is answered and counted, and no theme was set up.
	 */
	public function test_answered_early(): void {
		global $wpdb;

		Make::store()->save_widgets( Make::reader()->read_widgets( array( Make::widget() ) ) );
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

	/**
	 * Given a statistics call that is not right, when it comes in, then it is refused early.
	 */
	public function test_refused_early(): void {
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

	/**
	 * Given the contact form's call, when it comes in, then it takes the usual way.
	 */
	public function test_form_takes_the_usual_way(): void {
		$answer = $this->call( array( 'action' => 'chaty_front_form_save_data' ) );

		$this->assertStringContainsString( '"status":0', $answer );
		$this->assertStringEndsWith( '|1', $answer );
	}

	/**
	 * Given a call of another plugin, when it comes in, then it is left alone.
	 */
	public function test_other_calls_are_left_alone(): void {
		$this->assertStringEndsWith( '|1', $this->call( array( 'action' => 'heartbeat' ) ) );
	}
}
