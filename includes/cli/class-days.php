<?php
/**
 * Days on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use WP_CLI;

/**
 * Reads days that somebody typed.
 */
final class Days {

	/**
	 * Ends with status 1 when `since` or `until` is no day.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public static function check_or_stop( array $options ): void {
		foreach ( array( 'since', 'until' ) as $name ) {
			if ( isset( $options[ $name ] ) && ! self::is_day( $options[ $name ] ) ) {
				/* translators: %s: name of the option. */
				WP_CLI::error( sprintf( __( '--%s must be a day, such as 2026-01-31.', 'chaty' ), $name ) );
			}
		}
	}

	/**
	 * Says whether a text is a day.
	 *
	 * @param string $text Text.
	 */
	public static function is_day( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
