<?php
namespace Chaty\Tests\Storage;

use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;
use Chaty\Tests\Redis_Server;

/**
 * Events gather in Redis and are written in batches; a Redis that dies costs what gathered, and nothing
 * after it. Each step is a process of its own, as requests are.
 *
 * @group programs
 */
final class Object_Cache_Test extends Process_Test_Case {

	/**
	 * The server.
	 */
	private Redis_Server $redis;

	protected function setUp(): void {
		if ( ! Redis_Server::is_possible() ) {
			$this->markTestSkipped( 'redis-server or its PHP extension is not installed.' );
		}
		parent::setUp();
		Make::store_widgets( array( Make::widget() ) );
		$this->redis = new Redis_Server();
		$this->redis->start();
	}

	protected function tearDown(): void {
		$this->redis->remove();
		parent::tearDown();
	}

	/**
	 * Returns the command that runs PHP on the site with the object cache.
	 */
	private function make_code( string $code ): string {
		return $this->on_site( 'function count_views( $times ) { for ( $i = 0; $i < $times; $i++ ) { if ( ! Chaty\Tests\Make::record( array( Chaty\Storage\Tracked_Event::view( 0, "Phone", true ) ) ) ) { echo "lost "; } } }' . $code, $this->redis );
	}

	private function run_on_site( string $code ): string {
		$result = $this->run_php( array( '-r', $this->make_code( $code ) ) );
		$this->assertSame( array( 0, '' ), array( $result['status'], $result['errors'] ) );

		return $result['output'];
	}

	/**
	 * @phpstan-impure
	 */
	private function get_views(): int {
		global $wpdb;

		return (int) $wpdb->get_var( "SELECT SUM(views) FROM {$wpdb->prefix}chaty_stats" );
	}

	/**
	 * Lets the buffer be a minute old.
	 */
	private function wait_a_minute(): void {
		$this->run_on_site( 'wp_cache_set( "since", time() - 61, "chaty_counts" ); remove_all_actions( "shutdown" );' );
	}

	/**
	 * Given an empty cache, when counts come in, then the first goes into the table and opens a buffer; the
	 * others gather, and cron is asked to write them.
	 */
	public function test_counts_gather(): void {
		$this->run_on_site( 'count_views( 1 ); echo wp_next_scheduled( "chaty_flush_stats" ) > time() ? "" : "cron is not asked";' );
		$this->assertSame( 1, $this->get_views() );
		$this->run_on_site( 'count_views( 9 );' );
		$this->assertSame( 1, $this->get_views() );

		$this->run_on_site( 'do_action( "chaty_flush_stats" );' );
		$this->assertSame( 10, $this->get_views() );
		$this->run_on_site( 'do_action( "chaty_flush_stats" );' );
		$this->assertSame( 10, $this->get_views() );
	}

	public function test_given_buffer_that_is_minute_old_when_any_request_ends_then_it_is_written(): void {
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 4 );' );
		$this->run_on_site( '' );
		$this->assertSame( 1, $this->get_views() );

		$this->wait_a_minute();
		$this->run_on_site( '' );
		$this->assertSame( 5, $this->get_views() );
	}

	/**
	 * Given counts that gathered, when Redis is killed, then those are lost and nothing after: requests are
	 * counted in the table, also when Redis comes back.
	 */
	public function test_redis_is_killed(): void {
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 7 );' );
		$this->redis->kill();
		$this->assertSame( '', $this->run_on_site( 'count_views( 20 );' ) );
		$this->assertSame( 21, $this->get_views() );

		$this->redis->start();
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 5 );' );
		$this->wait_a_minute();
		$this->run_on_site( '' );
		$this->assertSame( 27, $this->get_views() );
	}

	public function test_table_takes_over_when_redis_dies_in_middle_of_request(): void {
		$this->run_on_site( 'count_views( 1 );' );
		$output = $this->run_on_site( 'count_views( 3 ); $r = new Redis(); $r->connect( getenv( "CHATY_REDIS" ) ); try { $r->rawCommand( "SHUTDOWN", "NOSAVE" ); } catch ( RedisException $e ) {} count_views( 6 );' );

		$this->assertSame( '', $output );
		$this->assertSame( 7, $this->get_views() );
	}

	public function test_redis_that_keeps_its_data_loses_nothing_when_it_is_killed(): void {
		$this->redis->kill();
		$this->redis->start( true );
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 8 );' );
		$this->redis->kill();
		$this->redis->start( true );
		$this->run_on_site( 'do_action( "chaty_flush_stats" );' );

		$this->assertSame( 9, $this->get_views() );
	}

	public function test_counts_that_table_does_not_take_stay_in_cache(): void {
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 6 );' );
		$this->run_on_site( '$GLOBALS["wpdb"]->suppress_errors(); add_filter( "query", function ( $q ) { return 0 === strpos( $q, "INSERT INTO " ) ? "INSERT INTO nowhere VALUES (1)" : $q; } ); do_action( "chaty_flush_stats" );' );
		$this->assertSame( 1, $this->get_views() );

		$this->run_on_site( 'do_action( "chaty_flush_stats" );' );
		$this->assertSame( 7, $this->get_views() );
	}

	public function test_counts_of_old_widgets_are_written_before_new_ones_are_stored(): void {
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 6 ); Chaty\Tests\Make::store_widgets( array() );' );

		$this->assertSame( 7, $this->get_views() );
	}

	public function test_deleted_counts_do_not_come_back_and_later_ones_stay(): void {
		$delete = 'echo wp_json_encode( ( new Chaty\Storage\Stats_Deletion( new Chaty\Storage\Stats_Buffer( Chaty\Tests\Make::repository(), new Chaty\Storage\Stats_Table() ) ) )->delete( array() ) );';
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 6 );' );
		$this->assertSame( '1', $this->run_on_site( $delete ) );
		$this->run_on_site( 'do_action( "chaty_flush_stats" );' );
		$this->assertSame( 0, $this->get_views() );

		$this->run_on_site( 'count_views( 3 ); do_action( "chaty_flush_stats" );' );
		$this->assertSame( 3, $this->get_views() );
	}

	/**
	 * Given a buffer that another process is writing, or that the table does not take, when statistics are
	 * deleted, then nothing is: what the buffer has would come back.
	 */
	public function test_deletion_waits_for_the_buffer(): void {
		$delete = '$left = ( new Chaty\Storage\Stats_Deletion( new Chaty\Storage\Stats_Buffer( Chaty\Tests\Make::repository(), new Chaty\Storage\Stats_Table() ) ) )->delete( array() ); echo is_wp_error( $left ) ? $left->get_error_code() : $left;';
		$this->run_on_site( 'count_views( 1 );' );
		$this->run_on_site( 'count_views( 6 );' );
		$this->assertSame( 'chaty_db_write_failed', $this->run_on_site( 'wp_cache_add( "writing", 1, "chaty_counts", 60 ); ' . $delete . ' wp_cache_delete( "writing", "chaty_counts" );' ) );
		$this->assertSame( 'chaty_db_write_failed', $this->run_on_site( '$GLOBALS["wpdb"]->suppress_errors(); add_filter( "query", function ( $q ) { return 0 === strpos( $q, "INSERT INTO " ) ? "INSERT INTO nowhere VALUES (1)" : $q; } );' . $delete ) );
		$this->run_on_site( 'do_action( "chaty_flush_stats" );' );
		$this->assertSame( 7, $this->get_views() );
	}

	/**
	 * Given six processes that count and write at the same time, then the sum is exact: what a request said
	 * that it counted is there, and nothing else. (SQLite lets one process write at a time, and may say no.)
	 */
	public function test_many_at_once(): void {
		$processes = array();
		$code      = $this->make_code( 'for ( $i = 0; $i < 10; $i++ ) { count_views( 20 ); do_action( "chaty_flush_stats" ); }' );
		for ( $number = 0; $number < 6; $number++ ) {
			$processes[] = $this->start_php( array( '-r', $code ) );
		}
		$refused = 0;
		foreach ( $processes as list( $process, $pipes ) ) {
			$refused += substr_count( (string) stream_get_contents( $pipes[1] ), 'lost' );
			$this->assertSame( 0, proc_close( $process ) );
		}
		$this->run_on_site( 'wp_cache_delete( "writing", "chaty_counts" ); do_action( "chaty_flush_stats" );' );

		$this->assertSame( 1200, $this->get_views() + $refused );
	}
}
