<?php
/**
 * Lock among several web nodes.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Lets one process do a piece of work within a period, on however many web nodes: acquiring is a single
 * statement on the options table, which only one process can win. `WP_Upgrader::create_lock()` is not used:
 * it deletes an expired lock before it inserts the new one, so that two processes can win, and its file
 * loads the whole upgrader.
 */
final class Lock {

	/**
	 * Acquires a lock, which expires by itself.
	 *
	 * @param string $option  Option that holds when the lock was acquired last.
	 * @param int    $seconds How long the lock holds.
	 * @return bool Whether this process has it.
	 */
	public static function acquire( string $option, int $seconds ): bool {
		global $wpdb;

		// `add_option()` and `update_option()` do not say which process won.
		Query::run( (string) $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '0', 'off')", $option ) );
		$won = Query::run(
			(string) $wpdb->prepare(
				"UPDATE $wpdb->options SET option_value = %d WHERE option_name = %s AND option_value + 0 <= %d",
				time(),
				$option,
				time() - $seconds
			)
		);

		return 1 === $won;
	}
}
