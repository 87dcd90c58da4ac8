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
	 * @dataProvider provide_divisions
	 *
	 * @param array<int, string> $expected Keys.
	 */
	public function test_every_part_of_period_has_its_key_those_at_ends_included( string $split, string $since, string $until, array $expected ): void {
		$period = new Stats_Period( $since, $until, self::MONDAY );

		$this->assertSame( $expected, $period->get_keys( $split ) );
		$this->assertSame( count( $expected ), $period->count( $split ) );
	}

	public function test_week_begins_as_site_says_and_first_day_is_in_first_week(): void {
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
	 * @return array<string, array{0: string, 1: array{0: string, 1: string}, 2: array{0: string, 1: string}}>
	 */
	public function provide_comparisons(): array {
		return array(
			'30 days'                      => array( 'previous', array( '2026-05-01', '2026-05-30' ), array( '2026-04-01', '2026-04-30' ) ),
			'28 days over two months'      => array( 'previous', array( '2026-10-27', '2026-11-23' ), array( '2026-09-29', '2026-10-26' ) ),
			'one day'                      => array( 'previous', array( '2026-03-01', '2026-03-01' ), array( '2026-02-28', '2026-02-28' ) ),
			'a leap year'                  => array( 'previous', array( '2024-01-01', '2024-12-31' ), array( '2022-12-31', '2023-12-31' ) ),
			'two days of this week'        => array( 'week', array( '2026-11-23', '2026-11-24' ), array( '2026-11-16', '2026-11-17' ) ),
			'June'                         => array( 'month', array( '2026-06-01', '2026-06-30' ), array( '2026-05-01', '2026-05-31' ) ),
			'this month'                   => array( 'month', array( '2026-03-01', '2026-03-30' ), array( '2026-02-01', '2026-02-28' ) ),
			'May 31 has no equal'          => array( 'month', array( '2026-05-31', '2026-05-31' ), array( '2026-04-30', '2026-04-30' ) ),
			'a quarter'                    => array( 'quarter', array( '2026-04-01', '2026-06-30' ), array( '2026-01-01', '2026-03-31' ) ),
			'a part of a quarter'          => array( 'quarter', array( '2026-04-01', '2026-05-20' ), array( '2026-01-01', '2026-02-20' ) ),
			'a year'                       => array( 'year', array( '2026-01-01', '2026-12-31' ), array( '2025-01-01', '2025-12-31' ) ),
			'February after the leap year' => array( 'year', array( '2025-02-01', '2025-02-28' ), array( '2024-02-01', '2024-02-29' ) ),
			'its last day alone'           => array( 'year', array( '2025-02-28', '2025-02-28' ), array( '2024-02-28', '2024-02-28' ) ),
			'February of the leap year'    => array( 'year', array( '2024-02-29', '2024-02-29' ), array( '2023-02-28', '2023-02-28' ) ),
		);
	}

	/**
	 * @dataProvider provide_comparisons
	 *
	 * @param array{0: string, 1: string} $days     First and last day.
	 * @param array{0: string, 1: string} $expected First and last day of the former period.
	 */
	public function test_given_period_when_it_is_compared_then_with_days_that_person_would_name( string $comparison, array $days, array $expected ): void {
		$former = ( new Stats_Period( $days[0], $days[1], self::MONDAY ) )->get_former( $comparison );

		$this->assertSame( $expected, array( $former->get_since(), $former->get_until() ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: array{0: string, 1: string}, 3: array<int, string|null>}>
	 */
	public function provide_former_parts(): array {
		return array(
			'February 29 has none'        => array( 'year', 'day', array( '2024-02-28', '2024-03-01' ), array( '2023-02-28 2023-02-28', null, '2023-03-01 2023-03-01' ) ),
			'a year later it is not lost' => array( 'year', 'day', array( '2025-02-28', '2025-03-01' ), array( '2024-02-28 2024-02-28', '2024-02-29 2024-03-01' ) ),
			'the end of a longer month'   => array( 'month', 'day', array( '2026-03-01', '2026-03-31' ), array_merge( array_map( static fn( int $day ): string => sprintf( '2026-02-%1$02d 2026-02-%1$02d', $day ), range( 1, 28 ) ), array( null, null, null ) ) ),
			'weeks keep their length'     => array( 'previous', 'week', array( '2026-05-06', '2026-05-15' ), array( '2026-04-26 2026-04-30', '2026-05-01 2026-05-05' ) ),
			'months keep their length'    => array( 'previous', 'month', array( '2026-10-28', '2026-11-24' ), array( '2026-09-30 2026-10-03', '2026-10-04 2026-10-27' ) ),
			'months of the year before'   => array( 'year', 'month', array( '2025-02-01', '2025-03-20' ), array( '2024-02-01 2024-02-29', '2024-03-01 2024-03-20' ) ),
		);
	}

	/**
	 * @dataProvider provide_former_parts
	 *
	 * @param array{0: string, 1: string} $days     First and last day.
	 * @param array<int, string|null>     $expected First and last former day of each part.
	 */
	public function test_given_period_when_it_is_compared_then_each_part_has_its_own_former_days( string $comparison, string $split, array $days, array $expected ): void {
		$parts = ( new Stats_Period( $days[0], $days[1], self::MONDAY ) )->get_former_parts( $comparison, $split );

		$this->assertSame( $expected, array_map( static fn( ?array $part ): ?string => null === $part ? null : implode( ' ', $part ), $parts ) );
	}

	/**
	 * Given random periods, when they are compared, then whatever they are split by, the former days of all parts
	 * are the former period, each of them once; and right before means that no day is in both.
	 */
	public function test_parts_are_the_period(): void {
		mt_srand( 15 );
		for ( $round = 0; $round < 300; $round++ ) {
			$since  = gmdate( 'Y-m-d', mt_rand( 0, 50 * 365 ) * DAY_IN_SECONDS );
			$since  = $round % 2 ? $since : substr( $since, 0, 8 ) . '01';
			$until  = gmdate( 'Y-m-d', (int) strtotime( $since ) + mt_rand( 0, 300 ) * DAY_IN_SECONDS );
			$period = new Stats_Period( $since, $until, mt_rand( 0, 6 ) );
			$this->assertLessThan( $since, $period->get_former( 'previous' )->get_until() );
			foreach ( Stats_Period::SPLITS as $split ) {
				$this->assert_are( $period, array_values( $period->get_parts( $split ) ), "$split $since $until" );
				foreach ( array_keys( Stats_Period::COMPARISONS ) as $comparison ) {
					$former = $period->get_former_parts( $comparison, $split );
					$this->assertCount( $period->count( $split ), $former );
					$this->assert_are( $period->get_former( $comparison ), array_values( array_filter( $former ) ), "$comparison $split $since $until" );
				}
			}
		}
	}

	/**
	 * Asserts that parts are a whole period, without gaps.
	 *
	 * @param array<int, array{since: string, until: string}> $parts Parts.
	 */
	private function assert_are( Stats_Period $period, array $parts, string $message ): void {
		$ends   = array_column( $parts, 'until' );
		$starts = array_map( static fn( string $day ): string => gmdate( 'Y-m-d', (int) strtotime( "$day UTC +1 day" ) ), array_slice( $ends, 0, -1 ) );

		$this->assertSame( array_merge( array( $period->get_since() ), $starts ), array_column( $parts, 'since' ), $message );
		$this->assertSame( $period->get_until(), end( $ends ), $message );
	}

	public function test_given_days_before_first_year_when_period_is_compared_with_them_then_nothing_breaks(): void {
		$former = ( new Stats_Period( '0001-01-01', '9999-12-31', self::MONDAY ) )->get_former( 'previous' );

		$this->assertSame( '0000-12-31', $former->get_until() );
	}
}
