<?php
/**
 * Options that belong together.
 *
 * @package Chaty
 */

namespace Chaty\Config;

/**
 * Writes options all or not at all. What `update_option()` returns does not tell a write that failed from
 * a value that was there already, and a stale object cache keeps it from writing, so the database is
 * asked what it holds.
 */
final class Option_Set {

	/**
	 * Writes options.
	 *
	 * @param array<string, mixed> $values   Values by option.
	 * @param bool                 $autoload Whether pages load them at once.
	 * @return bool False when one could not be written; then all are as they were.
	 */
	public static function write( array $values, bool $autoload ): bool {
		$before = array();
		foreach ( $values as $option => $value ) {
			$before[ $option ] = self::read( $option );
			update_option( $option, $value, $autoload );
			if ( (string) maybe_serialize( $value ) !== self::read( $option ) ) {
				self::restore( $before );

				return false;
			}
		}

		return true;
	}

	/**
	 * Puts options back.
	 *
	 * @param array<string, string|null> $before Values as the table held them; null for none.
	 */
	private static function restore( array $before ): void {
		foreach ( $before as $option => $value ) {
			if ( null === $value ) {
				delete_option( $option );
			} else {
				update_option( $option, maybe_unserialize( $value ) );
			}
		}
	}

	/**
	 * Reads an option from the database, past caches and filters.
	 *
	 * @param string $option Name.
	 * @return string|null Null when there is none.
	 */
	private static function read( string $option ): ?string {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What `get_option()` gives may not be what is stored.
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $option ) );
	}
}
