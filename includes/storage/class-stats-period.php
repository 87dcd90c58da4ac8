<?php
namespace Chaty\Storage;

use DateTimeImmutable;
use DateTimeZone;
use WP_Error;

/**
 * The days of a report, and their division into days, weeks or months.
 */
final class Stats_Period {

	/**
	 * What time can be split by.
	 */
	public const SPLITS = array( 'day', 'week', 'month' );

	/**
	 * What a period can be compared with.
	 */
	public const COMPARISONS = array( 'previous', 'year' );

	/**
	 * Code of the error that a value cannot be taken; its data is the name of the value.
	 */
	public const WRONG_VALUE = 'chaty_stats_value';

	private DateTimeImmutable $since;
	private DateTimeImmutable $until;
	private int $week_start;

	/**
	 * @param string $since      First day, YYYY-MM-DD.
	 * @param string $until      Last day, not before the first.
	 * @param int    $week_start Day that a week begins with: 0 for Sunday, as in the option `start_of_week`.
	 */
	public function __construct( string $since, string $until, int $week_start ) {
		$utc              = new DateTimeZone( 'UTC' );
		$this->since      = new DateTimeImmutable( $since, $utc );
		$this->until      = new DateTimeImmutable( $until, $utc );
		$this->week_start = $week_start;
	}

	/**
	 * Returns an error if days end before they start.
	 *
	 * @param array<string, string> $query `since` and `until`; one may be empty or missing.
	 */
	public static function check( array $query ): ?WP_Error {
		$until = $query['until'] ?? '';

		return '' === $until || $until >= ( $query['since'] ?? '' ) ? null : new WP_Error( self::WRONG_VALUE, __( 'The last day is before the first day.', 'chaty' ), 'until' );
	}

	/**
	 * Returns the first day.
	 */
	public function get_since(): string {
		return $this->since->format( 'Y-m-d' );
	}

	/**
	 * Returns the last day.
	 */
	public function get_until(): string {
		return $this->until->format( 'Y-m-d' );
	}

	/**
	 * Returns the first day of the first week, which may be before the first day.
	 */
	public function get_first_week(): string {
		return $this->get_start( 'week' )->format( 'Y-m-d' );
	}

	/**
	 * Returns the number of days, weeks or months, partial ones included.
	 *
	 * @param string $split One of SPLITS.
	 */
	public function count( string $split ): int {
		if ( 'month' === $split ) {
			return 1 + $this->get_month_number( $this->until ) - $this->get_month_number( $this->since );
		}

		$days = self::count_days( $this->get_start( $split ), $this->until );

		return 1 + intdiv( $days, 'week' === $split ? 7 : 1 );
	}

	/**
	 * Returns the keys of all days, weeks or months, in order: a day and the first day of a week as YYYY-MM-DD,
	 * a month as YYYY-MM.
	 *
	 * @param string $split One of SPLITS.
	 * @return non-empty-array<int, string>
	 */
	public function get_keys( string $split ): array {
		$start = $this->get_start( $split );
		$keys  = array( $this->get_key( $start, $split ) );
		$count = $this->count( $split );
		for ( $at = 1; $at < $count; $at++ ) {
			$keys[] = $this->get_key( $start->modify( "+$at $split" ), $split );
		}

		return $keys;
	}

	/**
	 * Returns the period to compare with: as many days right before, or the same days of the year before. Split
	 * by week or month, it is moved by whole weeks or months, so that both have the same number of them, and
	 * those at the ends are cut off at the same day.
	 *
	 * @param string $comparison One of COMPARISONS.
	 * @param string $split      What the report is split by.
	 */
	public function get_former( string $comparison, string $split ): self {
		$is_year = 'year' === $comparison;
		if ( 'month' === $split || ( $is_year && 'week' !== $split ) ) {
			$months = $is_year ? 12 : $this->count( 'month' );

			return $this->move( self::subtract_months( $this->since, $months, false ), self::subtract_months( $this->until, $months, true ) );
		}

		$days = $is_year ? 364 : 1 + self::count_days( $this->since, $this->until );
		if ( 'week' === $split ) {
			$days = 7 * (int) ceil( $days / 7 );
		}

		return $this->move( $this->since->modify( "-$days days" ), $this->until->modify( "-$days days" ) );
	}

	/**
	 * Returns the keys of the former period, in the order of the keys that they are compared with. A day is
	 * compared with the same date of the year before; February 29 has none.
	 *
	 * @param string $comparison One of COMPARISONS.
	 * @param string $split      One of SPLITS.
	 * @return array<int, string|null>
	 */
	public function get_former_keys( string $comparison, string $split ): array {
		if ( 'day' !== $split || 'year' !== $comparison ) {
			return $this->get_former( $comparison, $split )->get_keys( $split );
		}

		return array_map(
			static function ( string $day ): ?string {
				$former = sprintf( '%04d', (int) $day - 1 ) . substr( $day, 4 );

				return Day::is_valid( $former ) ? $former : null;
			},
			$this->get_keys( 'day' )
		);
	}

	/**
	 * Returns the same kind of period with other days.
	 */
	private function move( DateTimeImmutable $since, DateTimeImmutable $until ): self {
		$other        = clone $this;
		$other->since = $since;
		$other->until = $until;

		return $other;
	}

	/**
	 * Returns the first day of the first day, week or month.
	 *
	 * @param string $split One of SPLITS.
	 */
	private function get_start( string $split ): DateTimeImmutable {
		if ( 'month' === $split ) {
			return $this->since->modify( 'first day of this month' );
		}

		$days = 'week' === $split ? ( (int) $this->since->format( 'w' ) - $this->week_start + 7 ) % 7 : 0;

		return $this->since->modify( "-$days days" );
	}

	/**
	 * Returns the key of a day, week or month.
	 *
	 * @param DateTimeImmutable $start Its first day.
	 * @param string            $split One of SPLITS.
	 */
	private function get_key( DateTimeImmutable $start, string $split ): string {
		return $start->format( 'month' === $split ? 'Y-m' : 'Y-m-d' );
	}

	/**
	 * Returns the number of a month, counted from the year 0.
	 */
	private function get_month_number( DateTimeImmutable $day ): int {
		return 12 * (int) $day->format( 'Y' ) + (int) $day->format( 'n' );
	}

	/**
	 * Returns the number of days between two days.
	 */
	private static function count_days( DateTimeImmutable $since, DateTimeImmutable $until ): int {
		return intdiv( $until->getTimestamp() - $since->getTimestamp(), DAY_IN_SECONDS );
	}

	/**
	 * Returns the same day some months before, or the last day of that month if it is shorter.
	 *
	 * @param DateTimeImmutable $day     Day.
	 * @param bool              $is_last Whether the last day of a month stays the last day.
	 */
	private static function subtract_months( DateTimeImmutable $day, int $months, bool $is_last ): DateTimeImmutable {
		$month  = $day->modify( 'first day of this month' )->modify( "-$months months" );
		$length = (int) $month->format( 't' );
		$date   = (int) $day->format( 'j' );
		if ( $is_last && (int) $day->format( 't' ) === $date ) {
			$date = $length;
		}

		return $month->modify( '+' . ( min( $date, $length ) - 1 ) . ' days' );
	}
}
