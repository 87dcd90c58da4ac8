<?php
namespace Chaty\Tests\Storage;

use Chaty\Messages\Message;
use Chaty\Messages\Message_Counts;
use Chaty\Storage\Stats_Period;
use Chaty\Storage\Stats_Query;
use Chaty\Storage\Stats_Report;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use WP_Error;

/**
 * Reports agree with the rows of the tables, for every split and filter.
 */
final class Stats_Report_Test extends Site_Test_Case {

	/**
	 * First day of the random rows; there are DAYS of them.
	 */
	private const FIRST_DAY = '2025-11-20';

	/**
	 * Days of the random rows: a new year and a February are among them.
	 */
	private const DAYS = 120;

	/**
	 * @param array<string, string> $query Query.
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	private function report( array $query, int $limit = Stats_Report::MAX_ROWS ) {
		return Make::services()->get_report()->get_rows( $query, $limit );
	}

	/**
	 * Makes a report that must succeed.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int, array<string, mixed>>
	 */
	private function get_report( array $query, int $limit = Stats_Report::MAX_ROWS ): array {
		$rows = $this->report( $query, $limit );
		if ( is_wp_error( $rows ) ) {
			$this->fail( $rows->get_error_message() );
		}

		return $rows;
	}

	/**
	 * @param array<int, array{0: string, 1: string, 2: string, 3: string, 4: int, 5: int, 6?: int}> $rows Widget, channel, day, device, views, clicks, clickers.
	 */
	private function add_counts( array $rows ): void {
		global $wpdb;

		foreach ( $rows as $row ) {
			$wpdb->insert( "{$wpdb->prefix}chaty_stats", array_combine( array_slice( array( 'widget', 'channel', 'day', 'device', 'views', 'clicks', 'clickers' ), 0, count( $row ) ), $row ) );
		}
	}

	/**
	 * Writes random counts, the same ones each time, and returns them.
	 *
	 * @return array<int, array{0: string, 1: string, 2: string, 3: string, 4: int, 5: int, 6: int}>
	 */
	private function add_random_counts(): array {
		mt_srand( 74460 );
		$rows = array();
		foreach ( array( '0', '_1' ) as $widget ) {
			foreach ( array( '', 'Phone', 'Whatsapp', '7' ) as $channel ) {
				foreach ( array( 'd', 'm' ) as $device ) {
					for ( $at = 0; $at < self::DAYS; $at += mt_rand( 1, 15 ) ) {
						$day    = gmdate( 'Y-m-d', (int) strtotime( self::FIRST_DAY ) + $at * DAY_IN_SECONDS );
						$rows[] = array( $widget, $channel, $day, $device, mt_rand( 0, 99 ), mt_rand( 0, 9 ), '' === $channel ? mt_rand( 0, 9 ) : 0 );
					}
				}
			}
		}
		$this->add_counts( $rows );

		return $rows;
	}

	/**
	 * @return array<string, array{0: array<string, string>}>
	 */
	public function provide_filters(): array {
		return array(
			'none'              => array( array() ),
			'widget'            => array( array( 'widget' => '_1' ) ),
			'channel'           => array( array( 'channel' => 'Phone' ) ),
			'channel, a number' => array( array( 'channel' => '7' ) ),
			'device'            => array( array( 'device' => 'm' ) ),
			'since'             => array( array( 'since' => '2025-12-17' ) ),
			'until'             => array( array( 'until' => '2026-02-11' ) ),
			'all'               => array( array( 'widget' => '0', 'channel' => 'Whatsapp', 'device' => 'd', 'since' => '2025-12-28', 'until' => '2026-03-03' ) ),
			'a deleted channel' => array( array( 'channel' => 'Deleted' ) ),
		);
	}

	/**
	 * Adds up rows as a person would, one by one.
	 *
	 * @param array<int, array{0: string, 1: string, 2: string, 3: string, 4: int, 5: int, 6: int}> $rows    Rows.
	 * @param array<string, string>                                                                 $filters Filters.
	 * @return array<int|string, array<string, int>>
	 */
	private function add_up( array $rows, string $by, array $filters, int $week_start ): array {
		$is_channel = 'channel' === $by || isset( $filters['channel'] );
		$sums       = array();
		foreach ( $rows as $row ) {
			list( $widget, $channel, $day, $device, $views, $clicks, $clickers ) = $row;

			$time = (int) strtotime( $day );
			$keys = array(
				'total'   => '',
				'day'     => $day,
				'week'    => gmdate( 'Y-m-d', $time - ( (int) gmdate( 'w', $time ) - $week_start + 7 ) % 7 * DAY_IN_SECONDS ),
				'month'   => substr( $day, 0, 7 ),
				'widget'  => $widget,
				'channel' => $channel,
				'device'  => $device,
			);
			$has  = ( $filters['widget'] ?? $widget ) === $widget && ( $filters['channel'] ?? $channel ) === $channel && ( $filters['device'] ?? $device ) === $device
				&& ( $filters['since'] ?? $day ) <= $day && ( $filters['until'] ?? $day ) >= $day && ( 'channel' !== $by || '' !== $channel );
			if ( ! $has ) {
				continue;
			}
			$key          = $keys[ $by ];
			$is_itself    = '' === $channel && ! $is_channel;
			$more         = array( $is_itself || $is_channel ? $views : 0, $is_itself ? $clicks : 0, $is_itself ? 0 : $clicks, $clickers );
			$sums[ $key ] = array_map( fn( int $one, int $other ): int => $one + $other, $sums[ $key ] ?? array( 0, 0, 0, 0 ), $more );
		}

		return array_map(
			static function ( array $sum ) use ( $is_channel ): array {
				$columns = array(
					'views'    => $sum[0],
					'opens'    => $sum[1],
					'clickers' => $sum[3],
					'clicks'   => $sum[2],
				);

				return $is_channel ? array_diff_key( $columns, array( 'opens' => 0, 'clickers' => 0 ) ) : $columns;
			},
			$sums
		);
	}

	/**
	 * @dataProvider provide_filters
	 *
	 * @param array<string, string> $filters Filters.
	 */
	public function test_sums_of_every_split_are_those_of_rows( array $filters ): void {
		$rows = $this->add_random_counts();
		foreach ( array_diff( Stats_Query::SPLITS, array( 'page' ) ) as $by ) {
			foreach ( 'week' === $by ? range( 0, 6 ) : array( 1 ) as $week_start ) {
				update_option( 'start_of_week', $week_start );
				$found = array();
				foreach ( $this->get_report( array( 'by' => $by ) + $filters + array( 'until' => '2026-03-31' ) ) as $row ) {
					$key  = $row[ $by ] ?? '';
					$sums = array_diff_key( $row, array( $by => '' ) );
					// Days on which nothing was counted are reported too.
					if ( array() !== array_filter( $sums ) ) {
						$found[ $key ] = $sums;
					}
				}
				ksort( $found, SORT_STRING );
				$expected = array_filter( $this->add_up( $rows, $by, $filters, $week_start ), fn( array $sums ): bool => array() !== array_filter( $sums ) );
				ksort( $expected, SORT_STRING );
				$this->assertSame( $expected, $found, "$by, week from $week_start" );
			}
		}
	}

	public function test_every_day_has_its_row_in_order(): void {
		$this->add_counts( array( array( '0', '', '2026-05-02', 'd', 7, 1 ), array( '0', 'Phone', '2026-05-02', 'm', 3, 2 ) ) );

		$this->assertSame(
			array(
				array( 'day' => '2026-05-01', 'views' => 0, 'opens' => 0, 'clickers' => 0, 'clicks' => 0 ),
				array( 'day' => '2026-05-02', 'views' => 7, 'opens' => 1, 'clickers' => 0, 'clicks' => 2 ),
				array( 'day' => '2026-05-03', 'views' => 0, 'opens' => 0, 'clickers' => 0, 'clicks' => 0 ),
			),
			$this->get_report( array( 'by' => 'day', 'since' => '2026-05-01', 'until' => '2026-05-03' ) )
		);
	}

	public function test_days_outside_of_period_do_not_count(): void {
		foreach ( array( '2026-05-01', '2026-05-02', '2026-05-04' ) as $day ) {
			$this->add_counts( array( array( '0', '', $day, 'd', 7, 1 ) ) );
		}
		$widen = static fn( string $sql ): string => str_replace( array( '2026-05-02', '2026-05-03' ), array( '2026-05-01', '2026-05-04' ), $sql );
		add_filter( 'query', $widen );
		$rows  = $this->get_report( array( 'by' => 'day', 'since' => '2026-05-02', 'until' => '2026-05-03' ) );
		remove_filter( 'query', $widen );

		$this->assertSame( array( 7, 0 ), array_column( $rows, 'views' ) );
	}

	public function test_given_no_days_when_report_is_by_day_then_it_goes_from_first_count_until_today(): void {
		$today = Clock::get_datetime();
		$this->assertSame( array( $today->format( 'Y-m-d' ) ), array_column( $this->get_report( array( 'by' => 'day' ) ), 'day' ) );

		$this->add_counts( array( array( '0', '', $today->modify( '-2 days' )->format( 'Y-m-d' ), 'd', 7, 1 ) ) );
		$this->assertCount( 3, $this->get_report( array( 'by' => 'day' ) ) );

		Message_Counts::add( new Message( '0', 'Contact_Us', array(), '' ), $today->modify( '-4 days' )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' ) );
		$this->assertCount( 5, $this->get_report( array( 'by' => 'day' ) ) );
	}

	public function test_most_clicks_come_first_and_limit_takes_others_away(): void {
		$this->add_counts(
			array(
				array( '0', 'Phone', '2026-05-01', 'd', 90, 2 ),
				array( '0', 'Whatsapp', '2026-05-01', 'd', 10, 3 ),
				array( '_1', 'Phone', '2026-05-01', 'd', 10, 3 ),
				array( '0', 'Email', '2026-05-01', 'd', 95, 2 ),
				array( '0', 'Map', '2026-05-01', 'd', 95, 2 ),
			)
		);

		$this->assertSame( array( 'Phone', 'Whatsapp', 'Email', 'Map' ), array_column( $this->get_report( array( 'by' => 'channel' ) ), 'channel' ) );
		$this->assertSame( array( 'Phone', 'Whatsapp' ), array_column( $this->get_report( array( 'by' => 'channel' ), 2 ), 'channel' ) );
	}

	/**
	 * Given counts of two periods, when they are compared, then the former ones are found by their place in time,
	 * or by their key, and nothing counted is 0.
	 */
	public function test_comparisons(): void {
		$this->add_counts(
			array(
				array( '0', 'Phone', '2026-05-08', 'd', 5, 1 ),
				array( '0', 'Phone', '2026-05-07', 'd', 7, 2 ),
				array( '0', 'Whatsapp', '2026-05-06', 'd', 9, 3 ),
				array( '0', 'Phone', '2025-05-08', 'd', 11, 4 ),
			)
		);
		$days = array( 'channel' => 'Phone', 'since' => '2026-05-08', 'until' => '2026-05-09' );

		$previous = $this->get_report( array( 'by' => 'day', 'compare' => 'previous' ) + $days );
		$this->assertSame( array( array( 5, '2026-05-06', 0 ), array( 0, '2026-05-07', 7 ) ), array_map( array( $this, 'to_pair' ), $previous ) );
		$year = $this->get_report( array( 'by' => 'day', 'compare' => 'year' ) + $days );
		$this->assertSame( array( array( 5, '2025-05-08', 11 ), array( 0, '2025-05-09', 0 ) ), array_map( array( $this, 'to_pair' ), $year ) );

		unset( $days['channel'] );
		$former = array( 'since' => '2026-05-06', 'until' => '2026-05-07' );
		$this->assertSame(
			array(
				array( 'channel' => 'Phone', 'views' => 5, 'clicks' => 1, 'before' => $former + array( 'views' => 7, 'clicks' => 2 ) ),
				array( 'channel' => 'Whatsapp', 'views' => 0, 'clicks' => 0, 'before' => $former + array( 'views' => 9, 'clicks' => 3 ) ),
			),
			$this->get_report( array( 'by' => 'channel', 'compare' => 'previous' ) + $days )
		);
		$total = $this->get_report( array( 'by' => 'total', 'compare' => 'year', 'since' => '2026-06-01', 'until' => '2026-06-30' ) );
		$this->assertSame( array( 'since' => '2025-06-01', 'until' => '2025-06-30', 'views' => 0, 'opens' => 0, 'clickers' => 0, 'clicks' => 0 ), $total[0]['before'] );
	}

	/**
	 * @param array<string, mixed> $row Row.
	 * @return array<int, mixed>
	 */
	public function to_pair( array $row ): array {
		return array( $row['views'], $row['before']['since'], $row['before']['views'] );
	}

	/**
	 * Given random rows, when they are compared, then the former sums are those of the same days whatever the report is
	 * split by, and each former part has the sums of its own days.
	 */
	public function test_former_period_is_one(): void {
		$this->add_random_counts();
		foreach ( array_keys( Stats_Period::COMPARISONS ) as $compare ) {
			$query = array( 'since' => '2026-01-14', 'until' => '2026-02-28', 'compare' => $compare );
			$total = $this->get_report( $query )[0]['before'];
			$days  = array( 'since' => $total['since'], 'until' => $total['until'] );
			$this->assertSame( $total, $days + $this->get_report( $days )[0] );
			foreach ( array_diff( Stats_Query::SPLITS, array( 'total', 'channel', 'page' ) ) as $by ) {
				$former = array_filter( array_column( $this->get_report( array( 'by' => $by ) + $query ), 'before' ) );
				foreach ( array( 'views', 'opens', 'clickers', 'clicks' ) as $column ) {
					$this->assertSame( $total[ $column ], array_sum( array_column( $former, $column ) ), "$compare, $by, $column" );
				}
				foreach ( in_array( $by, Stats_Period::SPLITS, true ) ? $former : array() as $part ) {
					$this->assertSame( $part, array( 'since' => $part['since'], 'until' => $part['until'] ) + $this->get_report( array( 'since' => $part['since'], 'until' => $part['until'] ) )[0] );
				}
			}
		}
	}

	public function test_given_february_29_when_it_is_compared_with_year_before_then_it_has_no_former_day(): void {
		$rows = $this->get_report( array( 'by' => 'day', 'since' => '2024-02-28', 'until' => '2024-03-01', 'compare' => 'year' ) );

		$this->assertSame( array( false, true, false ), array_map( 'is_null', array_column( $rows, 'before' ) ) );
	}

	/**
	 * Returns time zones with messages around a change of the clock, in UTC, and the days of the site.
	 *
	 * @return array<string, array{0: string, 1: array<string, int>, 2: array<int, string>}>
	 */
	public function provide_zones(): array {
		return array(
			'Berlin, to summer time'    => array( 'Europe/Berlin', array( '2026-03-28' => 1, '2026-03-29' => 2, '2026-03-30' => 1 ), array( '2026-03-28 22:59:59', '2026-03-28 23:00:00', '2026-03-29 21:59:59', '2026-03-29 22:00:00' ) ),
			'Berlin, to standard time'  => array( 'Europe/Berlin', array( '2026-10-24' => 1, '2026-10-25' => 2, '2026-10-26' => 1 ), array( '2026-10-24 21:59:59', '2026-10-24 22:00:00', '2026-10-25 22:59:59', '2026-10-25 23:00:00' ) ),
			'New York, behind UTC'      => array( 'America/New_York', array( '2026-03-07' => 1, '2026-03-08' => 2, '2026-03-09' => 1 ), array( '2026-03-08 04:59:59', '2026-03-08 05:00:00', '2026-03-09 03:59:59', '2026-03-09 04:00:00' ) ),
			'Santiago, no midnight'     => array( 'America/Santiago', array( '2021-09-04' => 1, '2021-09-05' => 2, '2021-09-06' => 1 ), array( '2021-09-05 03:59:59', '2021-09-05 04:00:00', '2021-09-06 02:59:59', '2021-09-06 03:00:00' ) ),
			'Santiago, two 23 o\'clock' => array( 'America/Santiago', array( '2022-04-02' => 2, '2022-04-03' => 2, '2022-04-04' => 1 ), array( '2022-04-03 02:59:59', '2022-04-03 03:30:00', '2022-04-03 04:00:00', '2022-04-04 03:59:59', '2022-04-04 04:00:00' ) ),
			'an offset of half an hour' => array( '+05:30', array( '2026-05-01' => 1, '2026-05-02' => 1, '2026-05-03' => 0 ), array( '2026-05-01 18:29:59', '2026-05-01 18:30:00' ) ),
			'an offset behind UTC'      => array( '-03:30', array( '2026-05-01' => 1, '2026-05-02' => 1, '2026-05-03' => 0 ), array( '2026-05-02 03:29:59', '2026-05-02 03:30:00' ) ),
		);
	}

	/**
	 * @dataProvider provide_zones
	 *
	 * @param array<string, int> $expected Messages by day.
	 * @param array<int, string> $moments  Moments in UTC.
	 */
	public function test_given_messages_around_change_of_clock_then_they_are_counted_on_days_of_site( string $zone, array $expected, array $moments ): void {
		$is_offset = 1 === preg_match( '/^([+-])(\d\d):(\d\d)$/', $zone, $part );
		update_option( 'timezone_string', $is_offset ? '' : $zone );
		update_option( 'gmt_offset', $is_offset ? (float) ( $part[1] . ( (int) $part[2] + (int) $part[3] / 60 ) ) : 0 );
		foreach ( $moments as $moment ) {
			Message_Counts::add( new Message( '_1', 'Contact_Us', array(), '' ), $moment );
		}
		$days  = array_keys( $expected );
		$query = array( 'widget' => '_1', 'since' => $days[0], 'until' => $days[2], 'with' => 'messages' );
		$this->assertSame( $expected, array_column( $this->get_report( array( 'by' => 'day' ) + $query ), 'messages', 'day' ) );
		$this->assertSame( count( $moments ), $this->get_report( array( 'by' => 'total' ) + $query )[0]['messages'] );
	}

	public function test_given_messages_of_two_widgets_then_they_are_counted_by_widget_and_form(): void {
		$this->add_counts( array( array( '0', 'Phone', '2026-05-01', 'd', 5, 1 ) ) );
		foreach ( array( '0', '0', '_1' ) as $widget ) {
			Message_Counts::add( new Message( $widget, 'Contact_Us', array(), '' ), '2026-05-01 10:00:00' );
		}
		$query = array( 'with' => 'messages' );

		$this->assertSame( array( 'Phone' => 0, 'Contact_Us' => 3 ), array_column( $this->get_report( array( 'by' => 'channel' ) + $query ), 'messages', 'channel' ) );
		$this->assertEquals( array( '0' => 2, '_1' => 1 ), array_column( $this->get_report( array( 'by' => 'widget' ) + $query ), 'messages', 'widget' ) );
		$this->assertSame( 1, $this->get_report( array( 'widget' => '_1', 'channel' => 'Contact_Us' ) + $query )[0]['messages'] );
		$this->assertSame( 0, $this->get_report( array( 'channel' => 'Phone' ) + $query )[0]['messages'] );
		// No device has rows of zeros for what was written.
		$this->assertSame( array( 'd' ), array_column( $this->get_report( array( 'by' => 'device' ) ), 'device' ) );
	}

	/**
	 * @return array<string, array{0: array<string, string>, 1: string, 2: string}>
	 */
	public function provide_wrong_queries(): array {
		$century = array( 'since' => '1926-01-01', 'until' => '2026-01-01' );

		return array(
			'the end before the start' => array( array( 'since' => '2026-05-02', 'until' => '2026-05-01' ), 'until', 'The last day is before the first day.' ),
			'compared with what?'      => array( array( 'compare' => 'year' ), 'compare', 'A comparison needs a first day.' ),
			'devices of messages'      => array( array( 'by' => 'device', 'with' => 'messages' ), 'with', 'The device of a message is not stored.' ),
			'messages of a device'     => array( array( 'device' => 'm', 'with' => 'messages' ), 'with', 'The device of a message is not stored.' ),
			'two years by day'         => array( array( 'by' => 'day', 'since' => '2024-01-01', 'until' => '2025-12-31' ), 'by', 'The period has 731 rows; 366 are possible. Split it by "week".' ),
			'ten years by week'        => array( array( 'by' => 'week', 'since' => '2016-01-01', 'until' => '2025-12-31' ), 'by', 'Split it by "month".' ),
			'a hundred years by day'   => array( array( 'by' => 'day' ) + $century, 'by', 'Split it by "total".' ),
			'a hundred years by month' => array( array( 'by' => 'month' ) + $century, 'by', 'The period has 1,201 rows; 366 are possible. Split it by "total".' ),
		);
	}

	/**
	 * @dataProvider provide_wrong_queries
	 *
	 * @param array<string, string> $query Query.
	 */
	public function test_given_query_that_cannot_be_answered_then_error_names_value_and_says_why( array $query, string $value, string $sentence ): void {
		$error = $this->report( $query );

		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( array( Stats_Period::WRONG_VALUE, $value ), array( $error->get_error_code(), $error->get_error_data() ) );
		$this->assertStringContainsString( $sentence, $error->get_error_message() );
	}

	public function test_leap_year_fits_and_one_row_over_limit_is_error(): void {
		$this->assertCount( 366, $this->get_report( array( 'by' => 'day', 'since' => '2024-01-01', 'until' => '2024-12-31' ) ) );
		$this->assertCount( 7, $this->get_report( array( 'by' => 'day', 'since' => '2024-01-01', 'until' => '2024-01-07' ), 7 ) );
		$this->assertInstanceOf( WP_Error::class, $this->report( array( 'by' => 'day', 'since' => '2024-01-01', 'until' => '2024-01-08' ), 7 ) );
	}

	public function test_days_that_no_calendar_reaches_are_answered_in_total(): void {
		$this->add_counts( array( array( '0', '', '2026-05-01', 'd', 7, 1 ) ) );
		Message_Counts::add( new Message( '0', 'Contact_Us', array(), '' ), '2026-05-01 10:00:00' );
		$rows = $this->get_report( array( 'since' => '0001-01-01', 'until' => '9999-12-31', 'compare' => 'previous', 'with' => 'messages' ) );

		$this->assertSame( array( 7, 1, 0 ), array( $rows[0]['views'], $rows[0]['messages'], $rows[0]['before']['views'] ) );
	}

	public function test_missing_table_is_error_and_not_zeros(): void {
		$this->refuse_statements( 'SELECT', 'chaty_stats' );
		$this->refuse_statements( 'SELECT', 'chaty_pages' );
		foreach ( Stats_Query::SPLITS as $by ) {
			$error = $this->report( array( 'by' => $by ) );
			$this->assertInstanceOf( WP_Error::class, $error );
			$this->assertSame( 'chaty_db_read_failed', $error->get_error_code() );
		}
	}

	public function test_sql_is_value_that_finds_nothing_and_does_nothing(): void {
		$this->add_counts( array( array( '0', 'Phone', '2026-05-01', 'd', 7, 1 ) ) );
		foreach ( array( 'widget', 'channel', 'device' ) as $name ) {
			foreach ( array( "0' OR '1'='1", "'; DELETE FROM {$GLOBALS['wpdb']->prefix}chaty_stats; -- ", '%s%d%', '\\' ) as $text ) {
				$this->assertSame( 0, array_sum( array_column( $this->get_report( array( 'by' => 'channel', $name => $text ) ), 'views' ) ) );
			}
		}
		$this->assertCount( 1, $this->get_rows( 'stats', 'day' ) );
	}
}
