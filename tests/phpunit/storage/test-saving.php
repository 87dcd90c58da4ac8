<?php
namespace Chaty\Tests\Storage;

use Chaty\Config\Names;
use Chaty\Storage\Option_Set;
use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;
use Chaty\Tests\Redis_Server;

/**
 * The database has all of a save or nothing, whenever a process dies; of two that save at the same time, one wins; and
 * what an object cache says does not matter.
 *
 * @group programs
 */
final class Saving_Test extends Process_Test_Case {

	/**
	 * Options that a save writes.
	 */
	private const OPTIONS = array( Names::WIDGETS, Names::CHECKSUM, Names::ANALYTICS, Names::RETENTION_DAYS, Names::TRASH_DAYS, Names::KEEP_CONTACTS, Names::MODIFIED );

	/**
	 * Functions of a process that saves.
	 */
	private const CODE = 'wp_set_current_user( 1 );'
		. 'function call( $method, $body = "" ) { $request = new WP_REST_Request( $method, "/chaty/v1/widgets" ); if ( $body ) { $request->set_header( "Content-Type", "application/json" ); $request->set_body( $body ); } return rest_do_request( $request ); }'
		. 'function is_write( $query ) { return 0 === strpos( $query, "INSERT INTO" ) && strpos( $query, "\'chaty_widgets\'" ); }'
		. 'function die_at_once() { exec( "kill -9 " . getmypid() ); }';

	protected function setUp(): void {
		parent::setUp();
		$this->save( 'Old', 30 );
	}

	protected function tearDown(): void {
		$this->run_statement( 'DROP TRIGGER IF EXISTS chaty_refuse' );
		delete_option( Names::SETTINGS_LOCK );
		parent::tearDown();
	}

	/**
	 * @param int $days Days, of messages and of the trash.
	 * @return array<string, mixed>
	 */
	private function get_settings( string $name, int $days ): array {
		return array(
			'data_analytics_settings' => 'Old' === $name ? 'on' : 'off',
			'retention_days'          => $days,
			'contacts_trash_days'     => $days,
			'keep_contacts'           => 'Old' === $name ? 0 : 1,
			'chaty_widgets'           => array( Make::widget( array(), array( 'name' => $name ) ) ),
		);
	}

	/**
	 * @param int $days Days, of messages and of the trash.
	 * @return string Revision.
	 */
	private function save( string $name, int $days ): string {
		$saved = Make::settings()->save( Make::importer()->import( $this->get_settings( $name, $days ) ) );
		$this->assertIsArray( $saved );

		return $saved['revision'];
	}

	/**
	 * @phpstan-impure
	 * @return string Name of the widget.
	 */
	private function get_saved_name(): string {
		$stored = Make::settings()->read();
		$this->assertIsArray( $stored );
		$name     = $stored['chaty_widgets'][0]['name'];
		$expected = $this->get_settings( $name, $stored['retention_days'] );
		unset( $stored['chaty_widgets'], $expected['chaty_widgets'] );
		$this->assertEquals( $expected, $stored );
		$options  = (array) Option_Set::read( array( Names::WIDGETS, Names::CHECKSUM ) );
		$checksum = Make::repository()->to_options( $options[ Names::WIDGETS ] )[ Names::CHECKSUM ];
		$this->assertSame( strstr( $checksum, ':' ), strstr( $options[ Names::CHECKSUM ], ':' ) );

		return $name;
	}

	/**
	 * Runs a statement that WordPress does not know, on either database.
	 */
	private function run_statement( string $statement ): void {
		global $wpdb;

		if ( isset( $GLOBALS['@pdo'] ) ) {
			$GLOBALS['@pdo']->exec( $statement );
		} else {
			$wpdb->query( $statement );
		}
	}

	/**
	 * @param array<string, mixed> $settings Settings.
	 */
	private function make_put( array $settings ): string {
		return 'call( "PUT", ' . var_export( wp_json_encode( $settings ), true ) . ' )';
	}

	/**
	 * @testWith ["chaty_widgets"]
	 *           ["chaty_widgets_checksum"]
	 *           ["chaty_data_analytics"]
	 *           ["chaty_retention_days"]
	 *           ["chaty_contacts_trash_days"]
	 *           ["chaty_keep_contacts"]
	 *           ["chaty_settings_modified"]
	 */
	public function test_row_that_database_refuses_leaves_nothing_of_save( string $option ): void {
		global $wpdb;

		$before  = Option_Set::read( self::OPTIONS );
		$trigger = "CREATE TRIGGER chaty_refuse BEFORE INSERT ON $wpdb->options ";
		$this->run_statement(
			$trigger . ( isset( $GLOBALS['@pdo'] )
				? "WHEN NEW.option_name = '$option' BEGIN SELECT RAISE(ABORT, 'no'); END"
				: "FOR EACH ROW BEGIN IF NEW.option_name = '$option' THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'no'; END IF; END" )
		);
		$wpdb->suppress_errors( true );
		$saved = Make::settings()->save( Make::importer()->import( $this->get_settings( 'New', 7 ) ) );
		$wpdb->suppress_errors( false );
		$this->run_statement( 'DROP TRIGGER chaty_refuse' );

		$this->assertInstanceOf( \WP_Error::class, $saved );
		// In whatever order the database has them.
		$after = Option_Set::read( self::OPTIONS );
		$this->assertIsArray( $before );
		$this->assertIsArray( $after );
		ksort( $before );
		ksort( $after );
		$this->assertSame( $before, $after );
		$this->assertSame( 'Old', $this->get_saved_name() );
		$this->save( 'New', 7 );
		$this->assertSame( 'New', $this->get_saved_name() );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_deaths(): array {
		return array(
			'before the statement' => array( 'add_filter( "query", function ( $query ) { if ( is_write( $query ) ) { die_at_once(); } return $query; } );', 'Old' ),
			'after the statement'  => array( 'add_filter( "query", function ( $query ) { static $is_written = false; if ( $is_written ) { die_at_once(); } $is_written = is_write( $query ); return $query; } );', 'New' ),
			'before others hear'   => array( 'add_action( "update_option_chaty_widgets", "die_at_once" );', 'New' ),
		);
	}

	/**
	 * Given a process that is killed while it saves, then the old settings are stored or the new ones, never parts of
	 * both; when its lock has expired, others save.
	 *
	 * @dataProvider provide_deaths
	 */
	public function test_process_is_killed( string $death, string $expected ): void {
		list( $process, $pipes ) = $this->start_php( array( '-r', $this->on_site( self::CODE . $death . $this->make_put( $this->get_settings( 'New', 7 ) ) . '; echo "alive";' ) ) );
		$this->assertSame( '', stream_get_contents( $pipes[1] ) );
		proc_close( $process );

		$this->assertSame( $expected, $this->get_saved_name() );
		$this->assertNotSame( '0', $this->read_option( Names::SETTINGS_LOCK ) );
		update_option( Names::SETTINGS_LOCK, time() - 16 );
		$this->save( 'Newer', 8 );
		$this->assertSame( 'Newer', $this->get_saved_name() );
	}

	/**
	 * Given a process that is killed while its statement waits for another process, then the old settings are stored
	 * or the new ones, never parts of both.
	 */
	public function test_process_is_killed_in_the_statement(): void {
		global $wpdb;

		$wpdb->query( 'START TRANSACTION' );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = '5' WHERE option_name = %s", Names::KEEP_CONTACTS ) );
		// SQLite has one lock for everything, so that there the process waits before.
		$watched                 = isset( $GLOBALS['@pdo'] ) ? '0 === strpos( $query, "INSERT" )' : 'is_write( $query )';
		list( $process, $pipes ) = $this->start_php( array( '-r', $this->on_site( self::CODE . 'add_filter( "query", function ( $query ) { if ( ' . $watched . ' ) { echo "now\n"; } return $query; } );' . $this->make_put( $this->get_settings( 'New', 7 ) ) . ';' ) ) );
		$this->assertSame( "now\n", fgets( $pipes[1] ) );
		proc_terminate( $process, 9 );
		proc_close( $process );
		$wpdb->query( 'ROLLBACK' );
		while ( ! isset( $GLOBALS['@pdo'] ) && $wpdb->get_var( "SELECT COUNT(*) FROM information_schema.processlist WHERE info LIKE 'INSERT INTO%chaty\\_widgets%'" ) > 0 ) {
			usleep( 10000 );
		}

		$this->assertContains( $this->get_saved_name(), array( 'Old', 'New' ) );
	}

	public function test_one_of_four_saves_of_same_revision_wins_and_others_are_refused(): void {
		$revision  = $this->save( 'Old', 30 );
		$processes = array();
		foreach ( array( 'A', 'B', 'C', 'D' ) as $name ) {
			$put         = $this->make_put( array( 'revision' => $revision ) + $this->get_settings( $name, 7 ) );
			$processes[] = $this->start_php( array( '-r', $this->on_site( self::CODE . 'echo "ready\n"; fgets( STDIN ); echo ' . $put . '->get_status();' ) ) );
		}
		foreach ( $processes as list( , $pipes ) ) {
			$this->assertSame( "ready\n", fgets( $pipes[1] ) );
		}
		foreach ( $processes as list( , $pipes ) ) {
			fwrite( $pipes[0], "go\n" );
		}
		$statuses = array();
		foreach ( $processes as list( $process, $pipes ) ) {
			$statuses[] = stream_get_contents( $pipes[1] );
			$this->assertSame( 0, proc_close( $process ) );
		}
		$winner = array( 'A', 'B', 'C', 'D' )[ (int) array_search( '200', $statuses, true ) ];
		sort( $statuses );

		$this->assertSame( array( '200', '409', '409', '409' ), $statuses );
		$this->assertSame( $winner, $this->get_saved_name() );
	}

	/**
	 * Given an object cache that has the old options, when settings are read and saved through it, then the database
	 * decides; after that the cache has the new ones.
	 */
	public function test_stale_object_cache(): void {
		if ( ! Redis_Server::is_possible() ) {
			$this->markTestSkipped( 'redis-server or its PHP extension is not installed.' );
		}
		$redis = new Redis_Server();
		$redis->start();
		$name    = 'echo get_option( "chaty_widgets" )[0]["name"], " ", get_option( "chaty_retention_days" ), "\n";';
		$old     = $this->save( 'Old', 30 );
		$outputs = array( $this->run_with_cache( $redis, $name ) );
		$new     = $this->save( 'New', 7 );

		$outputs[] = $this->run_with_cache( $redis, $name );
		$outputs[] = $this->run_with_cache( $redis, 'echo call( "GET" )->get_data()["revision"];' );
		$outputs[] = $this->run_with_cache( $redis, 'echo ' . $this->make_put( array( 'revision' => $old ) + $this->get_settings( 'Mine', 5 ) ) . '->get_status();' );
		$outputs[] = $this->run_with_cache( $redis, 'echo ' . $this->make_put( array( 'revision' => $new ) + $this->get_settings( 'Mine', 5 ) ) . '->get_status();' );
		$outputs[] = $this->run_with_cache( $redis, $name );
		$redis->remove();

		$this->assertSame( array( "Old 30\n", "Old 30\n", $new, '409', '200', "Mine 5\n" ), $outputs );
		$this->assertSame( 'Mine', $this->get_saved_name() );
	}

	private function run_with_cache( Redis_Server $redis, string $code ): string {
		$result = $this->run_php( array( '-r', $this->on_site( self::CODE . $code, $redis ) ) );
		$this->assertSame( array( 0, '' ), array( $result['status'], $result['errors'] ) );

		return $result['output'];
	}
}
