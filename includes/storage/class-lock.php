<?php
namespace Chaty\Storage;

/**
 * Lets one process do a piece of work within a period, on however many web nodes: acquiring is a single
 * statement on the options table, which only one process can win. `WP_Upgrader::create_lock()` is not used:
 * it deletes an expired lock before it inserts the new one, so that two processes can win, and its file
 * loads the whole upgrader.
 */
final class Lock {

	/**
	 * Pause of a process that waits for a lock.
	 */
	private const PAUSE_MS = 100;

	/**
	 * Returns the current Unix time. Tests have a clock of their own.
	 *
	 * @var callable(): int
	 */
	public static $clock = 'time';

	/**
	 * When this process acquired its locks, by option.
	 *
	 * @var array<string, int>
	 */
	private static array $acquired = array();

	/**
	 * Acquires a lock, which expires by itself.
	 *
	 * @param string $option  Option that holds when the lock was acquired last.
	 * @param int    $seconds How long the lock holds.
	 * @return bool Whether this process has it.
	 */
	public static function acquire( string $option, int $seconds ): bool {
		return 1 === self::attempt( $option, $seconds );
	}

	/**
	 * Acquires a lock as soon as the process that has it releases it, or the lock expires.
	 *
	 * @param string $option  Option that holds when the lock was acquired last.
	 * @param int    $seconds How long the lock holds.
	 * @return bool Whether this process has it.
	 */
	public static function wait( string $option, int $seconds ): bool {
		$until = ( self::$clock )() + $seconds;
		do {
			$won = self::attempt( $option, $seconds );
			if ( 1 === $won ) {
				return true;
			}
			usleep( 1000 * self::PAUSE_MS );
		} while ( false !== $won && ( self::$clock )() <= $until );

		return false;
	}

	/**
	 * Attempts to acquire a lock. One from further in the future than it holds is free as well: a clock was wrong, and
	 * the lock would hold until then. A smaller difference may be the clock of another web node.
	 *
	 * @param string $option  Option that holds when the lock was acquired last.
	 * @param int    $seconds How long the lock holds.
	 * @return int|false 1 if this process has it; false if the database failed.
	 */
	private static function attempt( string $option, int $seconds ) {
		global $wpdb;

		$now = ( self::$clock )();
		// `add_option()` and `update_option()` do not say which process won.
		Query::run( (string) $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '0', 'off')", $option ) );
		$won = Query::run(
			(string) $wpdb->prepare(
				"UPDATE $wpdb->options SET option_value = %d WHERE option_name = %s AND (option_value + 0 <= %d OR option_value + 0 > %d)",
				$now,
				$option,
				$now - $seconds,
				$now + $seconds
			)
		);
		if ( 1 === $won ) {
			self::$acquired[ $option ] = $now;
		}

		return $won;
	}

	/**
	 * Releases a lock that this process has acquired. If it has expired, another process may have it, and it stays.
	 *
	 * @param string $option Option that holds when the lock was acquired last.
	 */
	public static function release( string $option ): void {
		global $wpdb;

		Query::run( (string) $wpdb->prepare( "UPDATE $wpdb->options SET option_value = '0' WHERE option_name = %s AND option_value = %s", $option, (string) self::$acquired[ $option ] ) );
	}
}
