<?php
namespace Chaty\Tests\Storage;

use Chaty\Storage\Stats_Period;
use PHPUnit\Framework\TestCase;

/**
 * Periods are divided as calendars divide them, and compared with as long a period.
 */
final class Stats_Period_Test extends TestCase {

	/**
	 * Monday, as the option `start_of_week` has it.
	 */
	private const MONDAY = 1;

	/**
	 * Returns periods, with what they are divided into.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string, 3: array<int, string>}>
	 */
	public function provide_divisions(): array {
		return array(
			'days over a leap day'       => array( 'day', '2024-02-28', '2024-03-01', array( '2024-02-28', '2024-02-29', '2024-03-01' ) ),
			'one day'                    => array( 'day', '2026-05-01', '2026-05-01', array( '2026-05-01' ) ),
			'weeks cut off at both ends' => array( 'week', '2026-05-03', '2026-05-11', array( '2026-04-27', '2026-05-04', '2026-05-11' ) ),
			'weeks over the new year'    => array( 'week', '2025-12-31', '2026-01-04', array( '2025-12-29' ) ),
			'months of all lengths'      => array( 'month', '2025-12-31', '2026-03-01', array( '2025-12', '2026-01', '2026-02', '2026-03' ) ),
		);
	}

	/**
	 * Given a period, when it is divided, then every part has its key, the parts at the ends included.
	 *
	 * @dataProvider provide_divisions
	 *
	 * @param string             $since    First day.
	 * @param string             $until    Last day.
	 * @param array<int, string> $expected Keys.
	 */
	public function test_keys( string $split, string $since, string $until, array $expected ): void {
		$period = new Stats_Period( $since, $until, self::MONDAY );

		$this->assertSame( $expected, $period->get_keys( $split ) );
		$this->assertSame( count( $expected ), $period->count( $split ) );
	}

	/**
	 * Given each day that weeks can begin with, when a period is divided, then each week begins with it, and the
	 * first day is in the first week.
	 */
	public function test_week_begins_as_the_site_says(): void {
		foreach ( range( 0, 6 ) as $week_start ) {
			$weeks = ( new Stats_Period( '2026-02-18', '2026-04-07', $week_start ) )->get_keys( 'week' );
			foreach ( $weeks as $week ) {
				$this->assertSame( (string) $week_start, gmdate( 'w', (int) strtotime( $week ) ) );
			}
			$this->assertLessThanOrEqual( '2026-02-18', $weeks[0] );
			$this->assertGreaterThan( '2026-02-11', $weeks[0] );
		}
	}

	/**
	 * Returns periods, with what they are compared with.
	 *
	 * @return array<string, array{0: string, 1: string, 2: array{0: string, 1: string}, 3: array{0: string, 1: string}}>
	 */
	public function provide_comparisons(): array {
		return array(
			'30 days'                      => array( 'previous', 'day', array( '2026-05-01', '2026-05-30' ), array( '2026-04-01', '2026-04-30' ) ),
			'one day'                      => array( 'previous', 'total', array( '2026-03-01', '2026-03-01' ), array( '2026-02-28', '2026-02-28' ) ),
			'a leap year'                  => array( 'previous', 'widget', array( '2024-01-01', '2024-12-31' ), array( '2022-12-31', '2023-12-31' ) ),
			'two weeks'                    => array( 'previous', 'week', array( '2026-05-04', '2026-05-17' ), array( '2026-04-20', '2026-05-03' ) ),
			'ten days by week'             => array( 'previous', 'week', array( '2026-05-06', '2026-05-15' ), array( '2026-04-22', '2026-05-01' ) ),
			'June by month'                => array( 'previous', 'month', array( '2026-06-01', '2026-06-30' ), array( '2026-05-01', '2026-05-31' ) ),
			'May 31 has no equal'          => array( 'previous', 'month', array( '2026-05-31', '2026-05-31' ), array( '2026-04-30', '2026-04-30' ) ),
			'three months, cut off'        => array( 'previous', 'month', array( '2026-04-10', '2026-06-20' ), array( '2026-01-10', '2026-03-20' ) ),
			'a year of months'             => array( 'year', 'month', array( '2026-01-01', '2026-12-31' ), array( '2025-01-01', '2025-12-31' ) ),
			'February after the leap year' => array( 'year', 'total', array( '2025-02-01', '2025-02-28' ), array( '2024-02-01', '2024-02-29' ) ),
			'February of the leap year'    => array( 'year', 'channel', array( '2024-02-29', '2024-02-29' ), array( '2023-02-28', '2023-02-28' ) ),
			'weeks keep their days'        => array( 'year', 'week', array( '2026-05-04', '2026-05-17' ), array( '2025-05-05', '2025-05-18' ) ),
		);
	}

	/**
	 * Given a period, when it is compared, then with the days that a person would name.
	 *
	 * @dataProvider provide_comparisons
	 *
	 * @param array{0: string, 1: string} $days       First and last day.
	 * @param array{0: string, 1: string} $expected   First and last day of the former period.
	 */
	public function test_former( string $comparison, string $split, array $days, array $expected ): void {
		$former = ( new Stats_Period( $days[0], $days[1], self::MONDAY ) )->get_former( $comparison, $split );

		$this->assertSame( $expected, array( $former->get_since(), $former->get_until() ) );
	}

	/**
	 * Given days of a leap year, when they are compared with the year before, then February 29 with none.
	 */
	public function test_leap_day_has_no_equal(): void {
		$period = new Stats_Period( '2024-02-28', '2024-03-01', self::MONDAY );

		$this->assertSame( array( '2023-02-28', null, '2023-03-01' ), $period->get_former_keys( 'year', 'day' ) );
	}

	/**
	 * Given random periods, when they are compared, then each part has a former part, and right before means
	 * that no day is in both.
	 */
	public function test_every_part_has_its_equal(): void {
		mt_srand( 15 );
		for ( $round = 0; $round < 300; $round++ ) {
			$since  = gmdate( 'Y-m-d', mt_rand( 0, 50 * 365 ) * DAY_IN_SECONDS );
			$until  = gmdate( 'Y-m-d', (int) strtotime( $since ) + mt_rand( 0, 300 ) * DAY_IN_SECONDS );
			$period = new Stats_Period( $since, $until, mt_rand( 0, 6 ) );
			foreach ( Stats_Period::SPLITS as $split ) {
				foreach ( Stats_Period::COMPARISONS as $comparison ) {
					$this->assertCount( $period->count( $split ), $period->get_former_keys( $comparison, $split ), "$comparison $split $since $until" );
				}
				$this->assertLessThan( $since, $period->get_former( 'previous', $split )->get_until(), "$split $since $until" );
			}
		}
	}

	/**
	 * Given days before the first year, when a period is compared with them, then nothing breaks.
	 */
	public function test_before_the_first_year(): void {
		$former = ( new Stats_Period( '0001-01-01', '9999-12-31', self::MONDAY ) )->get_former( 'previous', 'total' );

		$this->assertSame( '0000-12-31', $former->get_until() );
	}
}
