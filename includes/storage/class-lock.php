<?php
/**
 * Who does what next.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Lets one process do a piece of work in a time, on however many web nodes: the turn is one statement on
 * the table of options, which only one process can win.
 */
final class Lock {

	/**
	 * What the names of options begin with. The option holds when the last turn was taken.
	 */
	public const PREFIX = 'chaty_lock_';

	/**
	 * Takes a turn.
	 *
	 * @param string $name    Name of the work.
	 * @param int    $seconds How long after the last turn the next may be taken.
	 * @return bool Whether it is this process's turn.
	 */
	public static function acquire( string $name, int $seconds ): bool {
		global $wpdb;

		$option = self::PREFIX . $name;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- `add_option` and `update_option` do not say who won.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '0', 'off')", $option ) );
		$won = $wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->options SET option_value = %d WHERE option_name = %s AND option_value + 0 <= %d",
				time(),
				$option,
				time() - $seconds
			)
		);
		// phpcs:enable WordPress.DB.DirectDatabaseQuery

		return 1 === $won;
	}
}
