<?php
namespace Chaty\Cli;

use Chaty\Storage\Day;
use WP_CLI;

/**
 * Refuses options without a value, and days that are no dates. An option without a value may be an unset variable of a
 * script: if it were ignored, the command would affect everything.
 */
final class Option_Check {

	/**
	 * Exits with status 1 if an option is empty (`--email=`), or has no value at all (`--email`). WP-CLI warns of the
	 * latter, leaves it out and runs the command; its runner still has it.
	 *
	 * @param array<string, mixed> $options Options of a command.
	 */
	public static function check_or_exit( array $options ): void {
		foreach ( $options + (array) WP_CLI::get_runner()->assoc_args as $name => $value ) {
			$is_left_out = true === $value && ! isset( $options[ $name ] );
			if ( $is_left_out || ( is_string( $value ) && '' === trim( $value ) ) ) {
				/* translators: %s: name of the option. */
				WP_CLI::error( sprintf( __( '--%s must not be empty.', 'chaty' ), $name ) );
			}
		}
	}

	/**
	 * Exits with status 1 also if a day is not a date.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public static function check_days_or_exit( array $options ): void {
		self::check_or_exit( $options );
		foreach ( array_intersect_key( $options, array_flip( array( 'since', 'until' ) ) ) as $name => $value ) {
			if ( ! Day::is_valid( $value ) ) {
				/* translators: %s: name of the option. */
				WP_CLI::error( sprintf( __( '--%s must be a date, such as 2026-01-31.', 'chaty' ), $name ) );
			}
		}
	}
}
