<?php
namespace Chaty\Cli;

use Chaty\Registrable;
use Chaty\Storage\Stats_Deletion;
use Chaty\Storage\Stats_Query;
use Chaty\Storage\Stats_Report;
use WP_CLI;
use WP_Error;

/**
 * Prints sums of views and clicks, and deletes them.
 */
final class Stats_Command implements Registrable {

	private Stats_Report $report;
	private Stats_Deletion $deletion;

	public function __construct( Stats_Report $report, Stats_Deletion $deletion ) {
		$this->report   = $report;
		$this->deletion = $deletion;
	}

	public function register(): void {
		WP_CLI::add_command( 'chaty stats', array( $this, 'stats' ) );
	}

	/**
	 * Prints sums of views and clicks, or deletes them.
	 *
	 * `views` are those of widgets, `opens` the clicks that open them, `clickers` the visitors who clicked any of their
	 * channels, `clicks` the clicks on these; by channel, or of one channel, `views` are those of the channel.
	 *
	 * ## OPTIONS
	 *
	 * [<action>]
	 * : What to do in place of printing. `reset` deletes all statistics, or those of --widget, --since and --until.
	 * ---
	 * options:
	 *   - reset
	 * ---
	 *
	 * [--by=<split>]
	 * : What to split the sums by.
	 * ---
	 * default: channel
	 * options:
	 *   - total
	 *   - day
	 *   - week
	 *   - month
	 *   - widget
	 *   - channel
	 *   - device
	 *   - page
	 * ---
	 *
	 * [--widget=<id>]
	 * : Only this widget, by its ID.
	 *
	 * [--channel=<name>]
	 * : Only this channel.
	 *
	 * [--device=<device>]
	 * : Only desktops (d), or phones and tablets (m).
	 * ---
	 * options:
	 *   - d
	 *   - m
	 * ---
	 *
	 * [--since=<day>]
	 * : First day, YYYY-MM-DD.
	 *
	 * [--until=<day>]
	 * : Last day, YYYY-MM-DD.
	 *
	 * [--compare=<period>]
	 * : Add the sums of as many days right before, or of the same days of the week, month, quarter or year before.
	 * ---
	 * options:
	 *   - previous
	 *   - week
	 *   - month
	 *   - quarter
	 *   - year
	 * ---
	 *
	 * [--with=<messages>]
	 * : Add the number of messages.
	 * ---
	 * options:
	 *   - messages
	 * ---
	 *
	 * [--limit=<number>]
	 * : Most rows, from 1 to 366.
	 * ---
	 * default: 366
	 * ---
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
	 * [--yes]
	 * : Delete without asking.
	 *
	 * ## EXAMPLES
	 *
	 *     wp chaty stats --by=month --since=2026-01-01 --compare=year
	 *     wp chaty stats reset --until=2025-12-31
	 *
	 * @param array<int, string>    $args    Action.
	 * @param array<string, string> $options Options.
	 */
	public function stats( array $args, array $options ): void {
		Option_Check::check_days_or_exit( $options );
		if ( array() === $args ) {
			$this->show( $options );
		} else {
			$this->reset( $options );
		}
	}

	/**
	 * Prints the rows of a report.
	 *
	 * @param array<string, string> $options Options.
	 */
	private function show( array $options ): void {
		$limit = (int) filter_var( $options['limit'], FILTER_VALIDATE_INT );
		if ( $limit < 1 || $limit > Stats_Report::MAX_ROWS ) {
			/* translators: %s: number. */
			WP_CLI::error( sprintf( __( '--limit must be a number from 1 to %s.', 'chaty' ), number_format_i18n( Stats_Report::MAX_ROWS ) ) );
		}
		$rows = $this->report->get_rows( $options, $limit );
		if ( is_wp_error( $rows ) ) {
			$this->exit_with( $rows );
			return;
		}

		$columns = Stats_Report::get_columns( $options );
		if ( isset( $options['compare'] ) ) {
			$former = array_diff( array_merge( array( 'since', 'until' ), $columns ), Stats_Query::SPLITS );
			foreach ( $rows as &$row ) {
				foreach ( $former as $column ) {
					$row[ "before_$column" ] = $row['before'][ $column ] ?? null;
				}
			}
			unset( $row );
			$columns = array_merge( $columns, array_map( fn( string $column ): string => "before_$column", $former ) );
		}
		Row_Formatter::show( $rows, $columns, $options['format'] );
	}

	/**
	 * @param array<string, string> $options Options.
	 */
	private function reset( array $options ): void {
		foreach ( array( 'channel', 'device', 'compare', 'with' ) as $name ) {
			if ( isset( $options[ $name ] ) ) {
				/* translators: %s: name of the option. */
				WP_CLI::error( sprintf( __( '--%s is not possible here.', 'chaty' ), $name ) );
			}
		}

		WP_CLI::confirm( __( 'Delete these statistics? This cannot be undone.', 'chaty' ), $options );
		$deleted = $this->deletion->delete( $options );
		if ( is_wp_error( $deleted ) ) {
			$this->exit_with( $deleted );
			return;
		}

		/* translators: %s: number of rows. */
		WP_CLI::success( sprintf( _n( '%s row deleted.', '%s rows deleted.', $deleted, 'chaty' ), number_format_i18n( $deleted ) ) );
	}

	private function exit_with( WP_Error $error ): void {
		$option = $error->get_error_data();
		WP_CLI::error( ( is_string( $option ) ? "--$option: " : '' ) . $error->get_error_message() );
	}
}
