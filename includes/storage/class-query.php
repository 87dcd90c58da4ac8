<?php
namespace Chaty\Storage;

// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- The callers prepare, where PHPCS checks that; own tables have no functions of WordPress.

/**
 * Runs statements, on the plugin's tables and on options. A write that the database rolled back because of a concurrent
 * one, by a deadlock or a locked SQLite file, is retried; any other failure is an error at once.
 */
final class Query {

	/**
	 * Attempts, at most.
	 */
	private const TRIES = 6;

	/**
	 * Longest pause before a retry. Its length is random, so that two statements do not collide again.
	 */
	private const MAX_PAUSE_MS = 30;

	/**
	 * Error messages of conflicts: deadlocks of MariaDB and MySQL, locks of SQLite.
	 */
	private const CONFLICT = '/deadlock found|database (?:table )?is locked/i';

	/**
	 * @param string $statement Prepared SQL.
	 * @return int|false Number of rows; false if nothing was written, with the error in the log.
	 */
	public static function run( string $statement ) {
		global $wpdb;

		$was_silent = $wpdb->suppress_errors( true );
		$result     = self::query( $statement );
		$tries      = 1;
		while ( false === $result && $tries < self::TRIES && preg_match( self::CONFLICT, $wpdb->last_error ) ) {
			usleep( 1000 * wp_rand( 1, self::MAX_PAUSE_MS ) );
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
	 * Prepares a statement that is put together, whose number of placeholders is not known beforehand.
	 *
	 * @param string                       $statement SQL with placeholders.
	 * @param array<array-key, int|string> $values    Their values; without any, the statement is as it is.
	 */
	public static function prepare( string $statement, array $values ): string {
		global $wpdb;

		return array() === $values ? $statement : (string) $wpdb->prepare( $statement, array_values( $values ) );
	}

	/**
	 * @param string $statement Prepared SQL.
	 * @return array<int, array<string, mixed>> Empty if the database failed.
	 */
	public static function get_rows( string $statement ): array {
		global $wpdb;

		return (array) $wpdb->get_results( $statement, ARRAY_A );
	}

	/**
	 * @param string $statement Prepared SQL.
	 * @return array<int, string|null> Empty if the database failed.
	 */
	public static function get_column( string $statement ): array {
		global $wpdb;

		return $wpdb->get_col( $statement );
	}

	/**
	 * Runs a statement once.
	 *
	 * @param string $statement Prepared SQL.
	 * @return int|false
	 */
	private static function query( string $statement ) {
		global $wpdb;

		$result = $wpdb->query( $statement );

		return is_int( $result ) ? $result : false;
	}
}
