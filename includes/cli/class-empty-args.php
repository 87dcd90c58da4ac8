<?php
namespace Chaty\Cli;

use WP_CLI;

/**
 * Refuses options without a value. Such an option may be an unset variable of a script: if it were ignored, the
 * command would affect everything.
 */
final class Empty_Args {

	/**
	 * Exits with status 1 if an option is empty (`--email=`), or has no value at all (`--email`). Of the latter WP-CLI
	 * warns, leaves them out, and runs the command; its runner still has them.
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
}
