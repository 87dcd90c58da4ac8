<?php
/**
 * Reports of counts.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Sums views and clicks. What has gathered in the object cache is written first, so a report is whole.
 */
final class Stats_Report {

	/**
	 * What a report can be split by, and the columns of it.
	 */
	public const SPLITS = array(
		'channel' => array( 'widget', 'channel' ),
		'day'     => array( 'day', 'widget', 'channel' ),
		'device'  => array( 'widget', 'channel', 'device' ),
	);

	private Stats_Buffer $buffer;

	/**
	 * @param Stats_Buffer $buffer Counts that gather in the object cache.
	 */
	public function __construct( Stats_Buffer $buffer ) {
		$this->buffer = $buffer;
	}

	/**
	 * Gives sums, in the order of their columns.
	 *
	 * @param string                $split   A key of SPLITS.
	 * @param array<string, string> $filters `widget`, `since` and `until` (days, both counted); empty ones count as absent.
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
		$values     = array_merge( array( Tables::get_table( 'stats' ) ), array_values( array_replace( $conditions, $filters ) ) );

		// phpcs:ignore WordPress.DB -- A table of our own; all parts from above, all values prepared.
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT $columns, SUM(views) views, SUM(clicks) clicks FROM %i WHERE $where GROUP BY $columns ORDER BY $columns", $values ), ARRAY_A );
		foreach ( $rows as &$row ) {
			$row['views']  = (int) $row['views'];
			$row['clicks'] = (int) $row['clicks'];
		}

		return $rows;
	}
}
