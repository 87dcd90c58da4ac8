<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Messages\Messages_Download;
use Chaty\Config\Names;
use Chaty\Messages\Message_Query;
use Chaty\Tests\Make;
use Chaty\Tests\Route_Test_Case;
use RuntimeException;

/**
 * Who may read messages downloads them, with the nonce of that user; nobody else gets a word of them.
 */
final class Download_Access_Test extends Route_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->throw_error_pages();
	}

	protected function tearDown(): void {
		$_REQUEST = array();
		parent::tearDown();
	}

	/**
	 * Asks for the file, and returns the status and all that was printed.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return array{0: int, 1: string}
	 */
	private function download( array $query ): array {
		$_REQUEST = wp_slash( array( 'action' => Names::DOWNLOAD ) + $query );
		$status   = 200;
		$page     = '';
		ob_start();
		try {
			( new Messages_Download( new Message_Query(), Make::services()->create_sources() ) )->handle();
		} catch ( RuntimeException $exception ) {
			$status = $exception->getCode();
			$page   = $exception->getMessage();
		}

		return array( $status, (string) ob_get_clean() . $page );
	}

	private function assert_silent( string $text, string $what ): void {
		foreach ( self::SECRETS as $secret ) {
			$this->assertStringNotContainsString( $secret, $text, $what );
		}
	}

	public function test_wordpress_calls_download_only_for_users_who_are_logged_in(): void {
		$this->assertTrue( has_action( 'admin_post_' . Names::DOWNLOAD ) );
		$this->assertFalse( has_action( 'admin_post_nopriv_' . Names::DOWNLOAD ) );
	}

	/**
	 * @testWith [""]
	 *           ["subscriber"]
	 *           ["contributor"]
	 *           ["author"]
	 *           ["editor"]
	 */
	public function test_user_who_may_not_read_messages_gets_no_file_by_own_nonce( string $role ): void {
		$before = $this->get_state();
		$this->log_in( $role );
		list( $status, $text ) = $this->download( array( '_wpnonce' => wp_create_nonce( Names::DOWNLOAD ) ) );

		$this->assertSame( 403, $status );
		$this->assert_silent( $text, $role );
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * @testWith ["chaty_messages", 200]
	 *           ["chaty_settings", 403]
	 *           ["chaty_statistics", 403]
	 */
	public function test_role_gets_file_with_capability_of_messages_alone( string $capability, int $expected ): void {
		add_filter( 'chaty_capabilities', static fn ( array $capabilities ): array => array( $capability => 'edit_others_posts' ) + $capabilities );
		$this->log_in( 'editor' );
		list( $status, $text ) = $this->download( array( '_wpnonce' => wp_create_nonce( Names::DOWNLOAD ) ) );

		$this->assertSame( $expected, $status );
		if ( 200 === $expected ) {
			$this->assertStringContainsString( 'Ada-9f3', $text );
			return;
		}
		$this->assert_silent( $text, $capability );
	}

	public function test_administrator_gets_no_file_without_own_nonce_for_it(): void {
		$this->refuse_statements( 'SELECT', 'chaty_contacts' );
		$this->log_in( 'editor' );
		$of_another_user = wp_create_nonce( Names::DOWNLOAD );
		$this->log_in( 'administrator' );
		$others = array( null, '', 'x', $of_another_user, wp_create_nonce( 'wp_rest' ), wp_create_nonce( '-1' ) );

		foreach ( $others as $index => $nonce ) {
			list( $status, $text ) = $this->download( null === $nonce ? array() : array( '_wpnonce' => $nonce ) );
			$this->assertSame( 403, $status, (string) $index );
			$this->assert_silent( $text, (string) $index );
		}
	}

	/**
	 * @testWith ["csv", "id,"]
	 *           ["json", "["]
	 */
	public function test_file_without_messages_has_heading_or_empty_list( string $format, string $start ): void {
		$this->log_in( 'administrator' );
		list( $status, $text ) = $this->download( array( '_wpnonce' => wp_create_nonce( Names::DOWNLOAD ), 'format' => $format, 'search' => 'nowhere' ) );

		$this->assertSame( 200, $status );
		$this->assertStringStartsWith( $start, ltrim( $text, "\u{FEFF}" ) );
		$this->assert_silent( $text, $format );
	}

	public function test_hostile_parameters_give_no_messages_and_no_database_error(): void {
		global $wpdb, $EZSQL_ERROR;

		$before      = $this->get_state();
		$EZSQL_ERROR = array();
		$wpdb->suppress_errors( true );
		$this->log_in( 'administrator' );
		$nonce = array( '_wpnonce' => wp_create_nonce( Names::DOWNLOAD ) );
		foreach ( array( 'widget', 'channel', 'email', 'state', 'box', 'unread', 'search', 'since', 'until', 'format', 'orderby', 'id', 'file', 'callback' ) as $name ) {
			foreach ( array( "' OR 1=1 -- ", '\\', "\\' OR 1=1 -- ", '%', '%s', "\0", "\xbf' OR 1=1", '../../wp-config.php', array( 'x' ), array( 'a' => array( 'b' ) ) ) as $value ) {
				list( $status, $text ) = $this->download( $nonce + array( $name => $value ) );
				$this->assertContains( $status, array( 200, 400 ), $name );
				$this->assert_silent( $text, $name . wp_json_encode( $value ) );
			}
		}

		$this->assertSame( array(), $EZSQL_ERROR );
		$this->assertSame( $before, $this->get_state() );
	}
}
