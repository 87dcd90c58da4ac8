<?php
namespace Chaty\Storage;

/**
 * Sums counts, in one statement. A query has `by` (one of SPLITS without weeks and months,
 * which are added up of days), `widget`, `channel`, `device`, `since` and `until` (days, inclusive) and `with`
 * (`messages`); empty ones do not count.
 */
final class Stats_Query {

	/**
	 * What sums can be split by; the first is the default.
	 */
	public const SPLITS = array( 'channel', 'widget', 'device', 'page', 'total', 'day', 'week', 'month' );

	/**
	 * Sums of the widget itself, whose clicks open it. Clicks on channels are all clicks minus those: as a difference,
	 * and by this form of CASE, MariaDB needs a third less time than with a condition for each sum.
	 */
	private const SUMS = array(
		'views'    => "SUM(CASE channel WHEN '' THEN views END)",
		'opens'    => "SUM(CASE channel WHEN '' THEN clicks END)",
		'clickers' => "SUM(CASE channel WHEN '' THEN clickers END)",
	);

	/**
	 * First and last day that every database can compare.
	 */
	private const DAYS = array( '1000-01-01', '9999-12-30' );

	/**
	 * Returns the columns of counts, in the order of the funnel. Channels have no opens or clickers, pages no clickers.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int, string>
	 */
	public static function get_columns( array $query ): array {
		return array_keys(
			array_filter(
				array(
					'views'    => true,
					'opens'    => ! self::is_of_channels( $query ),
					'clickers' => ! self::is_of_channels( $query ) && 'page' !== $query['by'],
					'clicks'   => true,
					'messages' => '' !== $query['with'],
				)
			)
		);
	}

	/**
	 * Returns whether the counts are those of channels alone.
	 *
	 * @param array<string, string> $query Query.
	 */
	private static function is_of_channels( array $query ): bool {
		return 'channel' === $query['by'] || '' !== $query['channel'];
	}

	/**
	 * @param array<string, string> $query  Query.
	 * @param Stats_Period|null     $period Period in place of the query's days; split by time it is needed.
	 * @return array<int|string, array<string, int>>|null By what they are split by; null if the database failed.
	 */
	public function get_counts( array $query, ?Stats_Period $period ): ?array {
		global $wpdb;

		if ( null !== $period ) {
			$query = array(
				'since' => $period->get_since(),
				'until' => $period->get_until(),
			) + $query;
		}

		$conditions = array();
		foreach ( array( 'widget', 'channel', 'device' ) as $name ) {
			$conditions[ "$name = %s" ] = $query[ $name ];
		}
		$conditions['day >= %s'] = self::limit( $query['since'] );
		$conditions['day <= %s'] = self::limit( $query['until'] );

		if ( 'page' === $query['by'] ) {
			return $this->read( $query, array(), "{$wpdb->prefix}chaty_pages WHERE " . $this->get_where( $conditions ) );
		}

		$from = "{$wpdb->prefix}chaty_stats WHERE " . $this->get_where( $conditions ) . ( 'channel' === $query['by'] ? " AND channel <> ''" : '' );
		if ( 'channel' === $query['by'] ) {
			// In the order of the primary key, so that the database needs no temporary table.
			$from = '(SELECT channel, ' . $this->get_sql( $query, array() ) . " FROM $from GROUP BY widget, channel) AS channels";
		}

		return $this->read( $query, self::is_of_channels( $query ) ? array() : self::SUMS, $from );
	}

	/**
	 * Returns the widgets that have counts or messages, deleted ones too, and their channels that have counts. The
	 * primary key of counts begins with both columns.
	 *
	 * @return array<string, array<int, string>> Names of channels by the widget's ID.
	 */
	public function get_channels(): array {
		global $wpdb;

		$channels = array();
		$rows     = Query::get_rows(
			"SELECT DISTINCT widget, channel FROM {$wpdb->prefix}chaty_stats UNION SELECT DISTINCT widget, '' FROM {$wpdb->prefix}chaty_contacts"
		);
		foreach ( $rows as $row ) {
			$id              = (string) $row['widget'];
			$channels[ $id ] = $channels[ $id ] ?? array();
			if ( '' !== $row['channel'] ) {
				$channels[ $id ][] = (string) $row['channel'];
			}
		}

		return $channels;
	}

	/**
	 * Returns the first day that has counts, or today.
	 */
	public function get_first_day(): string {
		$day = $this->find_first_day();

		return '' === $day ? Site_Days::get_today() : min( $day, Site_Days::get_today() );
	}

	/**
	 * @return string Empty where there is none.
	 */
	public function find_first_day(): string {
		global $wpdb;

		return (string) ( Query::get_column( "SELECT MIN(day) FROM {$wpdb->prefix}chaty_stats" )[0] ?? '' );
	}

	/**
	 * @param array<string, string> $query Query.
	 * @param array<string, string> $sums  Sums that are not those of a column; the clicks then are those of channels alone.
	 * @return array<int|string, array<string, int>>|null Without rows that have nothing but zeros.
	 */
	private function read( array $query, array $sums, string $from ): ?array {
		global $wpdb;

		$is_total = 'total' === $query['by'];
		$bucket   = $is_total ? "''" : $query['by'];
		$group    = $is_total ? '' : 'GROUP BY bucket';
		$found    = array();
		foreach ( Query::get_rows( "SELECT $bucket AS bucket, {$this->get_sql( $query, $sums )} FROM $from $group" ) as $row ) {
			$counts = array_map( 'intval', array_diff_key( $row, array( 'bucket' => '' ) ) );
			if ( array() !== $sums ) {
				$counts['clicks'] -= $counts['opens'];
			}
			$found[ $row['bucket'] ] = $counts;
		}

		return '' === $wpdb->last_error ? array_filter( $found, static fn ( array $counts ): bool => $is_total || array_sum( $counts ) > 0 ) : null;
	}

	/**
	 * @param array<string, string> $query Query.
	 * @param array<string, string> $sums  Sums that are not those of a column.
	 */
	private function get_sql( array $query, array $sums ): string {
		$columns = self::get_columns( $query );

		return implode( ', ', array_map( static fn ( string $column ): string => ( $sums[ $column ] ?? "SUM($column)" ) . " AS $column", $columns ) );
	}

	/**
	 * @param array<string, string> $conditions Values by condition; empty ones are left out.
	 */
	private function get_where( array $conditions ): string {
		$conditions = array_diff( $conditions, array( '' ) );

		return array() === $conditions ? '1 = 1' : Query::prepare( implode( ' AND ', array_keys( $conditions ) ), $conditions );
	}

	/**
	 * Returns a day within DAYS.
	 *
	 * @param string $day Day, or an empty string.
	 */
	private static function limit( string $day ): string {
		return '' === $day ? '' : min( max( $day, self::DAYS[0] ), self::DAYS[1] );
	}
}
