<?php
namespace Chaty\Tests\Storage;

use Chaty\Config\Drop_In;
use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Email_Status;
use Chaty\Context;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Storage\Tables;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Clock;
use Chaty\Tests\Languages;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * The tables are created once, events add up, messages stay, and everything goes at uninstall.
 */
final class Storage_Test extends Site_Test_Case {

	/**
	 * Prefix of the tables that a test makes beside the site's own.
	 */
	private const PREFIX = 'chatytest_';

	private string $prefix = '';

	protected function setUp(): void {
		global $wpdb;

		parent::setUp();
		$this->prefix = $wpdb->prefix;
	}

	protected function tearDown(): void {
		global $wpdb;

		$made         = self::PREFIX === $wpdb->prefix;
		$wpdb->prefix = $this->prefix;
		parent::tearDown();
		foreach ( $made ? array( 'stats', 'contacts' ) : array() as $name ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . self::PREFIX . "chaty_$name" );
		}
		update_option( Names::DB_VERSION, Names::DATA_VERSION, true );
	}

	private function use_other_tables(): void {
		global $wpdb;

		$wpdb->prefix = self::PREFIX;
		delete_option( Names::DB_VERSION );
	}

	/**
	 * Given a site without tables, when WordPress loads, then they are created, the version is stored, and the
	 * options that pages read are there.
	 */
	public function test_tables_are_made(): void {
		$this->use_other_tables();
		foreach ( array( 'chaty_widgets', 'chaty_widgets_checksum', 'chaty_data_analytics' ) as $option ) {
			delete_option( $option );
		}
		( new Tables() )->upgrade();

		$this->assertSame( Names::DATA_VERSION, get_option( Names::DB_VERSION ) );
		$this->assertSame( array( array(), '', 'on' ), array( get_option( 'chaty_widgets' ), get_option( 'chaty_widgets_checksum' ), get_option( 'chaty_data_analytics' ) ) );
		$this->assertSame( array(), $this->get_rows( 'stats', 'day' ) );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
		$this->assertTrue( Make::record( array( Tracked_Event::view( 0, '', false ) ) ) );
	}

	public function test_given_tables_of_this_version_when_wordpress_loads_then_nothing_is_asked_of_database(): void {
		global $wpdb;

		wp_load_alloptions();
		$before = $wpdb->num_queries;
		( new Tables() )->upgrade();

		$this->assertSame( $before, $wpdb->num_queries );
	}

	/**
	 * Given a database user who may not create tables, when WordPress loads again and again, then it is not
	 * asked again each time; after a while, and with the right, the tables are created.
	 */
	public function test_failed_upgrade_is_not_tried_each_time(): void {
		$this->use_other_tables();
		$tries  = 0;
		$refuse = static function ( string $query ) use ( &$tries ): string {
			if ( 0 !== strpos( $query, 'CREATE TABLE ' . self::PREFIX . 'chaty_stats' ) ) {
				return $query;
			}
			++$tries;
			return 'DELETE FROM nowhere';
		};
		add_filter( 'query', $refuse );
		$GLOBALS['wpdb']->suppress_errors( true );
		for ( $request = 0; $request < 5; $request++ ) {
			( new Tables() )->upgrade();
		}
		$this->assertSame( 1, $tries );
		$this->assertFalse( get_option( Names::DB_VERSION ) );

		update_option( 'chaty_db_failed', Clock::get_time() - 301 );
		( new Tables() )->upgrade();
		$this->assertSame( 2, $tries );

		remove_filter( 'query', $refuse );
		update_option( 'chaty_db_failed', Clock::get_time() - 301 );
		( new Tables() )->upgrade();
		$this->assertSame( array( Names::DATA_VERSION, false ), array( get_option( Names::DB_VERSION ), get_option( 'chaty_db_failed' ) ) );
	}

	public function test_given_tables_with_rows_and_older_version_when_wordpress_loads_then_rows_stay(): void {
		$this->use_other_tables();
		( new Tables() )->upgrade();
		Make::record( array( Tracked_Event::click( '_1', 'Phone', true ) ) );
		update_option( Names::DB_VERSION, '0' );
		( new Tables() )->upgrade();

		$this->assertSame( Names::DATA_VERSION, get_option( Names::DB_VERSION ) );
		$this->assertCount( 1, $this->get_rows( 'stats', 'day' ) );
	}

	private function make_other_shape(): void {
		global $wpdb;

		$this->use_other_tables();
		$wpdb->query( 'CREATE TABLE ' . self::PREFIX . "chaty_stats (widget varchar(20) NOT NULL, channel varchar(50) NOT NULL DEFAULT '', day date NOT NULL, device char(1) NOT NULL, views bigint(20) unsigned NOT NULL DEFAULT 0, clicks bigint(20) unsigned NOT NULL DEFAULT 0, PRIMARY KEY  (widget,channel,day,device))" );
		$wpdb->query( 'CREATE TABLE ' . self::PREFIX . "chaty_contacts (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, widget varchar(20) NOT NULL, channel varchar(50) NOT NULL, name varchar(100) NOT NULL DEFAULT '', email varchar(100) NOT NULL DEFAULT '', phone varchar(100) NOT NULL DEFAULT '', message text NOT NULL, page_url text NOT NULL, created_at datetime NOT NULL, mail_state varchar(10) NOT NULL DEFAULT 'pending', PRIMARY KEY  (id), KEY created_at (created_at), KEY mail_state (mail_state))" );
		$wpdb->query( 'INSERT INTO ' . self::PREFIX . "chaty_contacts (widget, channel, name, message, page_url, created_at, mail_state) VALUES ('0', 'Contact_Us', 'Ada', 'Hi', '', '2026-01-01 00:00:00', 'sent')" );
		update_option( Names::DB_VERSION, '0' );
	}

	public function test_upgrade_of_tables_that_lack_columns_and_keys_keeps_message_and_makes_them_like_new(): void {
		global $wpdb;

		$this->make_other_shape();
		( new Tables() )->upgrade();
		$message = new Message( '0', 'Contact_Us', array( 'name' => 'Bea' ), '' );
		$stored  = array( $this->add_message( $message, 'f' ), $this->add_message( $message, 'f' ) );
		$names   = array_column( $this->get_rows( 'contacts', 'id' ), 'name' );
		$keys    = $this->get_keys();
		foreach ( array( 'stats', 'contacts' ) as $name ) {
			$wpdb->query( 'DROP TABLE ' . self::PREFIX . "chaty_$name" );
		}
		( new Tables() )->create();

		$this->assertSame( Names::DATA_VERSION, get_option( Names::DB_VERSION ) );
		$this->assertSame( array( true, false ), array_column( $stored, 'is_new' ) );
		$this->assertSame( array( 'Ada', 'Bea' ), $names );
		$this->assertSame( $this->get_keys(), $keys );
		$this->assertContains( 'day: day', $keys );
		$this->assertContains( 'box_read_at: box,read_at', $keys );
	}

	/**
	 * @return array<int, string>
	 */
	private function get_keys(): array {
		global $wpdb;

		$keys = array();
		$all  = array();
		foreach ( array( 'stats', 'contacts' ) as $name ) {
			$all = array_merge( $all, $wpdb->get_col( 'DESCRIBE ' . self::PREFIX . "chaty_$name" ) );
			foreach ( $wpdb->get_results( 'SHOW INDEX FROM ' . self::PREFIX . "chaty_$name", ARRAY_A ) as $row ) {
				// SQLite's names of keys begin with the table's.
				$key            = (string) preg_replace( '/^.*chaty_[a-z]+__/', '', $row['Key_name'] );
				$keys[ "$key" ] = isset( $keys[ "$key" ] ) ? "{$keys[ "$key" ]},{$row['Column_name']}" : "$key: {$row['Column_name']}";
			}
		}
		sort( $keys );

		return array_merge( $all, $keys );
	}

	/**
	 * @testWith ["/ADD COLUMN `?read_at/"]
	 *           ["/ADD COLUMN `?box`? /"]
	 *           ["/ADD COLUMN `?boxed_at/"]
	 *           ["/ADD COLUMN `?answered_by/"]
	 *           ["/ADD COLUMN `?note/"]
	 */
	public function test_refused_step_of_upgrade_loses_no_message_and_is_tried_again( string $statement ): void {
		$this->make_other_shape();
		$refused = 0;
		$refuse  = static function ( string $query ) use ( $statement, &$refused ): string {
			$is_refused = 1 === preg_match( $statement, $query );
			$refused   += (int) $is_refused;
			return $is_refused ? 'DELETE FROM nowhere' : $query;
		};
		add_filter( 'query', $refuse );
		$GLOBALS['wpdb']->suppress_errors( true );
		( new Tables() )->upgrade();
		$this->assertSame( array( '0', 1 ), array( get_option( Names::DB_VERSION ), count( $this->get_rows( 'contacts', 'id' ) ) ) );
		$this->assertSame( 1, $refused );

		remove_filter( 'query', $refuse );
		update_option( Names::DB_FAILED, Clock::get_time() - 301 );
		( new Tables() )->upgrade();
		$this->assertSame( Names::DATA_VERSION, get_option( Names::DB_VERSION ) );
		$this->assertSame( array( 'inbox' ), array_column( $this->get_rows( 'contacts', 'id' ), 'box' ) );
	}

	public function test_given_counts_of_one_row_and_of_others_when_they_are_added_then_each_row_has_its_sum(): void {
		$counts = array(
			Tracked_Event::view( 0, '', false ),
			Tracked_Event::view( 0, '', false ),
			Tracked_Event::click( 0, '', false ),
			Tracked_Event::view( 0, '', true ),
			Tracked_Event::click( '_1', 'Contact_Us', true ),
		);
		$this->assertTrue( Make::record( $counts ) );
		$sums = array();
		foreach ( $this->get_rows( 'stats', 'widget, channel, device' ) as $row ) {
			$sums[] = "{$row['widget']}/{$row['channel']}/{$row['device']} {$row['views']} {$row['clicks']}";
		}
		sort( $sums );

		$this->assertSame( array( '0//d 2 1', '0//m 1 0', '_1/Contact_Us/m 0 1' ), $sums );
	}

	public function test_counts_lock_their_rows_in_one_order(): void {
		$counts     = array( Tracked_Event::view( 0, 'Phone', false ), Tracked_Event::view( 0, 'Email', false ) );
		$statements = $this->record_statements();
		Make::record( $counts );
		Make::record( array_reverse( $counts ) );
		$inserts = (array) preg_grep( '/^INSERT INTO \S+chaty_stats/', (array) $statements );

		$this->assertSame( array( 2, 1 ), array( count( $inserts ), count( array_unique( $inserts ) ) ) );
	}

	/**
	 * @return array<string, array{0: string, 1: int, 2: int, 3: bool}>
	 */
	public function provide_failures(): array {
		return array(
			'loses three times'     => array( 'database is locked', 3, 4, true ),
			'meets a deadlock'      => array( 'Deadlock found', 1, 2, true ),
			'loses again and again' => array( 'database is locked', 99, 6, false ),
			'is wrong'              => array( 'nowhere', 99, 1, false ),
		);
	}

	/**
	 * Given a statement that loses against others of the same moment, then it is tried again; one that is
	 * wrong is not. Databases name a table that is not there in their error, here by the message of a conflict.
	 *
	 * @dataProvider provide_failures
	 */
	public function test_tries_again( string $table, int $failures, int $tries, bool $is_written ): void {
		global $wpdb;

		$statements = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$statements, $table, $failures ): string {
				return 0 === strpos( $query, "INSERT INTO {$GLOBALS['wpdb']->prefix}chaty_stats" ) && ++$statements <= $failures ? "INSERT INTO `$table` VALUES (1)" : $query;
			}
		);

		$wpdb->suppress_errors( true );
		$result = Make::record( array( Tracked_Event::view( 0, 'Again', false ) ) );
		$wpdb->suppress_errors( false );

		$this->assertSame( $is_written, $result );
		$this->assertSame( $tries, $statements );
	}

	public function test_given_message_with_every_character_when_it_is_stored_then_it_comes_back_as_it_was(): void {
		$text    = "It's \"x\" \\ % _ 你好 😀\n<b>";
		$message = new Message( '_1', 'Contact_Us', array( 'message' => $text ), '' );
		$added   = $this->add_message( $message, 'f' );
		$row     = $this->get_rows( 'contacts', 'id' )[0];

		$this->assertTrue( $added['is_new'] );
		$this->assertSame( array( (string) $added['id'], $text, '', Email_Status::PENDING ), array( (string) $row['id'], $row['message'], $row['name'], $row['mail_state'] ) );
	}

	private function request_from( string $address ): Request {
		return Make::request( array(), array( 'REMOTE_ADDR' => $address ) );
	}

	public function test_each_kind_and_address_has_own_limit_and_address_is_kept_nowhere(): void {
		global $wpdb;

		$limit = new Rate_Limiter();

		$this->assertSame( array( true, true, false ), array( $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 2 ), $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 2 ), $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 2 ) ) );
		$this->assertTrue( $limit->allow( 'b', $this->request_from( '192.0.2.9' ), 2 ) );
		$this->assertTrue( $limit->allow( 'a', $this->request_from( '192.0.2.8' ), 2 ) );
		$this->assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%192.0.2%' OR option_value LIKE '%192.0.2%'" ) );
	}

	/**
	 * Given a high limit, when an address sends more requests, then it is rejected soon after, although most
	 * calls wrote nothing.
	 */
	public function test_high_limits_are_sampled(): void {
		$statements = $this->record_statements();
		$allowed    = 0;
		for ( $call = 0; $call < 2000; $call++ ) {
			$allowed += ( new Rate_Limiter() )->allow( 'a', $this->request_from( '192.0.2.9' ), 600 ) ? 1 : 0;
		}
		$written = count( (array) preg_grep( '/^UPDATE.*' . Names::RATE_PREFIX . '/s', (array) $statements ) );

		$this->assertGreaterThan( 300, $allowed );
		$this->assertLessThan( 1000, $allowed );
		$this->assertGreaterThan( 40, $written );
		$this->assertLessThanOrEqual( 61, $written );
	}

	/**
	 * Given an address above a high limit, when it goes on, then it is rejected without a question to the
	 * database, and others are not; in the next minute it may send requests again.
	 */
	public function test_a_flood_above_a_high_limit_asks_nothing(): void {
		global $wpdb;

		$limit = new Rate_Limiter();
		for ( $call = 0; $call < 2500; $call++ ) {
			$limit->allow( 'a', $this->request_from( '192.0.2.9' ), 600 );
		}
		$queries = $wpdb->num_queries;
		$allowed = 0;
		for ( $call = 0; $call < 100; $call++ ) {
			$allowed += $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 600 ) ? 1 : 0;
		}

		$this->assertSame( 0, $allowed );
		$this->assertSame( $queries, $wpdb->num_queries );
		$this->assertTrue( $limit->allow( 'a', $this->request_from( '192.0.2.8' ), 600 ) );
		$this->assertTrue( $limit->allow( 'b', $this->request_from( '192.0.2.9' ), 600 ) );

		$over = get_option( Names::RATE_LIMITED );
		update_option( Names::RATE_LIMITED, array( 'window' => $over['window'] - 1 ) + $over );
		$this->assertTrue( $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 6000 ) );
	}

	public function test_requests_are_counted_in_persistent_object_cache_and_not_in_database(): void {
		global $wpdb;

		$before  = wp_using_ext_object_cache( true );
		$queries = $wpdb->num_queries;
		$limit   = new Rate_Limiter();
		$allowed = array( $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 2 ), $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 2 ), $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 2 ), $limit->allow( 'a', $this->request_from( '192.0.2.8' ), 2 ) );
		wp_using_ext_object_cache( (bool) $before );

		$this->assertSame( array( true, true, false, true ), $allowed );
		$this->assertSame( $queries, $wpdb->num_queries );
	}

	/**
	 * Given an address that calls, with what it sends or without, then that costs one row and at most two
	 * statements a request, and the row is an error more once the limit is reached.
	 */
	public function test_counting_costs_little(): void {
		global $wpdb;

		$rows    = static fn (): array => $wpdb->get_col( "SELECT option_value FROM $wpdb->options WHERE option_name LIKE '%chaty\\_rate\\_%'" );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%chaty\\_rate\\_%'" );
		$queries = $wpdb->num_queries;
		for ( $call = 0; $call < 20; $call++ ) {
			( new Rate_Limiter() )->allow( 'a', $this->request_from( '192.0.2.9' ), 3 );
		}

		$this->assertLessThanOrEqual( 40, $wpdb->num_queries - $queries );
		$this->assertSame( array( '3' ), $rows() );
	}

	public function test_counters_of_minutes_that_are_over_are_removed(): void {
		global $wpdb;

		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%chaty\\_rate\\_%'" );
		$limit = new Rate_Limiter();
		$limit->allow( 'a', $this->request_from( '192.0.2.9' ), 1 );
		update_option( Names::RATE_PREFIX . ( (int) floor( Clock::get_time() / 60 ) - 1 ) . '_x', '1', false );
		update_option( 'chaty_rates', '1', false );
		do_action( Names::DELETE_VISITOR_DATA );

		$this->assertSame( '1', (string) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'chaty\\_rate\\_%'" ) );
		$this->assertSame( '1', get_option( 'chaty_rates' ) );
		$this->assertFalse( $limit->allow( 'a', $this->request_from( '192.0.2.9' ), 1 ) );
	}

	/**
	 * Given a database that does not count, or an owner who allows nothing, then requests are let through, or
	 * not.
	 */
	public function test_no_count(): void {
		$this->assertFalse( ( new Rate_Limiter() )->allow( 'a', $this->request_from( '192.0.2.9' ), 0 ) );
		$this->refuse_statements( 'INSERT', Names::RATE_PREFIX );
		$this->assertTrue( ( new Rate_Limiter() )->allow( 'a', $this->request_from( '192.0.2.9' ), 1 ) );
	}

	/**
	 * Removes what the plugin has stored, as WordPress does when it is deleted.
	 */
	private function uninstall(): void {
		if ( defined( 'WP_UNINSTALL_PLUGIN' ) ) {
			chaty_uninstall_site();
			return;
		}
		define( 'WP_UNINSTALL_PLUGIN', 'chaty/chaty.php' );
		require dirname( __DIR__, 3 ) . '/uninstall.php';
	}

	/**
	 * Given messages that are kept for ever, also when the plugin is deleted, when it is deleted and installed again,
	 * then the day's run deletes none of them, and the next deletion of the plugin keeps them too.
	 */
	public function test_kept_messages_outlive_the_plugin(): void {
		global $wpdb;

		$this->use_other_tables();
		( new Tables() )->upgrade();
		$this->add_message( new Message( '0', 'Contact_Us', array( 'name' => 'Ada' ), '' ), 'x', Email_Status::SENT );
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = '2020-01-01 00:00:00'" );
		update_option( Names::KEEP_CONTACTS, 1 );
		update_option( Names::RETENTION_DAYS, 0 );
		for ( $time = 0; $time < 2; $time++ ) {
			$this->uninstall();
			( new Tables() )->upgrade();
			do_action( Names::DELETE_OLD_CONTACTS );

			$this->assertSame( array( 'Ada' ), array_column( $this->get_rows( 'contacts', 'id' ), 'name' ) );
		}
	}

	public function test_registered_texts_of_widgets_go_when_plugin_is_deleted(): void {
		require_once dirname( __DIR__ ) . '/support/languages.php';
		$this->use_other_tables();
		( new Tables() )->upgrade();
		$this->uninstall();
		Languages::start( array() );
		Make::store_widgets( array( Make::widget( array( Make::channel( array( 'hover_text' => 'Write' ) ) ) ) ) );
		$this->assertContains( 'Write', Languages::$registered );
		chaty_uninstall_texts();
		$this->assertSame( array(), Languages::$registered );
	}

	/**
	 * Given a site with everything of the plugin and something of another, when the plugin is removed,
	 * then exactly its own is gone, the messages only when the owner does not keep them.
	 *
	 * @testWith [false]
	 *           [true]
	 */
	public function test_uninstall( bool $keeps ): void {
		global $wpdb;

		$this->use_other_tables();
		( new Tables() )->upgrade();
		$own     = array( 'chaty_widgets', 'chaty_widgets_checksum', 'chaty_data_analytics', 'chaty_click_to_load', 'chaty_rate_limited', 'chaty_db_failed', 'chaty_lock_retention', 'chaty_lock_geocoder', 'chaty_early_answers' );
		$drop_in = new Drop_In( new Context( WP_PLUGIN_DIR . '/chaty/chaty.php', '1.0.0' ) );
		$drop_in->install();
		foreach ( array_merge( $own, array( 'chaty_other_plugin' ) ) as $option ) {
			update_option( $option, 'x' );
		}
		$days = array( 'chaty_keep_contacts' => $keeps ? 1 : 0, 'chaty_retention_days' => 0, 'chaty_contacts_trash_days' => 7 );
		array_map( 'update_option', array_keys( $days ), $days );
		set_transient( 'chaty_rate_x', 1, 60 );
		update_option( 'chaty_rate_29000000_x', 1 );
		set_transient( 'chaty_geocode_x', 1, 60 );
		set_transient( 'other_rate_x', 1, 60 );
		wp_schedule_single_event( time() + 60, 'chaty_geocode_posts', array( 1 ) );

		$this->uninstall();
		$drop_in->remove();

		$this->assertSame( Drop_In::ABSENT, $drop_in->get_state() );
		$left = $wpdb->get_col( "SELECT option_name FROM $wpdb->options" );
		$gone = array_merge( $own, array( 'chaty_db_version', 'chaty_rate_29000000_x', '_transient_chaty_rate_x', '_transient_timeout_chaty_rate_x', '_transient_chaty_geocode_x' ) );
		$this->assertSame( array(), array_intersect( $gone, $left ) );
		$this->assertContains( 'chaty_other_plugin', $left );
		$this->assertSame( $keeps ? $days : array(), array_filter( array_combine( array_keys( $days ), array_map( 'get_option', array_keys( $days ) ) ), 'is_numeric' ) );
		$this->assertSame( 1, (int) get_transient( 'other_rate_x' ) );
		$this->assertFalse( wp_next_scheduled( 'chaty_delete_old_contacts' ) );
		$this->assertFalse( wp_next_scheduled( 'chaty_geocode_posts', array( 1 ) ) );
		$wpdb->suppress_errors( true );
		$this->assertNull( $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::PREFIX . 'chaty_stats' ) );
		$this->assertNull( $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::PREFIX . 'chaty_pages' ) );
		$this->assertSame( $keeps ? '0' : null, $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::PREFIX . 'chaty_contacts' ) );
		$wpdb->suppress_errors( false );
	}
}
