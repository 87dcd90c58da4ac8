<?php
namespace Chaty\Cli;

use Chaty\Messages\Message_Batches;
use Chaty\Messages\Message_Query;
use Chaty\Registrable;
use WP_CLI;
use WP_Error;

/**
 * Marks, moves, emails and deletes messages, by IDs or by filters, in batches.
 *
 * ## EXAMPLES
 *
 *     wp chaty contacts trash 12 13
 *     wp chaty contacts mail --state=given-up
 *     wp chaty contacts delete --email=ada@example.org
 */
final class Message_Actions_Command implements Registrable {

	private Message_Query $messages;
	private Message_Batches $batches;

	public function __construct( Message_Query $messages, Message_Batches $batches ) {
		$this->messages = $messages;
		$this->batches  = $batches;
	}

	public function register(): void {
		$descriptions = array(
			'read'       => 'Marks messages as read.',
			'unread'     => 'Marks messages as unread.',
			'answered'   => 'Marks messages as answered, and as read.',
			'unanswered' => 'Marks messages as not answered.',
			'archive'    => 'Moves messages to the archive.',
			'unarchive'  => 'Moves messages from the archive to the inbox.',
			'spam'       => 'Moves messages to the spam.',
			'not-spam'   => 'Moves messages from the spam to the inbox, and emails those that were not emailed.',
			'trash'      => 'Moves messages to the trash.',
			'restore'    => 'Moves messages from the trash to the inbox.',
			'delete'     => 'Deletes messages for good.',
			'mail'       => 'Emails messages in the inbox to the owner again: a single one at once, several by cron.',
		);
		foreach ( $descriptions as $action => $description ) {
			WP_CLI::add_command(
				"chaty contacts $action",
				fn ( array $args, array $options ) => $this->run( $action, $args, $options ),
				array(
					'shortdesc' => $description,
					'synopsis'  => $this->get_synopsis( $action ),
				)
			);
		}
	}

	/**
	 * @param array<int, string>    $args    IDs.
	 * @param array<string, string> $options Options.
	 */
	private function run( string $action, array $args, array $options ): void {
		$filters = Message_Args::parse_or_exit( $options );
		// With IDs and a filter, the action would change all of the IDs, whatever the filter says.
		if ( ( array() === $args ) === ( array() === $filters && empty( $options['all'] ) ) ) {
			WP_CLI::error( __( 'Specify messages by ID, by a filter, or with --all.', 'chaty' ) );
		}
		if ( array() !== $args ) {
			$ids = $this->parse_ids( $args );
			$this->report( $action, $this->batches->run_by_ids( $action, $ids ), count( $ids ) );
			return;
		}

		$totals = $this->messages->get_totals( $filters );
		if ( 'delete' === $action ) {
			/* translators: %s: number of messages. */
			WP_CLI::confirm( sprintf( _n( 'Delete %s message?', 'Delete %s messages?', $totals['count'], 'chaty' ), number_format_i18n( $totals['count'] ) ), $options );
		}
		$this->report( $action, $this->batches->run_by_filters( $action, $filters, $totals['max_id'] ), $totals['count'] );
	}

	/**
	 * Runs batches and reports the number of messages, or exits with status 1 with the first error.
	 *
	 * @phpstan-param \Generator<int, array{done: array<int, int>, failed: array<int, WP_Error>, from: array<int, string>}> $batches
	 */
	private function report( string $action, \Generator $batches, int $count ): void {
		$bar  = new Progress_Bar( $action, $count );
		$done = 0;
		foreach ( $batches as $batch ) {
			$done += count( $batch['done'] );
			$bar->move( count( $batch['done'] ) );
			foreach ( $batch['failed'] as $id => $error ) {
				if ( 'rest_not_found' === $error->get_error_code() ) {
					WP_CLI::warning( "$id: " . $error->get_error_message() );
					continue;
				}
				/* translators: 1: number of messages, 2: reason. */
				WP_CLI::error( sprintf( _n( '%1$s message done, then: %2$s', '%1$s messages done, then: %2$s', $done, 'chaty' ), number_format_i18n( $done ), $error->get_error_message() ) );
			}
		}
		$bar->finish();

		WP_CLI::success( Message_Batches::get_success( $action, $done ) );
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
	 * Returns the arguments as WP-CLI describes them.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function get_synopsis( string $action ): array {
		$synopsis = array_merge(
			array(
				array(
					'type'        => 'positional',
					'name'        => 'id',
					'description' => 'IDs of messages.',
					'optional'    => true,
					'repeating'   => true,
				),
			),
			Message_Args::get_synopsis( 'all' )
		);
		foreach ( array( 'all' => 'All messages.' ) + ( 'delete' === $action ? array( 'yes' => 'Answer yes to the confirmation message.' ) : array() ) as $name => $description ) {
			$synopsis[] = array(
				'type'        => 'flag',
				'name'        => $name,
				'description' => $description,
				'optional'    => true,
			);
		}

		return $synopsis;
	}
}
