<?php
/**
 * A statement that writes.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Runs statements that write. One that loses against another of the same moment, by a deadlock or a
 * locked SQLite file, was undone as a whole, and is tried again after a moment; all else that fails is an
 * error at once.
 */
final class Retrying_Query {

	/**
	 * Most tries.
	 */
	private const TRIES = 6;

	/**
	 * Longest time between two tries; how long by chance, so that those who met do not meet again.
	 */
	private const MOST_WAIT_MS = 30;

	/**
	 * What databases say of a statement that lost: MariaDB's and MySQL's deadlocks, SQLite's locks.
	 */
	private const LOST = '/deadlock found|database (?:table )?is locked/i';

	/**
	 * Runs a statement.
	 *
	 * @param string $statement Prepared SQL.
	 * @return int|false Rows, or false when it was not written; then the error is logged.
	 */
	public static function run( string $statement ) {
		global $wpdb;

		$was_silent = $wpdb->suppress_errors( true );
		$result     = self::query( $statement );
		$tries      = 1;
		while ( false === $result && $tries < self::TRIES && preg_match( self::LOST, $wpdb->last_error ) ) {
			usleep( 1000 * wp_rand( 1, self::MOST_WAIT_MS ) );
			$result = self::query( $statement );
			++$tries;
		}
		$wpdb->suppress_errors( $was_silent );
		if ( false === $result ) {
			$wpdb->print_error( $wpdb->last_error );
		}

		return $result;
	}

	/**
	 * Runs a statement once.
	 *
	 * @param string $statement Prepared SQL.
	 * @return int|false
	 */
	private static function query( string $statement ) {
		global $wpdb;

		// phpcs:ignore WordPress.DB -- Prepared by the caller.
		$result = $wpdb->query( $statement );

		return is_int( $result ) ? $result : false;
	}
}
