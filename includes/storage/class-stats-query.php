<?php
/**
 * Queries of the statistics.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Sums counts and counts messages, in one statement each. A query has `by` (one of SPLITS), `widget`, `channel`,
 * `device`, `since` and `until` (days, inclusive) and `with` (`messages`); empty ones do not count.
 */
final class Stats_Query {

	/**
	 * What sums can be split by; the first is the default.
	 */
	public const SPLITS = array( 'channel', 'widget', 'device', 'total', 'day', 'week', 'month' );

	/**
	 * Sums of widgets and their channels. Rows without a channel are of the widget itself, whose clicks open it.
	 */
	private const WIDGET_SUMS = "SUM(CASE WHEN channel = '' THEN views ELSE 0 END) AS views, "
		. "SUM(CASE WHEN channel = '' THEN clicks ELSE 0 END) AS opens, SUM(CASE WHEN channel = '' THEN 0 ELSE clicks END) AS clicks";

	/**
	 * Sums of channels.
	 */
	private const CHANNEL_SUMS = 'SUM(views) AS views, SUM(clicks) AS clicks';

	/**
	 * First and last day that every database can compare.
	 */
	private const DAYS = array( '1000-01-01', '9999-12-30' );

	/**
	 * Returns the columns of counts: a channel is not opened.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int, string>
	 */
	public static function get_columns( array $query ): array {
		$is_channel = 'channel' === $query['by'] || '' !== $query['channel'];

		return array_merge( $is_channel ? array( 'views', 'clicks' ) : array( 'views', 'opens', 'clicks' ), '' === $query['with'] ? array() : array( 'messages' ) );
	}

	/**
	 * Returns counts.
	 *
	 * @param array<string, string> $query  Query.
	 * @param Stats_Period|null     $period Period in place of the query's days; split by time it is needed.
	 * @return array<int|string, array<string, int>>|null By what they are split by, weeks by their number; null if the database failed.
	 */
	public function get_counts( array $query, ?Stats_Period $period ): ?array {
		if ( null !== $period ) {
			$query = array(
				'since'      => $period->get_since(),
				'until'      => $period->get_until(),
				'first_week' => $period->get_first_week(),
			) + $query;
		}

		$counts   = $this->get_sums( $query );
		$messages = '' === $query['with'] ? array() : $this->get_messages( $query );
		if ( null === $counts || null === $messages ) {
			return null;
		}

		foreach ( $messages as $key => $count ) {
			$counts[ $key ] = ( $counts[ $key ] ?? array() ) + $count;
		}

		return $counts;
	}

	/**
	 * Returns the first day that has counts, or messages, or today.
	 *
	 * @param bool $with_messages Whether messages count.
	 */
	public function get_first_day( bool $with_messages ): string {
		global $wpdb;

		$days = Query::get_column( "SELECT MIN(day) FROM {$wpdb->prefix}chaty_stats" );
		if ( $with_messages ) {
			$moment = Query::get_column( "SELECT MIN(created_at) FROM {$wpdb->prefix}chaty_contacts" )[0] ?? null;
			$days[] = null === $moment ? null : Site_Days::get_day( $moment );
		}

		$days   = array_filter( $days );
		$days[] = Site_Days::get_today();

		return min( $days );
	}

	/**
	 * Returns sums of views and clicks.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int|string, array<string, int>>|null
	 */
	private function get_sums( array $query ): ?array {
		global $wpdb;

		$conditions = array();
		foreach ( array( 'widget', 'channel', 'device' ) as $name ) {
			$conditions[ "$name = %s" ] = $query[ $name ];
		}
		$conditions['day >= %s'] = self::limit( $query['since'] );
		$conditions['day <= %s'] = self::limit( $query['until'] );
		$where                   = $this->get_where( $conditions ) . ( 'channel' === $query['by'] ? " AND channel <> ''" : '' );
		$sums                    = in_array( 'opens', self::get_columns( $query ), true ) ? self::WIDGET_SUMS : self::CHANNEL_SUMS;

		return $this->read( $query, "{$wpdb->prefix}chaty_stats WHERE $where", $sums, 'day' );
	}

	/**
	 * Counts the messages of the inbox.
	 *
	 * @param array<string, string> $query Query.
	 * @return array<int|string, array<string, int>>|null
	 */
	private function get_messages( array $query ): ?array {
		global $wpdb;

		$since = self::limit( $query['since'] );
		$until = self::limit( $query['until'] );
		$where = $this->get_where(
			array(
				'widget = %s'      => $query['widget'],
				'channel = %s'     => $query['channel'],
				'created_at >= %s' => '' === $since ? '' : Site_Days::get_start( $since ),
				'created_at < %s'  => '' === $until ? '' : Site_Days::get_start( $until, 1 ),
			)
		);
		$day   = '' === $since || '' === $until ? '' : Site_Days::get_sql( 'created_at', $since, $until );

		return $this->read( $query, "{$wpdb->prefix}chaty_contacts WHERE box = 'inbox' AND $where", 'COUNT(*) AS messages', $day );
	}

	/**
	 * Runs a statement.
	 *
	 * @param array<string, string> $query Query.
	 * @param string                $from  Table and conditions.
	 * @param string                $sums  SQL of the sums.
	 * @param string                $day   SQL of the day.
	 * @return array<int|string, array<string, int>>|null
	 */
	private function read( array $query, string $from, string $sums, string $day ): ?array {
		global $wpdb;

		$split = $query['by'];
		if ( 'total' === $split ) {
			$statement = "SELECT '' AS bucket, $sums FROM $from";
		} elseif ( in_array( $split, Stats_Period::SPLITS, true ) ) {
			$statement = $this->get_time_statement( $query, $from, $sums, $day );
		} else {
			$statement = "SELECT $split AS bucket, $sums FROM $from GROUP BY $split";
		}

		$found = array();
		foreach ( Query::get_rows( $statement ) as $row ) {
			$found[ $row['bucket'] ] = array_map( 'intval', array_diff_key( $row, array( 'bucket' => '' ) ) );
		}

		return '' === $wpdb->last_error ? $found : null;
	}

	/**
	 * Returns a statement that sums by day, week or month: by day first, because a week or a month of each row
	 * would cost more than its sum.
	 *
	 * @param array<string, string> $query Query.
	 * @param string                $from  Table and conditions.
	 * @param string                $sums  SQL of the sums.
	 * @param string                $day   SQL of the day.
	 */
	private function get_time_statement( array $query, string $from, string $sums, string $day ): string {
		$keys = array(
			'day'   => 'day',
			'week'  => "FLOOR(DATEDIFF(day, '{$query['first_week']}') / 7)",
			'month' => 'SUBSTR(day, 1, 7)',
		);
		$all  = preg_replace( '/.* AS (\w+)(, |$)/U', 'SUM($1) AS $1$2', $sums );

		return "SELECT {$keys[ $query['by'] ]} AS bucket, $all FROM (SELECT $day AS day, $sums FROM $from GROUP BY $day) AS days GROUP BY bucket";
	}

	/**
	 * Returns conditions as SQL.
	 *
	 * @param array<string, string> $conditions Values by condition; empty ones are left out.
	 */
	private function get_where( array $conditions ): string {
		global $wpdb;

		$conditions = array_diff( $conditions, array( '' ) );
		if ( array() === $conditions ) {
			return '1 = 1';
		}

		$where = implode( ' AND ', array_keys( $conditions ) );

		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- All conditions are this class's own.
		return (string) $wpdb->prepare( $where, array_values( $conditions ) );
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
