<?php
/**
 * Widgets and their counts on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Config\Widget_Repository;
use Chaty\Registrable;
use Chaty\Storage\Stats_Report;
use WP_CLI;

/**
 * Lists the widgets and sums up views and clicks.
 */
final class Stats_Command implements Registrable {

	/**
	 * Where widgets are kept.
	 *
	 * @var Widget_Repository
	 */
	private $repository;

	/**
	 * Reports of counts.
	 *
	 * @var Stats_Report
	 */
	private $report;

	/**
	 * Keeps what it is given.
	 *
	 * @param Widget_Repository $repository  Where widgets are kept.
	 * @param Stats_Report      $report Reports of counts.
	 */
	public function __construct( Widget_Repository $repository, Stats_Report $report ) {
		$this->repository = $repository;
		$this->report     = $report;
	}

	/**
	 * Adds the commands.
	 */
	public function register(): void {
		WP_CLI::add_command( 'chaty widgets', array( $this, 'widgets' ) );
		WP_CLI::add_command( 'chaty stats', array( $this, 'stats' ) );
	}

	/**
	 * Lists the site's widgets.
	 *
	 * ## OPTIONS
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
	public function widgets( array $args, array $options ): void {
		$rows = array();
		foreach ( $this->repository->get_stored_widgets() as $widget ) {
			$rows[] = array(
				'id'       => (string) $widget['id'],
				'position' => (string) ( $widget['settings']['position'] ?? 'right' ),
				'opens'    => (string) ( $widget['settings']['default_state'] ?? 'click' ),
				'channels' => implode( ', ', array_column( $widget['channels'], 'channel' ) ),
			);
		}

		Row_Formatter::show( $rows, array( 'id', 'position', 'opens', 'channels' ), $options['format'] );
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
		Date_Args::check_or_stop( $options );
		$columns = array_merge( Stats_Report::SPLITS[ $options['by'] ], array( 'views', 'clicks' ) );

		Row_Formatter::show( $this->report->get_sums( $options['by'], $options ), $columns, $options['format'] );
	}
}
