<?php
/**
 * Statistics on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Registrable;
use Chaty\Storage\Stats_Report;
use WP_CLI;

/**
 * Prints sums of views and clicks.
 */
final class Stats_Command implements Registrable {

	private Stats_Report $report;

	/**
	 * @param Stats_Report $report Report of the statistics.
	 */
	public function __construct( Stats_Report $report ) {
		$this->report = $report;
	}

	/**
	 * Adds the command.
	 */
	public function register(): void {
		WP_CLI::add_command( 'chaty stats', array( $this, 'stats' ) );
	}

	/**
	 * Prints sums of views and clicks. Rows without a channel are of the widget itself.
	 *
	 * ## OPTIONS
	 *
	 * [--by=<split>]
	 * : What to split the sums by.
	 * ---
	 * default: channel
	 * options:
	 *   - channel
	 *   - day
	 *   - device
	 * ---
	 *
	 * [--widget=<id>]
	 * : Only this widget, by its ID.
	 *
	 * [--since=<day>]
	 * : First day, YYYY-MM-DD.
	 *
	 * [--until=<day>]
	 * : Last day, YYYY-MM-DD.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * @param array<int, string>    $args    Not used.
	 * @param array<string, string> $options Options.
	 */
	public function stats( array $args, array $options ): void {
		Date_Args::check_or_exit( $options );
		$columns = array_merge( Stats_Report::SPLITS[ $options['by'] ], array( 'views', 'clicks' ) );

		Row_Formatter::show( $this->report->get_sums( $options['by'], $options ), $columns, $options['format'] );
	}
}
