<?php
namespace Chaty\Tests\Admin;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Email_Status;
use Chaty\Tests\Site_Test_Case;

/**
 * Site Health says what does not work, what to do and where; the debug information helps others and has no secret.
 */
final class Site_Health_Test extends Site_Test_Case {

	private const KEY = 'AIzaSy-secret_key-0123456789-wxyz';

	private const FILE = WPMU_PLUGIN_DIR . '/chaty-early-answers.php';

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		// No cron runs on the site of the tests: its events are as late as it is old.
		array_map( 'wp_unschedule_hook', array_keys( Names::EVENTS ) );
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		if ( file_exists( self::FILE ) ) {
			unlink( self::FILE );
		}
		parent::tearDown();
	}

	/**
	 * @phpstan-impure
	 * @return array<string, mixed>
	 */
	private function run_test( string $name ): array {
		$tests  = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$result = call_user_func( $tests['direct'][ "chaty_$name" ]['test'] );
		$this->assertSame( array( "chaty_$name", array( 'label' => 'Chaty', 'color' => 'blue' ) ), array( $result['test'], $result['badge'] ) );
		$this->assertNotSame( '', $tests['direct'][ "chaty_$name" ]['label'] );

		return $result;
	}

	/**
	 * Asserts that a test reports something, with a text and a link to where it is repaired.
	 */
	private function assert_reported( string $status, string $name, string $text ): void {
		$result = $this->run_test( $name );
		$this->assertSame( $status, $result['status'] );
		$this->assertStringContainsString( $text, $result['description'] );
		$this->assertStringContainsString( 'admin.php?page=chaty-settings#tools"', $result['actions'] );
	}

	/**
	 * @testWith ["tables"]
	 *           ["cron"]
	 *           ["mail"]
	 *           ["early_answers"]
	 */
	public function test_given_healthy_site_then_each_test_is_good_and_asks_for_nothing( string $name ): void {
		do_action( Names::UPGRADED );
		$result = $this->run_test( $name );

		$this->assertSame( array( 'good', '' ), array( $result['status'], $result['actions'] ) );
	}

	public function test_given_tables_of_another_version_or_one_that_is_missing_then_that_is_critical(): void {
		update_option( Names::DB_VERSION, '3' );
		$this->assert_reported( 'critical', 'tables', 'Repair the tables' );

		update_option( Names::DB_VERSION, Names::DATA_VERSION );
		$this->refuse_statements( 'DESCRIBE', 'chaty_stats' );
		$this->assert_reported( 'critical', 'tables', 'Repair the tables' );
	}

	public function test_given_event_that_is_not_scheduled_or_late_then_it_is_named(): void {
		do_action( Names::UPGRADED );
		wp_unschedule_hook( Names::RETRY_EMAILS );
		$this->assert_reported( 'recommended', 'cron', Names::RETRY_EMAILS );

		wp_schedule_event( time() - HOUR_IN_SECONDS - 60, 'hourly', Names::RETRY_EMAILS );
		$this->assert_reported( 'recommended', 'cron', Names::RETRY_EMAILS );
		$this->assertStringNotContainsString( Names::FLUSH_STATS, $this->run_test( 'cron' )['description'] );

		wp_unschedule_hook( Names::RETRY_EMAILS );
		wp_schedule_event( time() - HOUR_IN_SECONDS / 2, 'hourly', Names::RETRY_EMAILS );
		$this->assertSame( 'good', $this->run_test( 'cron' )['status'] );
	}

	public function test_failed_emails_of_30_days_are_counted_without_spam(): void {
		global $wpdb;

		foreach ( array( Email_Status::FAILED, Email_Status::GIVEN_UP, Email_Status::SENT, Email_Status::PENDING, Email_Status::FAILED, Email_Status::FAILED ) as $index => $status ) {
			$this->add_message( new Message( '0', 'Contact_Us', array( 'message' => "No. $index", 'email' => 'ada@secret.example' ), '' ), (string) $index, $status );
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = '2020-01-01 00:00:00' WHERE message = 'No. 4'" );
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET box = 'spam' WHERE message = 'No. 5'" );

		$this->assert_reported( 'critical', 'mail', 'The emails for 2 messages' );
		$this->assertStringContainsString( 'page=chaty-messages', $this->run_test( 'mail' )['actions'] );
	}

	public function test_must_use_plugin_of_another_version_and_foreign_file_are_reported(): void {
		file_put_contents( self::FILE, "<?php\n/*\n * Plugin Name: Chaty early answers\n * Version: 0.1\n */\n" );
		$this->assert_reported( 'recommended', 'early_answers', 'another version' );

		file_put_contents( self::FILE, '<?php // Mine.' );
		$this->assert_reported( 'recommended', 'early_answers', 'chaty-early-answers.php' );
	}

	/**
	 * Given a site with a key, an own geocoder and messages, when the debug information is made, then it has versions,
	 * rows and states, no key, no message, and addresses only as private fields.
	 */
	public function test_debug_information(): void {
		update_option( Names::MAPS, array( 'provider' => 'both', 'google_key' => self::KEY, 'geocoder' => 'https://places.example/search?key=abc' ) );
		update_option( 'admin_email', 'owner@secret.example' );
		$this->add_message( new Message( '0', 'Contact_Us', array( 'message' => 'Hello-9f3', 'email' => 'ada@secret.example' ), '' ), 'a' );

		$section = apply_filters( 'debug_information', array() )['chaty'];
		$fields  = array_column( array_map( null, $section['fields'] ), 'value' );
		$public  = array_filter( $section['fields'], static fn ( array $field ): bool => empty( $field['private'] ) );

		$this->assertSame( 'Chaty', $section['label'] );
		$this->assertContains( Names::DATA_VERSION . ' / ' . Names::DATA_VERSION, $fields );
		$this->assertSame( array( 'set', 'both', 'on', '365' ), array( $public['map_key']['value'], $public['map_provider']['value'], $public['counting']['value'], $public['retention_days']['value'] ) );
		$this->assertSame( '1', $public[ 'table_' . $GLOBALS['wpdb']->prefix . 'chaty_contacts' ]['value'] );
		$this->assertArrayHasKey( Names::RETRY_EMAILS, $public );
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $public ) );
		$this->assertStringNotContainsString( 'places.example', (string) wp_json_encode( $public ) );
		$this->assertStringNotContainsString( 'AIza', (string) wp_json_encode( $section ) );
		$this->assertStringNotContainsString( 'Hello-9f3', (string) wp_json_encode( $section ) );
		foreach ( $section['fields'] as $name => $field ) {
			$this->assertIsString( $field['value'], (string) $name );
		}
	}

	public function test_debug_information_without_widgets_and_with_missing_table_is_made_all_the_same(): void {
		delete_option( Names::WIDGETS );
		$this->refuse_statements( 'SELECT COUNT(*) FROM', 'chaty_contacts' );
		$section = apply_filters( 'debug_information', array() )['chaty'];

		$this->assertSame( '0', $section['fields']['widgets']['value'] );
		$this->assertSame( 'missing', $section['fields'][ 'table_' . $GLOBALS['wpdb']->prefix . 'chaty_contacts' ]['debug'] );
	}
}
