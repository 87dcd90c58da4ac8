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
	 * : Maximum number of messages.
	 * ---
	 * default: 20
	 * ---
	 *
	 * [--widget=<id>]
	 * : Only messages of this widget, by its ID.
	 *
	 * [--email=<address>]
	 * : Only messages from this email address.
	 *
	 * [--state=<state>]
	 * : Only messages whose email has this status: pending, sent, failed, given-up, skipped or spam.
	 *
	 * [--since=<day>]
	 * : Only messages from this day on, YYYY-MM-DD (UTC).
	 *
	 * [--until=<day>]
	 * : Only messages before this day, YYYY-MM-DD (UTC).
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
	public function list( array $args, array $options ): void {
		$rows = $this->contacts->get_newest( $this->parse_filters( $options ), max( 1, (int) $options['number'] ) );

		$this->check_or_exit();
		Row_Formatter::show( $rows, Contact_Query::COLUMNS, $options['format'] );
	}

	/**
	 * Prints all messages, the oldest first.
	 *
	 * ## OPTIONS
	 *
	 * [--widget=<id>]
	 * : Only messages of this widget, by its ID.
	 *
	 * [--email=<address>]
	 * : Only messages from this email address.
	 *
	 * [--state=<state>]
	 * : Only messages whose email has this status.
	 *
	 * [--since=<day>]
	 * : Only messages from this day on, YYYY-MM-DD (UTC).
	 *
	 * [--until=<day>]
	 * : Only messages before this day, YYYY-MM-DD (UTC).
	 *
	 * [--format=<format>]
	 * : Output format. In CSV, an apostrophe precedes what a spreadsheet would evaluate as a formula.
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
		Row_Formatter::show( $this->contacts->iterate( $this->parse_filters( $options ) ), Contact_Query::COLUMNS, $options['format'] );
		$this->check_or_exit();
	}

	/**
	 * Deletes messages.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : IDs of messages.
	 *
	 * [--widget=<id>]
	 * : Only messages of this widget, by its ID.
	 *
	 * [--email=<address>]
	 * : Only messages from this email address.
	 *
	 * [--state=<state>]
	 * : Only messages whose email has this status.
	 *
	 * [--since=<day>]
	 * : Only messages from this day on, YYYY-MM-DD (UTC).
	 *
	 * [--until=<day>]
	 * : Only messages before this day, YYYY-MM-DD (UTC).
	 *
	 * [--all]
	 * : All messages.
	 *
	 * [--yes]
	 * : Answer yes to the confirmation message.
	 *
	 * @param array<int, string>    $args    IDs.
	 * @param array<string, string> $options Options.
	 */
	public function delete( array $args, array $options ): void {
		$filters = $this->parse_filters( $options );
		if ( array() !== $args ) {
			$ids = $this->parse_ids( $args );
			$this->delete_batches( $this->delete_ids( $ids ), count( $ids ) );
			return;
		}
		if ( array() === $filters && ! isset( $options['all'] ) ) {
			WP_CLI::error( __( 'Specify messages by ID, by a filter, or with --all.', 'chaty' ) );
		}

		$count = $this->contacts->count( $filters );
		/* translators: %s: number of messages. */
		WP_CLI::confirm( sprintf( _n( 'Delete %s message?', 'Delete %s messages?', $count, 'chaty' ), number_format_i18n( $count ) ), $options );

		$this->delete_batches( $this->delete_filtered( array() === $filters ? Contact_Query::ALL : $filters ), $count );
	}

	/**
	 * Deletes messages by ID.
	 *
	 * @param array<int, int> $ids IDs.
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
	 * Deletes batch by batch and reports the number, or exits with status 1 if the database refuses one.
	 *
	 * @param \Generator<int, int|WP_Error> $batches Number of messages that each batch deletes.
	 * @param int                           $count   Expected number of messages.
	 */
	private function delete_batches( \Generator $batches, int $count ): void {
		$bar     = new Progress_Bar( __( 'Deleting', 'chaty' ), $count );
		$deleted = 0;
		foreach ( $batches as $some ) {
			if ( is_wp_error( $some ) ) {
				/* translators: %s: number of messages. */
				$message = _n( 'The database refused to delete more than %s message.', 'The database refused to delete more than %s messages.', $deleted, 'chaty' );
				WP_CLI::error( sprintf( $message, number_format_i18n( $deleted ) ) );
				return;
			}
			$deleted += (int) $some;
			$bar->move( (int) $some );
		}
		$bar->finish();

		/* translators: %s: number of messages. */
		WP_CLI::success( sprintf( _n( '%s message deleted.', '%s messages deleted.', $deleted, 'chaty' ), number_format_i18n( $deleted ) ) );
	}

	/**
	 * Exits with status 1 if the database did not answer: an incomplete list must not look complete.
	 */
	private function check_or_exit(): void {
		if ( $this->contacts->has_failed() ) {
			WP_CLI::error( __( 'The messages could not be read from the database.', 'chaty' ) );
		}
	}

	/**
	 * Parses IDs, or exits with status 1.
	 *
	 * @param array<int, string> $args IDs.
	 * @return array<int, int>
	 */
	private function parse_ids( array $args ): array {
		foreach ( $args as $id ) {
			if ( ! ctype_digit( $id ) ) {
				/* translators: %s: invalid ID. */
				WP_CLI::error( sprintf( __( '%s is not an ID.', 'chaty' ), $id ) );
			}
		}

		return array_map( 'intval', $args );
	}

	/**
	 * Parses the filters, or exits with status 1.
	 *
	 * @param array<string, string> $options Options.
	 * @return array<string, string>
	 */
	private function parse_filters( array $options ): array {
		Date_Args::check_or_exit( $options );

		return array_intersect_key( $options, array_flip( array( 'widget', 'email', 'state', 'since', 'until' ) ) );
	}
}
