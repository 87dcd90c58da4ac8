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
 * Sums up views and clicks.
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
	 * Adds the commands.
	 */
	public function register(): void {
		WP_CLI::add_command( 'chaty stats', array( $this, 'stats' ) );
	}

	/**
	 * Sums up views and clicks. Rows without a channel are the widget itself.
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
	 * : Of this widget.
	 *
	 * [--since=<day>]
	 * : From this day on, YYYY-MM-DD.
	 *
	 * [--until=<day>]
	 * : Up to this day, YYYY-MM-DD.
	 *
	 * [--format=<format>]
	 * : How to print them.
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
