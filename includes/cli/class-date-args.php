<?php
namespace Chaty\Cli;

use Chaty\Storage\Day;
use WP_CLI;

/**
 * Validates the options of a command.
 */
final class Date_Args {

	private const DAYS = array( 'since', 'until' );

	/**
	 * Exits with status 1 if an option is empty or is not a date.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public static function check_or_exit( array $options ): void {
		Empty_Args::check_or_exit( $options );
		foreach ( $options as $name => $value ) {
			if ( in_array( $name, self::DAYS, true ) && ! Day::is_valid( $value ) ) {
				/* translators: %s: name of the option. */
				WP_CLI::error( sprintf( __( '--%s must be a date, such as 2026-01-31.', 'chaty' ), $name ) );
			}
		}
	}
}
