<?php
/**
 * Counted views and clicks.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Adds to the table of views and clicks, one statement a row, so that calls that come at the same
 * moment add up.
 */
final class Statistics {

	/**
	 * Adds counts of today.
	 *
	 * @param array<int, Stat_Count> $counts What to count.
	 * @return bool Whether all were written.
	 */
	public function add( array $counts ): bool {
		$is_written = true;
		foreach ( $counts as $count ) {
			$is_written = $this->add_one( $count ) && $is_written;
		}

		return $is_written;
	}

	/**
	 * Adds one count.
	 *
	 * @param Stat_Count $count What to count.
	 */
	private function add_one( Stat_Count $count ): bool {
		global $wpdb;

		$day    = current_datetime()->format( 'Y-m-d' );
		$views  = $count->is_click() ? 0 : 1;
		$clicks = $count->is_click() ? 1 : 0;

		// phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- A table of our own; the standard is older than %i.
		$result = $wpdb->query(
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

		if ( false === $result ) {
			return false;
		}

		/**
		 * Fires after a view or a click was counted.
		 *
		 * @param Stat_Count $count What was counted.
		 * @param string     $day   Day in the site's time zone, YYYY-MM-DD.
		 */
		do_action( 'chaty_stat_counted', $count, $day );

		return true;
	}
}
