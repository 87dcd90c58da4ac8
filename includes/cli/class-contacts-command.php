<?php
/**
 * Messages on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Contacts\Contact_Query;
use Chaty\Registrable;
use WP_CLI;
use WP_Error;

/**
 * Lists, exports and deletes the messages of visitors.
 *
 * ## EXAMPLES
 *
 *     wp chaty contacts list --state=failed
 *     wp chaty contacts export --since=2026-01-01 > contacts.csv
 *     wp chaty contacts delete --email=ada@example.org
 */
final class Contacts_Command implements Registrable {

	private Contact_Query $contacts;

	/**
	 * @param Contact_Query $contacts Queries of stored messages.
	 */
	public function __construct( Contact_Query $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Adds the commands.
	 */
	public function register(): void {
		WP_CLI::add_command( 'chaty contacts list', array( $this, 'list' ) );
		WP_CLI::add_command( 'chaty contacts export', array( $this, 'export' ) );
		WP_CLI::add_command( 'chaty contacts delete', array( $this, 'delete' ) );
	}

	/**
	 * Lists messages, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--number=<number>]
	 * : How many.
	 * ---
	 * default: 20
	 * ---
	 *
	 * [--widget=<id>]
	 * : Of this widget.
	 *
	 * [--email=<address>]
	 * : From this mail address.
	 *
	 * [--state=<state>]
	 * : With a mail in this state: pending, sent, failed, given-up, skipped or spam.
	 *
	 * [--since=<day>]
	 * : From this day on, YYYY-MM-DD.
	 *
	 * [--until=<day>]
	 * : Before this day, YYYY-MM-DD.
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
	public function list( array $args, array $options ): void {
		$rows = $this->contacts->get_newest( $this->read_filters( $options ), max( 1, (int) $options['number'] ) );

		$this->check_or_exit();
		Row_Formatter::show( $rows, Contact_Query::COLUMNS, $options['format'] );
	}

	/**
	 * Prints all messages, the oldest first.
	 *
	 * ## OPTIONS
	 *
	 * [--widget=<id>]
	 * : Of this widget.
	 *
	 * [--email=<address>]
	 * : From this mail address.
	 *
	 * [--state=<state>]
	 * : With a mail in this state.
	 *
	 * [--since=<day>]
	 * : From this day on, YYYY-MM-DD.
	 *
	 * [--until=<day>]
	 * : Before this day, YYYY-MM-DD.
	 *
	 * [--format=<format>]
	 * : How to print them. In CSV an apostrophe stands before what a spreadsheet would take for a formula.
	 * ---
	 * default: csv
	 * options:
	 *   - json
	 *   - csv
	 * ---
	 *
	 * @param array<int, string>    $args    Not used.
	 * @param array<string, string> $options Options.
	 */
	public function export( array $args, array $options ): void {
		Row_Formatter::show( $this->contacts->iterate( $this->read_filters( $options ) ), Contact_Query::COLUMNS, $options['format'] );
		$this->check_or_exit();
	}

	/**
	 * Deletes messages.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of messages.
	 *
	 * [--widget=<id>]
	 * : Those of this widget.
	 *
	 * [--email=<address>]
	 * : Those from this mail address.
	 *
	 * [--state=<state>]
	 * : Those with a mail in this state.
	 *
	 * [--since=<day>]
	 * : Those from this day on, YYYY-MM-DD.
	 *
	 * [--until=<day>]
	 * : Those before this day, YYYY-MM-DD.
	 *
	 * [--all]
	 * : All of them.
	 *
	 * [--yes]
	 * : Does not ask first.
	 *
	 * @param array<int, string>    $args    Ids.
	 * @param array<string, string> $options Options.
	 */
	public function delete( array $args, array $options ): void {
		$filters = $this->read_filters( $options );
		if ( array() !== $args ) {
			$ids = $this->read_ids( $args );
			$this->delete_batches( $this->delete_ids( $ids ), count( $ids ) );
			return;
		}
		if ( array() === $filters && ! isset( $options['all'] ) ) {
			WP_CLI::error( __( 'Name the messages by id, by a filter, or with --all.', 'chaty' ) );
		}

		$count = $this->contacts->count( $filters );
		/* translators: %s: number of messages. */
		WP_CLI::confirm( sprintf( __( 'Messages to delete: %s. Go on?', 'chaty' ), number_format_i18n( $count ) ), $options );

		$this->delete_batches( $this->delete_filtered( array() === $filters ? Contact_Query::ALL : $filters ), $count );
	}

	/**
	 * Deletes messages by their ids.
	 *
	 * @param array<int, int> $ids Ids.
	 * @return \Generator<int, int|WP_Error> Number of messages that each batch deleted.
	 */
	private function delete_ids( array $ids ): \Generator {
		foreach ( array_chunk( $ids, Contact_Query::MAX_ROWS ) as $some ) {
			yield $this->contacts->delete( $some );
		}
	}

	/**
	 * Deletes messages by filters.
	 *
	 * @param array<string, string> $filters Filters.
	 * @return \Generator<int, int|WP_Error> Number of messages that each batch deleted.
	 */
	private function delete_filtered( array $filters ): \Generator {
		do {
			$deleted = $this->contacts->delete_some( $filters );
			yield $deleted;
		} while ( ! is_wp_error( $deleted ) && $deleted > 0 );
	}

	/**
	 * Deletes batch by batch and tells how many, or ends with status 1 when the database refuses one.
	 *
	 * @param \Generator<int, int|WP_Error> $batches Number of messages that each batch deletes.
	 * @param int                           $count   How many are expected.
	 */
	private function delete_batches( \Generator $batches, int $count ): void {
		$bar     = new Progress_Bar( __( 'Deleting', 'chaty' ), $count );
		$deleted = 0;
		foreach ( $batches as $some ) {
			if ( is_wp_error( $some ) ) {
				/* translators: %s: number of messages. */
				WP_CLI::error( sprintf( __( 'The database refused to delete messages. Deleted before that: %s.', 'chaty' ), number_format_i18n( $deleted ) ) );
				return;
			}
			$deleted += (int) $some;
			$bar->move( (int) $some );
		}
		$bar->finish();

		/* translators: %s: number of messages. */
		WP_CLI::success( sprintf( __( 'Messages deleted: %s.', 'chaty' ), number_format_i18n( $deleted ) ) );
	}

	/**
	 * Ends with status 1 when the database did not answer: fewer messages would pass for all that there are.
	 */
	private function check_or_exit(): void {
		if ( $this->contacts->has_failed() ) {
			WP_CLI::error( __( 'The messages could not be read from the database.', 'chaty' ) );
		}
	}

	/**
	 * Reads ids, or ends with status 1.
	 *
	 * @param array<int, string> $args Ids.
	 * @return array<int, int>
	 */
	private function read_ids( array $args ): array {
		foreach ( $args as $id ) {
			if ( ! ctype_digit( $id ) ) {
				/* translators: %s: what was given in place of an id. */
				WP_CLI::error( sprintf( __( '%s is not an id.', 'chaty' ), $id ) );
			}
		}

		return array_map( 'intval', $args );
	}

	/**
	 * Reads the filters, or ends with status 1.
	 *
	 * @param array<string, string> $options Options.
	 * @return array<string, string>
	 */
	private function read_filters( array $options ): array {
		Date_Args::check_or_exit( $options );

		return array_intersect_key( $options, array_flip( array( 'widget', 'email', 'state', 'since', 'until' ) ) );
	}
}
