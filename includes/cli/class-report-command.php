<?php
namespace Chaty\Cli;

use Chaty\Messages\Report_Email;
use Chaty\Registrable;
use WP_CLI;

/**
 * Prints the report of days, or mails it.
 */
final class Report_Command implements Registrable {

	private Report_Email $email;

	public function __construct( Report_Email $email ) {
		$this->email = $email;
	}

	public function register(): void {
		WP_CLI::add_command( 'chaty report', array( $this, 'report' ) );
	}

	/**
	 * Prints the statistics of some days beside former days, and the unread messages, as the report by email does.
	 *
	 * ## OPTIONS
	 *
	 * [--since=<day>]
	 * : First day, YYYY-MM-DD. Default: that of the last week that is over.
	 *
	 * [--until=<day>]
	 * : Last day, YYYY-MM-DD. Default: that of the last week that is over.
	 *
	 * [--compare=<period>]
	 * : Compare with as many days right before, or with the same days of the week, month, quarter or year before.
	 * ---
	 * default: previous
	 * options:
	 *   - previous
	 *   - week
	 *   - month
	 *   - quarter
	 *   - year
	 * ---
	 *
	 * [--mail]
	 * : Mail it to the administrator in place of printing it.
	 *
	 * ## EXAMPLES
	 *
	 *     wp chaty report --since=2026-01-01 --until=2026-03-31 --compare=year
	 *
	 * @param array<int, string>    $args    None.
	 * @param array<string, string> $options Options.
	 */
	public function report( array $args, array $options ): void {
		Option_Check::check_days_or_exit( $options );
		$is_mailed = ! empty( $options['mail'] );
		$days      = array_diff_key( $options, array( 'mail' => true ) ) + Report_Email::get_last( 'week' );
		$result    = $is_mailed ? $this->email->send( $days ) : $this->email->create( $days );
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message() );
		} elseif ( $is_mailed ) {
			/* translators: %s: email address. */
			WP_CLI::success( sprintf( __( 'The report was handed over to the mail system for %s.', 'chaty' ), $result ) );
		} else {
			WP_CLI::line( rtrim( $result ) );
		}
	}
}
