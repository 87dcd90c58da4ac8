<?php
namespace Chaty\Cli;

use Chaty\Messages\Message_Query;
use Chaty\Messages\Own_Values;
use Chaty\Registrable;
use WP_CLI;

/**
 * Lists and exports the messages of visitors.
 *
 * ## EXAMPLES
 *
 *     wp chaty contacts list --unread
 *     wp chaty contacts export --since=2026-01-01 > contacts.csv
 */
final class Messages_Command implements Registrable {

	private Message_Query $messages;

	public function __construct( Message_Query $messages ) {
		$this->messages = $messages;
	}

	public function register(): void {
		$number = array(
			'type'        => 'assoc',
			'name'        => 'number',
			'description' => 'Maximum number of messages.',
			'optional'    => true,
			'default'     => '20',
		);

		WP_CLI::add_command(
			'chaty contacts list',
			array( $this, 'list' ),
			array(
				'shortdesc' => 'Lists messages, the newest first.',
				'synopsis'  => array_merge(
					array( $number ),
					Message_Args::get_synopsis( 'inbox' ),
					array( $this->get_format( array( 'table', 'json', 'csv' ) ) )
				),
			)
		);
		WP_CLI::add_command(
			'chaty contacts export',
			array( $this, 'export' ),
			array(
				'shortdesc' => 'Prints all messages, the oldest first.',
				'synopsis'  => array_merge(
					Message_Args::get_synopsis( 'all' ),
					array( $this->get_format( array( 'csv', 'json' ) ) )
				),
			)
		);
	}

	/**
	 * Lists messages.
	 *
	 * @param array<int, string>    $args    Not used.
	 * @param array<string, string> $options Options.
	 */
	public function list( array $args, array $options ): void {
		$filters = Message_Args::parse_or_exit( $options );
		$number  = rest_validate_value_from_schema(
			$options['number'],
			array(
				'type'    => 'integer',
				'minimum' => 1,
			),
			'--number'
		);
		if ( is_wp_error( $number ) ) {
			WP_CLI::error( $number->get_error_message() );
		}
		$rows = $this->messages->get_page( $filters, (int) $options['number'] );

		$this->check_or_exit();
		Row_Formatter::show( $this->decode( $rows, $options['format'] ), Message_Query::COLUMNS, $options['format'] );
	}

	/**
	 * Prints all messages.
	 *
	 * @param array<int, string>    $args    Not used.
	 * @param array<string, string> $options Options.
	 */
	public function export( array $args, array $options ): void {
		$rows = $this->messages->iterate( Message_Args::parse_or_exit( $options ) );

		Row_Formatter::show( $this->decode( $rows, $options['format'] ), Message_Query::COLUMNS, $options['format'] );
		$this->check_or_exit();
	}

	/**
	 * Yields messages with the owner's own fields as a list in JSON, and as text in other formats.
	 *
	 * @param iterable<int, array<string, mixed>> $rows Messages.
	 * @return \Generator<int, array<string, mixed>>
	 */
	private function decode( iterable $rows, string $format ): \Generator {
		foreach ( $rows as $row ) {
			yield Own_Values::decode_row( $row, 'json' !== $format );
		}
	}

	/**
	 * Returns the option for the output format as WP-CLI describes it.
	 *
	 * @param array<int, string> $formats Formats; the first is the default.
	 * @return array<string, mixed>
	 */
	private function get_format( array $formats ): array {
		return array(
			'type'        => 'assoc',
			'name'        => 'format',
			'description' => 'Output format. In CSV, an apostrophe precedes what a spreadsheet would evaluate as a formula.',
			'optional'    => true,
			'default'     => $formats[0],
			'options'     => $formats,
		);
	}

	/**
	 * Exits with status 1 if the database did not answer: an incomplete list must not look complete.
	 */
	private function check_or_exit(): void {
		if ( $this->messages->has_failed() ) {
			WP_CLI::error( __( 'The messages could not be read from the database.', 'chaty' ) );
		}
	}
}
