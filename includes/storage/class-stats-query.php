<?php
namespace Chaty\Storage;

/**
 * Sums counts and counts messages, in one statement each. A query has `by` (one of SPLITS without weeks and months,
 * which are added up of days), `widget`, `channel`, `device`, `since` and `until` (days, inclusive) and `with`
 * (`messages`); empty ones do not count.
 */
final class Stats_Query {

	/**
	 * What sums can be split by; the first is the default.
	 */
	public const SPLITS = array( 'channel', 'widget', 'device', 'page', 'total', 'day', 'week', 'month' );

	/**
	 * Sums of widgets and their channels; the condition is that a row is of the widget itself, whose clicks open it.
	 */
	private const WIDGET_SUMS = 'SUM(CASE WHEN %1$s THEN views ELSE 0 END) AS views, '
		. 'SUM(CASE WHEN %1$s THEN clicks ELSE 0 END) AS opens, SUM(CASE WHEN %1$s THEN 0 ELSE clicks END) AS clicks';

	/**
	 * Sums of channels.
	 */
	private const CHANNEL_SUMS = 'SUM(views) AS views, SUM(clicks) AS clicks';

	/**
	 * Sums of pages.
	 */
	private const PAGE_SUMS = 'SUM(views) AS views, SUM(opens) AS opens, SUM(clicks) AS clicks';

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
	 * @return array<int|string, array<string, int>>|null By what they are split by; null if the database failed.
	 */
	public function get_counts( array $query, ?Stats_Period $period ): ?array {
		if ( null !== $period ) {
			$query = array(
				'since' => $period->get_since(),
				'until' => $period->get_until(),
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
	 * Returns the first day that has counts, or messages, or today.
	 */
	public function get_first_day( bool $with_messages ): string {
		$day = $this->find_first_day( $with_messages );

		return '' === $day ? Site_Days::get_today() : min( $day, Site_Days::get_today() );
	}

	/**
	 * Returns the first day that has counts, or messages.
	 *
	 * @return string Empty where there is none.
	 */
	public function find_first_day( bool $with_messages ): string {
		global $wpdb;

		$days = Query::get_column( "SELECT MIN(day) FROM {$wpdb->prefix}chaty_stats" );
		if ( $with_messages ) {
			$moment = Query::get_column( "SELECT MIN(created_at) FROM {$wpdb->prefix}chaty_contacts" )[0] ?? null;
			$days[] = null === $moment ? null : Site_Days::get_day( $moment );
		}
		$days = array_filter( $days );

		return array() === $days ? '' : min( $days );
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

		if ( 'page' === $query['by'] ) {
			unset( $conditions['channel = %s'] );

			return $this->read( $query, self::PAGE_SUMS, "{$wpdb->prefix}chaty_pages WHERE " . $this->get_where( $conditions ) );
		}

		$from = "{$wpdb->prefix}chaty_stats WHERE " . $this->get_where( $conditions ) . ( 'channel' === $query['by'] ? " AND channel <> ''" : '' );
		$sums = in_array( 'opens', self::get_columns( $query ), true ) ? self::WIDGET_SUMS : self::CHANNEL_SUMS;
		if ( 'channel' === $query['by'] ) {
			// In the order of the primary key, so that the database needs no temporary table.
			$from = '(SELECT channel, ' . self::CHANNEL_SUMS . " FROM $from GROUP BY widget, channel) AS channels";
		}

		return $this->read( $query, sprintf( $sums, "channel = ''" ), $from );
	}

	/**
	 * Counts the messages of the inbox, without tests.
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
		// Tests of owners have this prefix (`Message_Repository`); most messages have no fingerprint any more.
		$from = "{$wpdb->prefix}chaty_contacts WHERE box = 'inbox' AND (fingerprint IS NULL OR fingerprint NOT LIKE 't%') AND $where";
		if ( 'day' !== $query['by'] ) {
			return $this->read( $query, 'COUNT(*) AS messages', $from );
		}

		$days = 'SELECT ' . Site_Days::get_sql( 'created_at', $since, $until ) . " AS day, COUNT(*) AS messages FROM $from GROUP BY day";

		return $this->read( $query, 'SUM(messages) AS messages', "($days) AS days" );
	}

	/**
	 * Runs a statement.
	 *
	 * @param array<string, string> $query Query.
	 * @param string                $sums  SQL of the sums.
	 * @return array<int|string, array<string, int>>|null
	 */
	private function read( array $query, string $sums, string $from ): ?array {
		global $wpdb;

		$is_total = 'total' === $query['by'];
		$bucket   = $is_total ? "''" : $query['by'];
		$group    = $is_total ? '' : 'GROUP BY bucket';
		$found    = array();
		foreach ( Query::get_rows( "SELECT $bucket AS bucket, $sums FROM $from $group" ) as $row ) {
			$found[ $row['bucket'] ] = array_map( 'intval', array_diff_key( $row, array( 'bucket' => '' ) ) );
		}

		return '' === $wpdb->last_error ? $found : null;
	}

	/**
	 * Returns conditions as SQL.
	 *
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
