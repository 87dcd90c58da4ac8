<?php
namespace Chaty\Cli;

use Chaty\Settings\Import_Result;
use WP_CLI;
use WP_Error;

/**
 * Prints the issues of an import, and exits if the command cannot continue.
 */
final class Import_Reporter {

	/**
	 * Prints warnings and errors, and exits with status 1 if there are errors.
	 */
	public static function check_or_exit( Import_Result $result ): Import_Result {
		foreach ( $result->get_warnings() as $issue ) {
			WP_CLI::warning( $issue->to_line() );
		}
		foreach ( $result->get_errors() as $issue ) {
			WP_CLI::error( $issue->to_line(), false );
		}
		if ( array() !== $result->get_errors() ) {
			WP_CLI::halt( 1 );
		}

		return $result;
	}

	/**
	 * Prints which page caches were emptied, or exits with status 1 if nothing was saved.
	 *
	 * @param array<string, mixed>|WP_Error $saved What `Site_Settings::save()` has returned.
	 */
	public static function report_saved_or_exit( $saved ): void {
		$saved = self::get_or_exit( $saved );
		if ( array() !== $saved['caches'] ) {
			/* translators: %s: names of page caches. */
			WP_CLI::log( sprintf( __( 'Page caches emptied: %s.', 'chaty' ), implode( ', ', $saved['caches'] ) ) );
		}
	}

	/**
	 * Returns a result, or exits with status 1 if it is an error.
	 *
	 * @template T of array<string, mixed>
	 * @phpstan-return T
	 * @param T|WP_Error $result Result.
	 * @return array<string, mixed>
	 */
	public static function get_or_exit( $result ): array {
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message(), false );
			exit( 1 );
		}

		return $result;
	}

	public static function report_success( Import_Result $result ): void {
		$count = count( $result->get_widgets() );
		/* translators: %s: number of widgets. */
		WP_CLI::success( sprintf( _n( '%s widget imported.', '%s widgets imported.', $count, 'chaty' ), number_format_i18n( $count ) ) );
	}
}
