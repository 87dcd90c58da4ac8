<?php
namespace Chaty\Tests\Ajax;

use Chaty\Config\Drop_In;
use Chaty\Config\Names;
use Chaty\Context;
use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * The must-use plugin answers tracking requests before other plugins load, where none of them takes part; it
 * never changes an answer, and never touches a file of somebody else.
 *
 * @group programs
 */
final class Early_Answers_Test extends Process_Test_Case {

	/**
	 * Another plugin of the site.
	 */
	private const OTHER = 'chaty-test-other.php';

	private const FILE = WPMU_PLUGIN_DIR . '/chaty-early-answers.php';

	/**
	 * The active plugins as they were.
	 *
	 * @var array<int, string>
	 */
	private array $active = array();

	protected function setUp(): void {
		parent::setUp();
		$this->active = (array) get_option( 'active_plugins' );
		Make::store_widgets( array( Make::widget() ) );
		$this->add_other_plugin( '' );
	}

	protected function tearDown(): void {
		wp_cache_flush();
		update_option( 'active_plugins', $this->active );
		delete_option( Names::EARLY_ANSWERS );
		foreach ( array( WP_PLUGIN_DIR . '/' . self::OTHER, self::FILE ) as $file ) {
			if ( file_exists( $file ) ) {
				unlink( $file );
			}
		}
		parent::tearDown();
	}

	private function add_other_plugin( string $code ): void {
		file_put_contents( WP_PLUGIN_DIR . '/' . self::OTHER, "<?php\n/* Plugin Name: Other */\n$code\n" );
		update_option( 'active_plugins', array_merge( $this->active, array( self::OTHER ) ) );
	}

	private function drop_in( string $version = '1.0.0' ): Drop_In {
		return new Drop_In( new Context( WP_PLUGIN_DIR . '/chaty/chaty.php', $version ) );
	}

	/**
	 * Sends a click on the channel to admin-ajax.php in a process of its own.
	 *
	 * @phpstan-impure
	 * @param array<string, string> $server What differs in the connection.
	 * @return string The answer, then '|' and how many plugins were loaded.
	 */
	private function click( array $server = array(), string $before = '' ): string {
		$server += array(
			'REQUEST_METHOD'      => 'POST',
			'HTTP_HOST'           => 'localhost',
			'REMOTE_ADDR'         => '192.0.2.202',
			'HTTP_USER_AGENT'     => 'Mozilla/5.0 Firefox/140.0',
			'HTTP_SEC_FETCH_SITE' => 'same-origin',
			'SCRIPT_NAME'         => '/wp-admin/admin-ajax.php',
			'PHP_SELF'            => '/wp-admin/admin-ajax.php',
			'REQUEST_URI'         => '/wp-admin/admin-ajax.php',
		);
		$code    = 'require ' . var_export( dirname( __DIR__ ) . '/support/clock.php', true ) . '; Chaty\Tests\Clock::$stopped_at = 1800000000;'
			. '$_SERVER = ' . var_export( $server, true ) . ' + $_SERVER;'
			. '$_POST = $_REQUEST = array( "action" => "update_chaty_channel_click", "widgetId" => "0", "channel" => "phone", "isMobile" => "1" );'
			. 'register_shutdown_function( static function () { echo "|", did_action( "plugin_loaded" ); } );'
			. $before
			. 'require ' . var_export( ABSPATH . 'wp-admin/admin-ajax.php', true ) . ';';

		return $this->run_php( array( '-r', $code ) )['output'];
	}

	private function get_clicks(): int {
		global $wpdb;

		return (int) $wpdb->get_var( "SELECT SUM(clicks) FROM {$wpdb->prefix}chaty_stats WHERE channel = 'Phone'" );
	}

	/**
	 * Given the must-use plugin, when calls come in, then the first looks at the other plugins, and the next are
	 * answered and counted before any of them is loaded.
	 */
	public function test_answers_before_other_plugins(): void {
		$loaded = count( $this->active ) + 1;
		$this->assertSame( "1|$loaded", $this->click() );
		$this->assertTrue( $this->drop_in()->install() );

		$this->assertSame( array( "1|$loaded", '1|0', '1|0' ), array( $this->click(), $this->click(), $this->click() ) );
		$this->assertSame( 4, $this->get_clicks() );
	}

	public function test_given_must_use_plugin_when_call_is_invalid_then_it_is_rejected_as_without_it(): void {
		$this->drop_in()->install();
		$this->click();

		$this->assertSame( '0|0', $this->click( array( 'HTTP_USER_AGENT' => 'curl/8.0' ) ) );
		$this->assertSame( '0|0', $this->click( array( 'REQUEST_METHOD' => 'GET' ) ) );
		$this->assertSame( 1, $this->get_clicks() );
	}

	/**
	 * Given the must-use plugin, when the browser does not send `Sec-Fetch-Site`, then the call waits for plugins, which
	 * may filter the addresses of the site.
	 */
	public function test_unknown_origins_wait(): void {
		$this->drop_in()->install();
		$this->click();

		$this->assertStringStartsWith( '1|', $this->click( array( 'HTTP_SEC_FETCH_SITE' => '', 'HTTP_ORIGIN' => 'http://localhost' ) ) );
		$this->assertSame( 2, $this->get_clicks() );
		$this->assertStringNotContainsString( '|0', $this->click( array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ) );
		$this->assertSame( 2, $this->get_clicks() );
	}

	/**
	 * Given the must-use plugin, when the browser has the cookie of a user, then the call waits for WordPress, which knows
	 * what he may do.
	 */
	public function test_users_wait(): void {
		$this->drop_in()->install();
		$this->click();

		$this->assertStringNotContainsString( '|0', $this->click( array( 'HTTP_COOKIE' => 'a=b; ' . LOGGED_IN_COOKIE . '=ada%7C1' ) ) );
		$this->assertSame( '1|0', $this->click( array( 'HTTP_COOKIE' => 'a=b' ) ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	public function provide_participants(): array {
		return array(
			'a filter of widgets'    => array( 'add_filter( "chaty_widgets", "__return_empty_array" );', '0', 'chaty_widgets' ),
			'a filter of the limit'  => array( 'add_filter( "chaty_rate_limit", "__return_zero" );', '0', 'chaty_rate_limit' ),
			'a listener'             => array( 'add_action( "chaty_event_tracked", "__return_null" );', '1', 'chaty_event_tracked' ),
			'consent, not yet given' => array( 'class WP_CONSENT_API {} add_action( "plugins_loaded", function () { function wp_has_consent() { return false; } }, 9 );', '0', 'WP Consent API' ),
		);
	}

	/**
	 * Given a plugin that takes part in the answer, when it is activated, then calls wait for it from the first,
	 * and `status` says so; when it is deactivated, they do not wait any more.
	 *
	 * @dataProvider provide_participants
	 */
	public function test_waits_for_plugins_that_take_part( string $code, string $answer, string $reason ): void {
		$this->drop_in()->install();
		update_option( 'active_plugins', $this->active );
		$this->click();
		$this->assertSame( '1|0', $this->click() );

		$this->add_other_plugin( $code );
		$loaded = count( $this->active ) + 1;
		$this->assertSame( array( "$answer|$loaded", "$answer|$loaded" ), array( $this->click(), $this->click() ) );
		$this->assertStringEndsWith( "Calls wait for other plugins, which use: $reason\n", $this->run_command( array( 'early-answers', 'status' ) )['output'] );

		update_option( 'active_plugins', $this->active );
		$this->click();
		$this->assertSame( '1|0', $this->click() );
	}

	public function test_filters_of_must_use_plugins_run_and_call_is_answered_early(): void {
		$this->drop_in()->install();
		$filter = '$GLOBALS["wp_filter"]["chaty_rate_limit"][10][] = array( "accepted_args" => 1, "function" => "__return_zero" );';
		$this->click( array(), $filter );

		$this->assertSame( '0|0', $this->click( array(), $filter ) );
	}

	public function test_wordpress_answers_on_site_without_active_plugin_or_its_folder(): void {
		$this->drop_in()->install();
		update_option( 'active_plugins', array( self::OTHER ) );
		$this->assertSame( '0|1', $this->click() );

		file_put_contents( self::FILE, str_replace( 'chaty/chaty.php', 'gone/chaty.php', (string) file_get_contents( self::FILE ) ) );
		update_option( 'active_plugins', array( 'gone/chaty.php', self::OTHER ) );
		$this->assertSame( '0|1', $this->click() );
		$this->assertSame( 0, $this->get_clicks() );
	}

	/**
	 * Given a copy of another version, when a call comes in, then it is answered as without the copy; `status`
	 * reports it, and the admin area replaces it.
	 */
	public function test_outdated_copies(): void {
		$this->drop_in( '0.9.0' )->install();
		$this->click();
		$this->assertStringNotContainsString( '|0', $this->click() );

		$status = $this->run_command( array( 'early-answers', 'status' ) );
		$this->assertSame( 1, $status['status'] );
		$this->assertStringContainsString( 'Error: The must-use plugin is of another version', $status['errors'] );

		$this->run_php( array( '-r', '$_SERVER["HTTP_HOST"] = "localhost"; require ' . var_export( ABSPATH . 'wp-load.php', true ) . '; do_action( "admin_init" );' ) );
		$this->assertSame( Drop_In::CURRENT, $this->drop_in()->get_state() );
	}

	public function test_given_site_when_commands_run_then_they_say_what_they_did(): void {
		$absent  = 'The must-use plugin for early answers is not installed. It is optional. On a site with many plugins, a must-use plugin answers statistics calls before the others load.';
		$outputs = array();
		foreach ( array( 'status', 'install', 'status', 'remove', 'remove' ) as $command ) {
			$result    = $this->run_command( array( 'early-answers', $command ) );
			$outputs[] = strtok( $result['output'] . $result['errors'], "\n" );
		}

		$this->assertSame( array( 'Error: ' . $absent, 'Success: Installed: ' . self::FILE, 'Success: The must-use plugin for early answers is up to date. No request has come yet.', 'Success: Removed.', 'Success: It is not installed.' ), $outputs );
		$this->assertFileDoesNotExist( self::FILE );
		$this->assertFalse( $this->read_option( Names::EARLY_ANSWERS ) );
	}

	public function test_commands_fail_and_leave_foreign_file_alone(): void {
		file_put_contents( self::FILE, '<?php // Mine.' );
		foreach ( array( 'status', 'install', 'remove' ) as $command ) {
			$result = $this->run_command( array( 'early-answers', $command ) );

			$this->assertSame( 1, $result['status'] );
			$this->assertStringContainsString( 'is not Chaty\'s', $result['errors'] );
		}

		$this->assertSame( '<?php // Mine.', file_get_contents( self::FILE ) );
	}

	/**
	 * Given a site that allows no changes of files, or a folder that cannot be written, when the must-use plugin is
	 * installed, then the command fails and says why.
	 *
	 * @testWith ["define( 'DISALLOW_FILE_MODS', true );", "DISALLOW_FILE_MODS"]
	 *           ["define( 'WPMU_PLUGIN_DIR', '/proc/chaty' );", "could not be written"]
	 */
	public function test_files_that_cannot_be_written( string $setting, string $message ): void {
		$result = $this->run_with_code( $setting, array( 'chaty', 'early-answers', 'install' ) );

		$this->assertSame( 1, $result['status'] );
		$this->assertStringContainsString( $message, $result['errors'] );
		$this->assertFileDoesNotExist( self::FILE );
	}
}
