<?php
namespace Chaty\Tests\Storage;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Repository;
use Chaty\Storage\Tables;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * A site that has lost a table, as by a move, gets it back without its owner: by the first message at once, and by
 * the first count with the next request.
 */
final class Missing_Tables_Test extends Site_Test_Case {

	/**
	 * Prefix of the tables that a test drops.
	 */
	private const PREFIX = 'chatylost_';

	private string $prefix = '';

	protected function setUp(): void {
		global $wpdb;

		parent::setUp();
		$this->prefix = $wpdb->prefix;
		$wpdb->prefix = self::PREFIX;
		delete_option( Names::DB_FAILED );
		$this->assertTrue( ( new Tables() )->create() );
		$wpdb->suppress_errors( true );
	}

	protected function tearDown(): void {
		global $wpdb;

		$wpdb->prefix = $this->prefix;
		parent::tearDown();
		$this->drop( 'stats' );
		$this->drop( 'contacts' );
		delete_option( Names::DB_FAILED );
		update_option( Names::DB_VERSION, Names::DATA_VERSION, true );
	}

	private function drop( string $name ): void {
		global $wpdb;

		$wpdb->query( 'DROP TABLE IF EXISTS ' . self::PREFIX . "chaty_$name" );
	}

	/**
	 * @return bool Whether it is stored.
	 */
	private function store(): bool {
		return is_array( ( new Message_Repository() )->add( new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' ), 'f' ) );
	}

	/**
	 * @return bool Whether it is counted.
	 */
	private function track(): bool {
		return Make::record( array( Tracked_Event::view( '0', '', false ) ) );
	}

	public function test_message_creates_its_missing_table_and_is_stored(): void {
		$this->drop( 'contacts' );

		$this->assertTrue( $this->store() );
		$this->assertSame( array( 'Hello' ), array_column( $this->get_rows( 'contacts', 'id' ), 'message' ) );
	}

	public function test_views_are_counted_after_next_request_has_created_missing_table(): void {
		$this->drop( 'stats' );
		$this->assertFalse( $this->track() );
		( new Tables() )->upgrade();

		$this->assertTrue( $this->track() );
		$this->assertCount( 1, $this->get_rows( 'stats', 'day' ) );
	}

	public function test_database_that_creates_no_table_is_asked_once_in_five_minutes(): void {
		$this->drop( 'contacts' );
		$this->drop( 'stats' );
		$tries  = 0;
		$refuse = static function ( string $query ) use ( &$tries ): string {
			if ( 0 !== strpos( $query, 'CREATE TABLE ' . self::PREFIX . 'chaty_contacts' ) ) {
				return $query;
			}
			++$tries;
			return 'DELETE FROM nowhere';
		};
		add_filter( 'query', $refuse );
		for ( $request = 0; $request < 3; $request++ ) {
			( new Tables() )->upgrade();
			$this->assertFalse( $this->store() );
			$this->track();
		}
		$this->assertSame( 1, $tries );

		remove_filter( 'query', $refuse );
		$this->assertFalse( $this->store(), 'The pause is not over.' );
		update_option( Names::DB_FAILED, Clock::get_time() - 301 );
		$this->assertTrue( $this->store() );
	}

	public function test_given_tables_that_are_there_when_database_refuses_message_then_nothing_is_created(): void {
		$this->refuse_statements( 'INSERT IGNORE', 'chaty_contacts' );
		$upgrades = did_action( 'chaty_upgraded' );

		$this->assertFalse( $this->store() );
		$this->assertSame( array( $upgrades, false, Names::DATA_VERSION ), array( did_action( 'chaty_upgraded' ), get_option( Names::DB_FAILED ), get_option( Names::DB_VERSION ) ) );
	}
}
