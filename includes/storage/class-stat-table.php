<?php
/**
 * The table of counts.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Adds to a row, which need not exist yet, in one statement, so that calls that come at the same moment
 * add up.
 */
final class Stat_Table {

	/**
	 * Adds to the row of a count.
	 *
	 * @param Stat_Count $count What was counted.
	 * @param string     $day   Day in the site's time zone, YYYY-MM-DD.
	 * @param int        $times How often.
	 * @return bool Whether it was written.
	 */
	public function add( Stat_Count $count, string $day, int $times = 1 ): bool {
		global $wpdb;

		$views  = $count->is_click() ? 0 : $times;
		$clicks = $count->is_click() ? $times : 0;

		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- A table of our own; the standard is older than %i.
		return false !== $wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (widget, channel, day, device, views, clicks) VALUES (%s, %s, %s, %s, %d, %d) ON DUPLICATE KEY UPDATE views = views + %d, clicks = clicks + %d',
				Database::get_table( 'stats' ),
				$count->get_widget(),
				$count->get_channel(),
				$day,
				$count->get_device(),
				$views,
				$clicks,
				$views,
				$clicks
			)
		);
		// phpcs:enable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders
	}
}
