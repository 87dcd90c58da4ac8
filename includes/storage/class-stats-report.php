<?php
/**
 * Report of the statistics.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Sums views and clicks. The buffer is flushed first, so that a report is complete.
 */
final class Stats_Report {

	/**
	 * What sums can be split by, with the columns.
	 */
	public const SPLITS = array(
		'channel' => array( 'widget', 'channel' ),
		'day'     => array( 'day', 'widget', 'channel' ),
		'device'  => array( 'widget', 'channel', 'device' ),
	);

	private Stats_Buffer $buffer;

	/**
	 * @param Stats_Buffer $buffer Buffer of events.
	 */
	public function __construct( Stats_Buffer $buffer ) {
		$this->buffer = $buffer;
	}

	/**
	 * Returns sums, ordered by their columns.
	 *
	 * @param string                $split   A key of SPLITS.
	 * @param array<string, string> $filters `widget`, `since` and `until` (days, inclusive); empty ones are ignored.
	 * @return array<int, array<string, int|string>> The columns of the split, views and clicks.
	 */
	public function get_sums( string $split, array $filters ): array {
		global $wpdb;

		$this->buffer->flush();

		$conditions = array(
			'widget' => 'widget = %s',
			'since'  => 'day >= %s',
			'until'  => 'day <= %s',
		);
		$filters    = array_intersect_key( array_diff( $filters, array( '' ) ), $conditions );
		$conditions = array_intersect_key( $conditions, $filters );
		$where      = array() === $conditions ? '1 = 1' : implode( ' AND ', $conditions );
		$columns    = implode( ', ', self::SPLITS[ $split ] );
		$statement  = "SELECT $columns, SUM(views) views, SUM(clicks) clicks FROM {$wpdb->prefix}chaty_stats WHERE $where GROUP BY $columns ORDER BY $columns";
		if ( array() !== $filters ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- All parts are this class's own.
			$statement = (string) $wpdb->prepare( $statement, array_values( array_replace( $conditions, $filters ) ) );
		}

		$rows = Query::get_rows( $statement );
		foreach ( $rows as &$row ) {
			$row['views']  = (int) $row['views'];
			$row['clicks'] = (int) $row['clicks'];
		}

		return $rows;
	}
}
