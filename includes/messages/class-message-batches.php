<?php
namespace Chaty\Messages;

use WP_Error;

/**
 * Runs an action on any number of messages, batch by batch, for the command line and the Messages screen.
 */
final class Message_Batches {

	private Message_Query $messages;
	private Message_Actions $actions;

	public function __construct( Message_Query $messages, Message_Actions $actions ) {
		$this->messages = $messages;
		$this->actions  = $actions;
	}

	/**
	 * Runs an action by IDs.
	 *
	 * @param array<int, int> $ids    IDs.
	 * @param string          $moment When messages are moved; empty for now.
	 * @return \Generator<int, array{done: array<int, int>, failed: array<int, WP_Error>, from: array<int, string>}>
	 */
	public function run_by_ids( string $action, array $ids, string $moment = '' ): \Generator {
		foreach ( array_chunk( $ids, Message_Query::MAX_ROWS ) as $some ) {
			yield $this->actions->run( $action, $some, array(), $moment );
		}
	}

	/**
	 * Runs an action by filters, the newest first. Messages that come in meanwhile are not touched.
	 *
	 * @param array<string, string> $filters Filters.
	 * @param int                   $until   Highest ID.
	 * @param string                $moment  When messages are moved; empty for now.
	 * @return \Generator<int, array{done: array<int, int>, failed: array<int, WP_Error>, from: array<int, string>}>
	 */
	public function run_by_filters( string $action, array $filters, int $until, string $moment = '' ): \Generator {
		do {
			$ids = $this->messages->find_ids( array( 'until_id' => (string) $until ) + $filters, Message_Query::MAX_ROWS );
			if ( $this->messages->has_failed() ) {
				yield array(
					'done'   => array(),
					'failed' => array( 0 => Message_Actions::get_read_error() ),
					'from'   => array(),
				);
			}
			if ( array() !== $ids ) {
				yield $this->actions->run( $action, $ids, $filters, $moment );
				$until = min( $ids ) - 1;
			}
		} while ( array() !== $ids );
	}

	/**
	 * Takes back an action for exactly the messages that have its moment.
	 *
	 * @param string $action What takes it back, such as 'restore'.
	 * @param string $moment When they were moved or answered.
	 * @return \Generator<int, array{done: array<int, int>, failed: array<int, WP_Error>, from: array<int, string>}>
	 */
	public function take_back( string $action, string $moment ): \Generator {
		return $this->run_by_filters( $action, array( 'unanswered' === $action ? 'answered_at' : 'boxed_at' => $moment ), PHP_INT_MAX );
	}

	/**
	 * Writes the private note of a message.
	 *
	 * @return \Generator<int, array{done: array<int, int>, failed: array<int, WP_Error>, from: array<int, string>}>
	 */
	public function set_note( int $id, string $note ): \Generator {
		$error = $this->actions->set_note( $id, $note );
		yield array(
			'done'   => null === $error ? array( $id ) : array(),
			'failed' => null === $error ? array() : array( $id => $error ),
			'from'   => array(),
		);
	}

	/**
	 * Counts the messages that an action by filters would change.
	 *
	 * @param array<string, string> $filters Filters.
	 * @param int                   $until   Highest ID.
	 */
	public function count( array $filters, int $until ): int {
		return $this->messages->get_totals( array( 'until_id' => (string) $until ) + $filters )['count'];
	}

	/**
	 * Returns a moment that marks what an action moves.
	 */
	public function get_moment(): string {
		return $this->actions->get_moment();
	}

	/**
	 * Returns what was done, as a sentence.
	 */
	public static function get_success( string $action, int $done ): string {
		if ( 'note' === $action ) {
			return __( 'Note saved.', 'chaty' );
		}

		/* translators: %s: Number of messages. */
		$inbox = _n_noop( '%s message moved to the inbox.', '%s messages moved to the inbox.', 'chaty' );
		$texts = array(
			/* translators: %s: Number of messages. */
			'read'       => _n_noop( '%s message marked as read.', '%s messages marked as read.', 'chaty' ),
			/* translators: %s: Number of messages. */
			'unread'     => _n_noop( '%s message marked as unread.', '%s messages marked as unread.', 'chaty' ),
			/* translators: %s: Number of messages. */
			'answered'   => _n_noop( '%s message marked as answered.', '%s messages marked as answered.', 'chaty' ),
			/* translators: %s: Number of messages. */
			'unanswered' => _n_noop( '%s message marked as not answered.', '%s messages marked as not answered.', 'chaty' ),
			/* translators: %s: Number of messages. */
			'archive'    => _n_noop( '%s message moved to the archive.', '%s messages moved to the archive.', 'chaty' ),
			'unarchive'  => $inbox,
			/* translators: %s: Number of messages. */
			'spam'       => _n_noop( '%s message marked as spam.', '%s messages marked as spam.', 'chaty' ),
			'not-spam'   => $inbox,
			/* translators: %s: Number of messages. */
			'trash'      => _n_noop( '%s message moved to the Trash.', '%s messages moved to the Trash.', 'chaty' ),
			'restore'    => $inbox,
			/* translators: %s: Number of messages. */
			'delete'     => _n_noop( '%s message permanently deleted.', '%s messages permanently deleted.', 'chaty' ),
			/* translators: %s: Number of messages. */
			'mail'       => _n_noop( 'The notification of %s message is sent again.', 'The notifications of %s messages are sent again.', 'chaty' ),
		);

		return sprintf( translate_nooped_plural( $texts[ $action ], $done, 'chaty' ), number_format_i18n( $done ) );
	}
}
