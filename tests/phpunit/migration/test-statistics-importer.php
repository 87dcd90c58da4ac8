<?php
namespace Chaty\Tests\Migration;

use Chaty\Config\Names;
use Chaty\Migration\Statistics_Importer;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Make;
use Chaty\Tests\Owner_Test_Case;

/**
 * The statistics of Chaty Pro come along once, whatever interrupts them, beside what was counted here.
 */
final class Statistics_Importer_Test extends Owner_Test_Case {

	/**
	 * First second of a day.
	 */
	private const MARCH_1 = 1772323200;

	/**
	 * Makes the table as Chaty Pro has it, outside of the transactions of the tests.
	 */
	public static function setUpBeforeClass(): void {
		global $wpdb;

		parent::setUpBeforeClass();
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}chaty_widget_analysis (id bigint(20) NOT NULL AUTO_INCREMENT, widget_id int(11), channel_slug varchar(50), no_of_views int(11), no_of_clicks int(11), is_widget tinyint(1), analysis_date bigint(20), PRIMARY KEY (id))" );
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;

		$wpdb->query( "DROP TABLE {$wpdb->prefix}chaty_widget_analysis" );
		parent::tearDownAfterClass();
	}

	/**
	 * @param string $channel Channel; empty for the widget.
	 */
	private function add( int $time, int $widget, string $channel, int $views, int $clicks ): void {
		global $wpdb;

		$wpdb->insert(
			"{$wpdb->prefix}chaty_widget_analysis",
			array(
				'widget_id'     => $widget,
				'channel_slug'  => $channel,
				'no_of_views'   => $views,
				'no_of_clicks'  => $clicks,
				'is_widget'     => '' === $channel ? 1 : 0,
				'analysis_date' => $time,
			)
		);
	}

	private function add_days( int $days ): void {
		for ( $day = 0; $day < $days; $day++ ) {
			$this->add( self::MARCH_1 + $day * DAY_IN_SECONDS, 0, '', 1, 0 );
		}
	}

	/**
	 * @phpstan-impure
	 * @return array<string, mixed>
	 */
	private function take(): array {
		return (array) Make::migration()->take_statistics();
	}

	/**
	 * @phpstan-impure
	 * @return array<int, string>
	 */
	private function get_lines(): array {
		$lines = array();
		foreach ( $this->get_rows( 'stats', 'day, widget, channel, device' ) as $row ) {
			$lines[] = "{$row['day']} {$row['widget']} {$row['channel']} {$row['device']}: {$row['views']} {$row['clicks']}";
		}
		// Databases order `_` and digits differently.
		sort( $lines );

		return $lines;
	}

	/**
	 * Given counts of Chaty Pro, when they are taken over twice, then each is here once, by the names and days of here, and
	 * what has no place here is counted.
	 */
	public function test_names_and_days(): void {
		$this->add( self::MARCH_1, 0, '', 10, 3 );
		$this->add( self::MARCH_1, 0, 'whatsapp', 7, 2 );
		$this->add( self::MARCH_1, 0, 'whatsapp', 1, 1 );
		$this->add( self::MARCH_1, 2, 'contact_us', 5, 0 );
		// Midnight in Berlin and in New York.
		$this->add( self::MARCH_1 + DAY_IN_SECONDS - HOUR_IN_SECONDS, 0, '', 4, 0 );
		$this->add( self::MARCH_1 + 2 * DAY_IN_SECONDS + 5 * HOUR_IN_SECONDS, 0, '', 6, -1 );
		foreach ( array( array( self::MARCH_1, 0, 'no-such' ), array( self::MARCH_1, 99999, '' ), array( self::MARCH_1, -1, 'phone' ), array( 0, 0, 'phone' ), array( PHP_INT_MAX, 0, 'phone' ) ) as $row ) {
			$this->add( $row[0], $row[1], $row[2], 1, 1 );
		}
		$expected = array( '2026-03-01 0  : 10 3', '2026-03-01 0 Whatsapp : 8 3', '2026-03-01 _2 Contact_Us : 5 0', '2026-03-02 0  : 4 0', '2026-03-03 0  : 6 0' );

		$found = (array) Make::migration()->read();
		$this->assertSame( array( 'total' => 3, 'copied' => 0, 'left_out' => 5 ), $found['statistics'] );
		$this->assertSame( array( 'statistics' => 'left out: 5 rows of unknown channels, widgets or days.' ), array_column( $found['issues'], 'message', 'path' ) );
		$this->assertSame( array( 3, true, 3 ), array_values( array_intersect_key( $this->take(), array( 'new' => 1, 'is_done' => 1, 'copied' => 1 ) ) ) );
		$this->assertSame( $expected, $this->get_lines() );
		$this->assertSame( 0, $this->take()['new'] );
		$this->assertSame( $expected, $this->get_lines() );
	}

	public function test_given_days_that_were_counted_here_as_well_then_both_are_kept_and_report_adds_them_up(): void {
		( new Stats_Table() )->add( array( Tracked_Event::view( 0, '', false ) ), '2026-03-01', 5 );
		$this->add( self::MARCH_1, 0, '', 10, 3 );
		$this->take();

		$this->assertSame( array( '2026-03-01 0  : 10 3', '2026-03-01 0  d: 5 0' ), $this->get_lines() );
	}

	public function test_step_that_dies_counts_nothing_twice(): void {
		$this->add_days( Statistics_Importer::STEP + 10 );
		$die = static function ( string $query ): string {
			if ( false !== strpos( $query, Names::MIGRATED_STATISTICS ) && 0 === strpos( $query, 'INSERT' ) ) {
				throw new \RuntimeException( 'The process is gone.' );
			}
			return $query;
		};
		add_filter( 'query', $die );
		try {
			$this->take();
			$this->fail( 'The step should have died.' );
		} catch ( \RuntimeException $gone ) {
			remove_filter( 'query', $die );
		}
		$this->assertCount( Statistics_Importer::STEP, $this->get_lines() );

		$first = $this->take();
		$this->assertSame( array( Statistics_Importer::STEP, false ), array( $first['new'], $first['is_done'] ) );
		$this->assertSame( array( 10, true ), array_values( array_intersect_key( $this->take(), array( 'new' => 1, 'is_done' => 1 ) ) ) );
		$this->assertCount( Statistics_Importer::STEP + 10, $this->get_lines() );
		$this->assertSame( array( '1 0' ), array_values( array_unique( preg_replace( '/.*: /', '', $this->get_lines() ) ) ) );
	}

	public function test_deleted_statistics_do_not_come_back(): void {
		global $wpdb;

		$this->add_days( 3 );
		$this->take();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_stats" );
		$this->take();

		$this->assertSame( array(), $this->get_lines() );
	}

	/**
	 * @testWith ["INSERT INTO", "chaty_stats", "chaty_db_write_failed"]
	 *           ["SELECT DISTINCT", "chaty_widget_analysis", "chaty_db_read_failed"]
	 *           ["INSERT INTO", "chaty_migrated_statistics", "chaty_db_write_failed"]
	 */
	public function test_database_that_fails_gives_error_and_next_try_has_each_count_once( string $verb, string $about, string $code ): void {
		$this->add_days( 3 );
		$this->refuse_statements( $verb, $about );
		$error = Make::migration()->take_statistics();
		$this->assertSame( $code, is_wp_error( $error ) ? $error->get_error_code() : '' );

		remove_all_filters( 'query' );
		wp_cache_flush();
		$this->assertSame( 3, $this->take()['new'] );
		$this->assertCount( 3, $this->get_lines() );
	}
}
