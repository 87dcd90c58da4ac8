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
	 * What a period can be compared with: as many days right before, or the same days of a week before or of a number
	 * of months before.
	 */
	public const COMPARISONS = array(
		'previous' => 0,
		'week'     => 0,
		'month'    => 1,
		'quarter'  => 3,
		'year'     => 12,
	);

	/**
	 * Code of the error that a value is not accepted; its data is the name of the value.
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

	public function get_since(): string {
		return $this->since->format( 'Y-m-d' );
	}

	public function get_until(): string {
		return $this->until->format( 'Y-m-d' );
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

		$days = intdiv( $this->until->getTimestamp() - $this->get_start( $split )->getTimestamp(), DAY_IN_SECONDS );

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
	 * Returns the days of each day, week or month. Only days of the period count, so that the first and the last part
	 * may be incomplete.
	 *
	 * @param string $split One of SPLITS.
	 * @return non-empty-array<string, array{since: string, until: string}> By key, in order.
	 */
	public function get_parts( string $split ): array {
		$start = $this->get_start( $split );
		$since = $this->since;
		$parts = array();
		foreach ( $this->get_keys( $split ) as $at => $key ) {
			$next          = $start->modify( '+' . ( $at + 1 ) . " $split" );
			$parts[ $key ] = self::name_days( $since, min( $next->modify( '-1 day' ), $this->until ) );
			$since         = $next;
		}

		return $parts;
	}

	/**
	 * Returns the period to compare with, whatever a report is split by.
	 *
	 * @param string $comparison One of COMPARISONS.
	 */
	public function get_former( string $comparison ): self {
		$former        = clone $this;
		$former->since = $this->go_back( $this->since, $comparison, false );
		$former->until = $this->go_back( $this->until, $comparison, true );

		return $former;
	}

	/**
	 * Returns the former days of each part. Together they are the former period: where its months are longer, the last
	 * day of a month has more than one, and where they are shorter, the last days have none.
	 *
	 * @param string $comparison One of COMPARISONS.
	 * @param string $split      One of SPLITS.
	 * @return array<int, array{since: string, until: string}|null> In the order of the parts.
	 */
	public function get_former_parts( string $comparison, string $split ): array {
		$since  = $this->go_back( $this->since, $comparison, false );
		$former = array();
		foreach ( $this->get_parts( $split ) as $part ) {
			$until    = $this->go_back( new DateTimeImmutable( $part['until'], $this->since->getTimezone() ), $comparison, true );
			$former[] = $until < $since ? null : self::name_days( $since, $until );
			$since    = max( $since, $until->modify( '+1 day' ) );
		}

		return $former;
	}

	/**
	 * @param string $comparison One of COMPARISONS.
	 * @param bool   $is_end     Whether it ends days: of a period that begins with a month, the last day of a month stays the last day.
	 */
	private function go_back( DateTimeImmutable $day, string $comparison, bool $is_end ): DateTimeImmutable {
		$months = self::COMPARISONS[ $comparison ];
		if ( 0 === $months ) {
			$days = 'week' === $comparison ? 7 : $this->count( 'day' );

			return $day->modify( "-$days days" );
		}

		$month  = $day->modify( 'first day of this month' )->modify( "-$months months" );
		$length = (int) $month->format( 't' );
		$date   = (int) $day->format( 'j' );
		if ( $is_end && '1' === $this->since->format( 'j' ) && (int) $day->format( 't' ) === $date ) {
			$date = $length;
		}

		return $month->modify( '+' . ( min( $date, $length ) - 1 ) . ' days' );
	}

	/**
	 * @return array{since: string, until: string}
	 */
	private static function name_days( DateTimeImmutable $since, DateTimeImmutable $until ): array {
		return array(
			'since' => $since->format( 'Y-m-d' ),
			'until' => $until->format( 'Y-m-d' ),
		);
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
}
