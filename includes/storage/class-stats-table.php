<?php
/**
 * The table of counts.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Adds to rows, which need not exist yet, in one statement, so that calls that come at the same moment
 * add up.
 */
final class Stats_Table {

	/**
	 * Adds to the rows of counts.
	 *
	 * @param non-empty-array<int, Tracked_Event> $counts What was counted.
	 * @param string                              $day    Day in the site's time zone, YYYY-MM-DD.
	 * @param int                                 $times  How often.
	 * @return bool Whether it was written: all or none.
	 */
	public function add( array $counts, string $day, int $times = 1 ): bool {
		return false !== Retrying_Query::run( $this->get_statement( $this->sort( $counts, $day ), $day, $times ) );
	}

	/**
	 * Makes the statement that adds to rows.
	 *
	 * @param non-empty-array<int, Tracked_Event> $counts What was counted, in the order of the rows.
	 * @param string                              $day    Day.
	 * @param int                                 $times  How often.
	 */
	private function get_statement( array $counts, string $day, int $times ): string {
		global $wpdb;

		$rows   = array();
		$values = array( Tables::get_table( 'stats' ) );
		foreach ( $counts as $count ) {
			$rows[] = '(%s, %s, %s, %s, %d, %d)';
			array_push( $values, $count->get_widget(), $count->get_channel(), $day, $count->get_device() );
			array_push( $values, $count->is_click() ? 0 : $times, $count->is_click() ? $times : 0 );
		}

		// phpcs:disable WordPress.DB -- The standard is older than %i, and does not count placeholders that are joined.
		return (string) $wpdb->prepare(
			'INSERT INTO %i (widget, channel, day, device, views, clicks) VALUES ' . implode( ', ', $rows )
			. ' ON DUPLICATE KEY UPDATE views = views + VALUES(views), clicks = clicks + VALUES(clicks)',
			$values
		);
		// phpcs:enable WordPress.DB
	}

	/**
	 * Brings counts into one order: calls that lock the same rows one after the other do not wait for each
	 * other in a circle.
	 *
	 * @param non-empty-array<int, Tracked_Event> $counts Counts.
	 * @param string                              $day    Day.
	 * @return non-empty-array<int, Tracked_Event>
	 */
	private function sort( array $counts, string $day ): array {
		usort(
			$counts,
			static function ( Tracked_Event $one, Tracked_Event $other ) use ( $day ): int {
				return strcmp( $one->to_key( $day ), $other->to_key( $day ) );
			}
		);

		return $counts;
	}
}
