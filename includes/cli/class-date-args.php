<?php
/**
 * Options on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Storage\Day;
use WP_CLI;

/**
 * Judges options that somebody typed.
 */
final class Date_Args {

	/**
	 * Options that are days.
	 */
	private const DAYS = array( 'since', 'until' );

	/**
	 * Ends with status 1 when an option is empty or is no day. An empty one is an unset variable of a script:
	 * taken for none, it would name everything.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public static function check_or_exit( array $options ): void {
		foreach ( $options as $name => $value ) {
			if ( is_string( $value ) && '' === trim( $value ) ) {
				/* translators: %s: name of the option. */
				WP_CLI::error( sprintf( __( '--%s must not be empty.', 'chaty' ), $name ) );
			}
			if ( in_array( $name, self::DAYS, true ) && ! Day::is_valid( $value ) ) {
				/* translators: %s: name of the option. */
				WP_CLI::error( sprintf( __( '--%s must be a day, such as 2026-01-31.', 'chaty' ), $name ) );
			}
		}
	}
}
