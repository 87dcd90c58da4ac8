<?php
/**
 * Options that belong together.
 *
 * @package Chaty
 */

namespace Chaty\Config;

/**
 * Writes several options, all or none. `update_option()` returns false both for a failed write and for an
 * unchanged value, and a stale object cache prevents it from writing, so the result is read from the
 * database.
 */
final class Option_Set {

	/**
	 * Writes options.
	 *
	 * @param array<string, mixed> $values   Values by option.
	 * @param bool                 $autoload Whether they are autoloaded.
	 * @return bool Whether all were written. If not, all have their old values.
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
	 * Restores options.
	 *
	 * @param array<string, string|null> $before Serialized values by option; null if there was none.
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
	 * Reads an option from the database, without caches and filters.
	 *
	 * @param string $option Name.
	 * @return string|null Serialized value; null if there is none.
	 */
	private static function read( string $option ): ?string {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- `get_option()` may return a stale value.
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $option ) );
	}
}
