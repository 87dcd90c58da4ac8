<?php
namespace Chaty\Storage;

use WP_Error;

/**
 * Makes rows of sums: one for each day, week or month of a period, also where nothing was counted, or one for
 * each widget, channel, device or page, those with the most clicks first. The buffer is flushed first, so that a
 * report is complete.
 */
final class Stats_Report {

	/**
	 * Most rows of a report. A year of days fits.
	 */
	public const MAX_ROWS = 366;

	/**
	 * A query that filters nothing: see Stats_Query. With `compare` (one of Stats_Period::COMPARISONS) each row
	 * has the former one as `before`, with its days; with `with` (`messages`) its messages.
	 */
	private const EVERYTHING = array(
		'by'      => 'total',
		'widget'  => '',
		'channel' => '',
		'device'  => '',
		'since'   => '',
		'until'   => '',
		'compare' => '',
		'with'    => '',
	);

	private Stats_Buffer $buffer;
	private Stats_Query $counts;

	public function __construct( Stats_Buffer $buffer, Stats_Query $counts ) {
		$this->buffer = $buffer;
		$this->counts = $counts;
	}

	/**
	 * Returns the columns of a report, without the former ones.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int, string>
	 */
	public static function get_columns( array $query ): array {
		$query += self::EVERYTHING;

		return array_merge(
			'total' === $query['by'] ? array() : array( $query['by'] ),
			Stats_Query::get_columns( $query )
		);
	}

	/**
	 * @param array<string, string> $query Query.
	 * @param int                   $limit Most rows, up to MAX_ROWS. A period with more days, weeks or months is an error.
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	public function get_rows( array $query, int $limit = self::MAX_ROWS ) {
		$query += self::EVERYTHING;
		$error  = $this->check( $query );
		if ( null !== $error ) {
			return $error;
		}

		$this->buffer->flush();

		return in_array( $query['by'], Stats_Period::SPLITS, true ) ? $this->get_series( $query, $limit ) : $this->get_list( $query, $limit );
	}

	/**
	 * Returns an error if values of a query do not fit together.
	 *
	 * @param array<string, string> $query Query.
	 */
	private function check( array $query ): ?WP_Error {
		if ( '' !== $query['compare'] && '' === $query['since'] ) {
			return new WP_Error( Stats_Period::WRONG_VALUE, __( 'A comparison needs a first day.', 'chaty' ), 'compare' );
		}
		if ( '' !== $query['with'] && ( 'device' === $query['by'] || '' !== $query['device'] ) ) {
			return new WP_Error( Stats_Period::WRONG_VALUE, __( 'The device of a message is not stored.', 'chaty' ), 'with' );
		}

		if ( 'page' === $query['by'] && '' !== $query['channel'] . $query['with'] ) {
			return new WP_Error( Stats_Period::WRONG_VALUE, __( 'Channels and messages are not counted by page.', 'chaty' ), 'by' );
		}

		return Stats_Period::check( $query );
	}

	/**
	 * Returns rows by day, week or month, in order.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	private function get_series( array $query, int $limit ) {
		$by     = $query['by'];
		$period = $this->get_period( $query );
		if ( $period->count( $by ) > $limit ) {
			return $this->get_length_error( $period, $by, $limit );
		}

		$is_compared = '' !== $query['compare'];
		$days        = array( 'by' => 'day' ) + $query;
		$now         = $this->counts->get_counts( $days, $period );
		$then        = $is_compared ? $this->counts->get_counts( $days, $period->get_former( $query['compare'] ) ) : array();
		if ( null === $now || null === $then ) {
			return $this->get_read_error();
		}

		$parts  = $period->get_parts( $by );
		$sums   = $this->add_up( $now, array_values( $parts ), $query );
		$former = $is_compared ? $period->get_former_parts( $query['compare'], $by ) : array();
		$before = $this->add_up( $then, $former, $query );
		$rows   = array();
		foreach ( array_keys( $parts ) as $at => $key ) {
			$row = array( $by => $key ) + $sums[ $at ];
			if ( $is_compared ) {
				$row['before'] = isset( $former[ $at ] ) ? $former[ $at ] + $before[ $at ] : null;
			}
			$rows[] = $row;
		}

		return $rows;
	}

	/**
	 * Adds up the counts of days, without days that no part has.
	 *
	 * @param array<int|string, array<string, int>>                $counts Counts by day.
	 * @param array<int, array{since: string, until: string}|null> $parts  Days of each sum, in order and without gaps.
	 * @param array<string, string>                                $query  Query.
	 * @return array<int, array<string, int>>
	 */
	private function add_up( array $counts, array $parts, array $query ): array {
		ksort( $counts );
		$end  = count( $parts );
		$sums = array_fill( 0, $end, array_fill_keys( Stats_Query::get_columns( $query ), 0 ) );
		$at   = 0;
		foreach ( $counts as $day => $columns ) {
			while ( $at < $end && ( ! isset( $parts[ $at ] ) || $parts[ $at ]['until'] < $day ) ) {
				++$at;
			}
			if ( isset( $parts[ $at ] ) && $parts[ $at ]['since'] <= $day ) {
				foreach ( $columns as $column => $count ) {
					$sums[ $at ][ $column ] += $count;
				}
			}
		}

		return $sums;
	}

	/**
	 * Returns rows by widget, channel, device or page, or the total.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	private function get_list( array $query, int $limit ) {
		$by     = $query['by'];
		$former = '' === $query['compare'] ? null : $this->get_period( $query )->get_former( $query['compare'] );
		$now    = $this->counts->get_counts( $query, null );
		$then   = null === $former ? array() : $this->counts->get_counts( $query, $former );
		if ( null === $now || null === $then ) {
			return $this->get_read_error();
		}

		$zero = array_fill_keys( Stats_Query::get_columns( $query ), 0 );
		$rows = array();
		foreach ( array_keys( $now + $then ) as $key ) {
			$row = ( 'total' === $by ? array() : array( $by => (string) $key ) ) + array_replace( $zero, $now[ $key ] ?? array() );
			if ( null !== $former ) {
				$row['before'] = array(
					'since' => $former->get_since(),
					'until' => $former->get_until(),
				) + array_replace( $zero, $then[ $key ] ?? array() );
			}
			$rows[] = $row;
		}
		usort(
			$rows,
			static fn ( array $one, array $other ): int => array( $other['clicks'], $other['views'], $one[ $by ] ) <=> array( $one['clicks'], $one['views'], $other[ $by ] )
		);

		return 'page' === $by ? Page_Table::limit( $rows, $limit ) : array_slice( $rows, 0, $limit );
	}

	/**
	 * Returns the period of a query. Without a first day it begins with the first day that has counts, without a last
	 * day it ends today.
	 *
	 * @param array<string, string> $query Query.
	 */
	private function get_period( array $query ): Stats_Period {
		$since = $query['since'];
		$until = '' === $query['until'] ? max( $since, Site_Days::get_today() ) : $query['until'];
		if ( '' === $since ) {
			$since = min( $until, $this->counts->get_first_day() );
		}

		return new Stats_Period( $since, $until, (int) get_option( 'start_of_week' ) );
	}

	/**
	 * Creates the error of a period that has too many rows, with a split that is possible.
	 *
	 * @param string $split What it was to be split by.
	 */
	private function get_length_error( Stats_Period $period, string $split, int $limit ): WP_Error {
		$other = $period->count( 'month' ) > $limit ? 'total' : 'month';
		$other = $period->count( 'week' ) > $limit ? $other : 'week';
		/* translators: 1: number, 2: number, 3: week, month or total. */
		$message = __( 'The period has %1$s rows; %2$s are possible. Split it by "%3$s".', 'chaty' );

		return new WP_Error( Stats_Period::WRONG_VALUE, sprintf( $message, number_format_i18n( $period->count( $split ) ), number_format_i18n( $limit ), $other ), 'by' );
	}

	private function get_read_error(): WP_Error {
		return new WP_Error( 'chaty_db_read_failed', __( 'The statistics could not be read from the database.', 'chaty' ) );
	}
}
