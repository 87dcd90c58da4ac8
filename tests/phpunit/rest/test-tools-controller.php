<?php
namespace Chaty\Tests\Rest;

use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Tests\Map_Test_Case;
use WP_Error;
use WP_REST_Response;

/**
 * Owners see the state of tables, events, emails and the must-use plugin, and repair and test them. What fails says why.
 */
final class Tools_Controller_Test extends Map_Test_Case {

	private const KEY = 'AIzaSy-secret_key-0123456789-wxyz';

	private const FILE = WPMU_PLUGIN_DIR . '/chaty-early-answers.php';

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		wp_set_current_user( 1 );
		remove_all_filters( 'chaty_map_settings' );
	}

	protected function tearDown(): void {
		if ( file_exists( self::FILE ) ) {
			unlink( self::FILE );
		}
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed>|null $map Settings of maps.
	 */
	private function run_tool( string $tool, ?array $map = null ): WP_REST_Response {
		return $this->call_route( 'POST', '/tools', array_filter( compact( 'tool', 'map' ) ) );
	}

	/**
	 * @phpstan-impure
	 * @param WP_REST_Response|null $answer Answer of a tool; by default, of a request without one.
	 * @return array<string, mixed>
	 */
	private function read( string $name, ?WP_REST_Response $answer = null ): array {
		$answer = $answer ?? $this->call_route( 'GET', '/tools' );

		return array_column( $answer->get_data()['states'], null, 'name' )[ $name ];
	}

	public function test_given_healthy_site_then_states_say_so_in_words_with_rows_and_tools_that_help(): void {
		$states = $this->call_route( 'GET', '/tools' )->get_data()['states'];

		$this->assertSame( array( 'mail', 'tables', 'cron', 'early_answers', 'proxy' ), array_column( $states, 'name' ) );
		$this->assertSame( array( array( 'label' => 'Recipient of emails', 'value' => get_option( 'admin_email' ) ) ), $states[0]['fields'] );
		$this->assertSame( array( array( 'tool' => 'repair-tables', 'label' => 'Check and repair the tables' ) ), $states[1]['tools'] );
		$this->assertSame( array( 'good', array( '0', '0', '0' ) ), array( $states[1]['status'], array_column( $states[1]['fields'], 'value' ) ) );
		$this->assertCount( count( array_filter( Names::EVENTS ) ), $states[2]['fields'] );
		$this->assertSame( array( array( 'tool' => 'install-early-answers', 'label' => 'Install the must-use plugin' ) ), $states[3]['tools'] );
	}

	/**
	 * Given events that are late or gone, then the states say so, in the site's time zone and format, and repairing
	 * schedules what is gone.
	 */
	public function test_events(): void {
		update_option( 'gmt_offset', 5.5 );
		update_option( 'date_format', 'Y-m-d' );
		update_option( 'time_format', 'H:i' );
		$next = time() - 2 * HOUR_IN_SECONDS;
		wp_unschedule_hook( Names::FLUSH_STATS );
		wp_unschedule_hook( Names::RETRY_EMAILS );
		wp_schedule_event( $next, 'hourly', Names::RETRY_EMAILS );

		$state  = $this->read( 'cron' );
		$values = array_column( $state['fields'], 'value', 'label' );
		$this->assertSame( 'recommended', $state['status'] );
		$this->assertSame( array( 'Not scheduled', gmdate( 'Y-m-d H:i', $next + 19800 ) . ' – Late' ), array( $values['Write what was counted'], $values['Send failed emails again'] ) );
		$values = array_column( $this->read( 'cron', $this->run_tool( 'repair-tables' ) )['fields'], 'value', 'label' );
		$this->assertStringStartsWith( '2', $values['Write what was counted'] );
	}

	/**
	 * Given data of an earlier version, when the tables are repaired, then they are of this version, and the answer
	 * says so; a database that refuses is told.
	 */
	public function test_repair(): void {
		update_option( Names::DB_VERSION, '3' );
		$this->assertSame( 'critical', $this->read( 'tables' )['status'] );
		$answer = $this->run_tool( 'repair-tables' );
		$this->assertSame( array( 200, 'good' ), array( $answer->get_status(), $this->read( 'tables', $answer )['status'] ) );
		$this->assertStringContainsString( 'up to date', $answer->get_data()['message'] );

		$this->refuse_statements( 'DESCRIBE', 'chaty_contacts' );
		$answer = $this->run_tool( 'repair-tables' );
		$this->assertSame( array( 500, 'chaty_tables_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );

		// Making tables ends the transaction of the test on MySQL, so the failure would be there for other tests.
		remove_all_filters( 'query' );
		$this->assertSame( 200, $this->run_tool( 'repair-tables' )->get_status() );
	}

	public function test_email_of_tool_goes_to_administrator_as_messages_do(): void {
		$answer = $this->run_tool( 'test-mail' );

		$this->assertSame( 200, $answer->get_status() );
		$this->assertStringContainsString( (string) get_option( 'admin_email' ), $answer->get_data()['message'] );
		$this->assertCount( 1, $this->mails );
		$this->assertStringContainsString( 'Test message from', $this->mails[0]['subject'] );
	}

	/**
	 * @testWith ["says", "SMTP connect() failed."]
	 *           ["silent", "no mailer"]
	 *           ["throws", "Out of tokens"]
	 *           ["nobody", "removed the recipients"]
	 */
	public function test_answer_says_why_email_of_tool_failed( string $how, string $reason ): void {
		add_filter(
			'pre_wp_mail',
			static function () use ( $how ): bool {
				if ( 'throws' === $how ) {
					throw new \RuntimeException( 'Out of tokens' );
				}
				if ( 'says' === $how ) {
					do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP connect() failed.' ) );
				}
				return false;
			},
			20
		);
		if ( 'nobody' === $how ) {
			add_filter( 'chaty_notification_email', '__return_empty_array' );
		}
		$answer = $this->run_tool( 'test-mail' );

		$this->assertSame( array( 502, 'chaty_email_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertStringContainsString( $reason, $answer->get_data()['message'] );
	}

	public function test_given_somebody_who_presses_again_and_again_then_five_emails_minute_are_sent(): void {
		$statuses = array();
		for ( $try = 0; $try < 7; $try++ ) {
			$statuses[] = $this->run_tool( 'test-mail' )->get_status();
		}

		$this->assertSame( array( 200, 200, 200, 200, 200, 429, 429 ), $statuses );
		$this->assertCount( 5, $this->mails );
	}

	public function test_given_folder_that_can_be_written_then_must_use_plugin_is_installed_and_removed(): void {
		$answer = $this->run_tool( 'install-early-answers' );
		$this->assertSame( array( 200, 'remove-early-answers' ), array( $answer->get_status(), $this->read( 'early_answers', $answer )['tools'][0]['tool'] ) );
		$this->assertFileExists( self::FILE );

		$answer = $this->run_tool( 'remove-early-answers' );
		$this->assertSame( array( 200, 'install-early-answers' ), array( $answer->get_status(), $this->read( 'early_answers', $answer )['tools'][0]['tool'] ) );
		$this->assertFileDoesNotExist( self::FILE );
	}

	/**
	 * Given a file of somebody else, file changes that are not allowed, or a user who may not install plugins, then
	 * nothing is written, and the answer says why.
	 */
	public function test_early_answers_refused(): void {
		add_filter( 'file_mod_allowed', '__return_false' );
		$answer = $this->run_tool( 'install-early-answers' );
		$this->assertSame( array( 500, 'chaty_file_mods_disallowed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		remove_filter( 'file_mod_allowed', '__return_false' );

		$deny = static fn ( array $required, string $capability ): array => 'install_plugins' === $capability ? array( 'do_not_allow' ) : $required;
		add_filter( 'map_meta_cap', $deny, 10, 2 );
		$this->assertSame( 403, $this->run_tool( 'install-early-answers' )->get_status() );
		remove_filter( 'map_meta_cap', $deny );
		$this->assertFileDoesNotExist( self::FILE );

		file_put_contents( self::FILE, '<?php // Mine.' );
		foreach ( array( 'install-early-answers', 'remove-early-answers' ) as $tool ) {
			$answer = $this->run_tool( $tool );
			$this->assertSame( array( 500, 'chaty_foreign_file' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		}
		$this->assertSame( '<?php // Mine.', file_get_contents( self::FILE ) );
	}

	/**
	 * @return array<string, array{0: int|string, 1: string, 2: int, 3: string}>
	 */
	public function provide_geocoder_answers(): array {
		return array(
			'a place'         => array( 200, self::PLACE, 200, 'places.example works.' ),
			'no place'        => array( 200, '[]', 200, 'does not know the place' ),
			'a page'          => array( 200, '<!DOCTYPE html><title>Hello</title>', 502, 'answered with a web page' ),
			'an object'       => array( 200, '{"error":"x"}', 502, 'answered with a web page' ),
			'forbidden'       => array( 403, 'Access blocked', 502, 'refuses this site (status 403)' ),
			'unauthorized'    => array( 401, '', 502, 'refuses this site (status 401)' ),
			'too many'        => array( 429, '', 502, 'too many requests' ),
			'not there'       => array( 404, '', 502, 'answered with status 404' ),
			'broken'          => array( 500, '', 502, 'answered with status 500' ),
			'a redirect'      => array( 301, '', 502, 'answered with status 301' ),
			'slow'            => array( 'cURL error 28: Operation timed out after 10001 milliseconds', '', 502, 'has not answered within 10 seconds' ),
			'no such host'    => array( 'cURL error 6: Could not resolve host: places.example', '', 502, 'cannot reach places.example' ),
			'hostile message' => array( 'cURL error: https://x/?key=' . self::KEY . '&y', '', 502, 'key=…' ),
		);
	}

	/**
	 * @dataProvider provide_geocoder_answers
	 *
	 * @param int|string $status HTTP status, or an error of the connection.
	 */
	public function test_geocoder_is_tested_before_it_is_saved_and_answer_is_in_words( $status, string $body, int $expected, string $part ): void {
		$this->answer = is_int( $status ) ? array( $status, $body ) : new WP_Error( 'http_request_failed', $status );
		$answer       = $this->run_tool( 'test-maps', array( 'geocoder' => 'https://places.example/search' ) );

		$this->assertSame( $expected, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertStringContainsString( $part, $answer->get_data()['message'] );
		$this->assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer->get_data() ) );
		$this->assertStringStartsWith( 'https://places.example/search?', $this->asked[0][0] );
		$this->assertTrue( $this->asked[0][1]['reject_unsafe_urls'] );
		$this->assertSame( 'https://nominatim.openstreetmap.org/search', Map_Settings::get_stored()['geocoder'] );
	}

	/**
	 * @return array<string, array{0: string, 1: int, 2: string}>
	 */
	public function provide_google_answers(): array {
		return array(
			'a place'    => array( '{"status":"OK","results":[]}', 200, 'accepts the key' ),
			'restricted' => array( '{"status":"REQUEST_DENIED","error_message":"API keys with referer restrictions cannot be used with this API."}', 200, 'restricted to addresses of pages' ),
			'wrong'      => array( '{"status":"REQUEST_DENIED","error_message":"The provided API key ' . self::KEY . ' is <b>invalid</b>."}', 502, 'The provided API key … is invalid.' ),
			'a limit'    => array( '{"status":"OVER_QUERY_LIMIT"}', 502, 'billing account' ),
			'no reason'  => array( '{"status":"UNKNOWN_ERROR"}', 502, 'UNKNOWN_ERROR' ),
			'a page'     => array( '<html>', 502, 'Something other than Google answered' ),
		);
	}

	/**
	 * @dataProvider provide_google_answers
	 */
	public function test_answer_says_what_google_says_without_key( string $body, int $expected, string $part ): void {
		$this->answer = array( 200, $body );
		update_option( Names::MAPS, array( 'provider' => 'google', 'google_key' => self::KEY ) );

		foreach ( array( null, array( 'google_key' => '••••••••wxyz' ), array( 'google_key' => self::KEY ) ) as $map ) {
			$answer = $this->run_tool( 'test-maps', $map );
			$this->assertSame( $expected, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
			$this->assertStringContainsString( $part, $answer->get_data()['message'] );
			$this->assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer->get_data() ) );
		}
		$this->assertStringContainsString( 'key=' . self::KEY, $this->asked[2][0] );
		$this->assertSame( 'https://maps.googleapis.com/maps/api/geocode/json', strtok( $this->asked[2][0], '?' ) );
	}

	/**
	 * Given nothing to test, values that cannot be, or services that code of the site names, then the answer says so.
	 */
	public function test_maps_before_a_call(): void {
		$this->assertStringContainsString( 'needs a key', $this->run_tool( 'test-maps', array( 'provider' => 'google' ) )->get_data()['message'] );
		foreach ( array( 'geocoder' => 'file:///etc/passwd', 'provider' => array( 'osm' ), 'router' => 'https://routes.example' ) as $name => $value ) {
			$answer = $this->run_tool( 'test-maps', array( $name => $value ) );
			$this->assertSame( array( 400, array( "map.$name" ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ?? array() ) ) );
		}
		$this->assertStringContainsString( 'No address is set', $this->run_tool( 'test-maps', array( 'geocoder' => '', 'provider' => 'osm' ) )->get_data()['message'] );
		$this->assertSame( array(), $this->asked );

		add_filter( 'chaty_map_geocoder_url', static fn (): string => 'http://nominatim.internal/search' );
		$answer = $this->run_tool( 'test-maps', array( 'geocoder' => 'https://places.example/search' ) );
		$this->assertSame( 200, $answer->get_status() );
		$this->assertStringContainsString( 'nominatim.internal', $answer->get_data()['message'] );
		$this->assertSame( array( array( false ), array( 'http://nominatim.internal/search' ) ), array( array_column( array_column( $this->asked, 1 ), 'reject_unsafe_urls' ), preg_replace( '/\?.*/', '', array_column( $this->asked, 0 ) ) ) );
	}
}
