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
	private Contact_Deletion $deletion;

	/**
	 * @param Contact_Query    $contacts Queries of stored messages.
	 * @param Contact_Deletion $deletion Deletion of messages.
	 */
	public function __construct( Contact_Query $contacts, Contact_Deletion $deletion ) {
		$this->contacts = $contacts;
		$this->deletion = $deletion;
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
			$this->deletion->delete( $this->deletion->by_ids( $ids ), count( $ids ) );
			return;
		}
		if ( array() === $filters && ! isset( $options['all'] ) ) {
			WP_CLI::error( __( 'Specify messages by ID, by a filter, or with --all.', 'chaty' ) );
		}

		$count = $this->contacts->count( $filters );
		/* translators: %s: number of messages. */
		WP_CLI::confirm( sprintf( _n( 'Delete %s message?', 'Delete %s messages?', $count, 'chaty' ), number_format_i18n( $count ) ), $options );

		$this->deletion->delete( $this->deletion->by_filters( array() === $filters ? Contact_Query::ALL : $filters ), $count );
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
