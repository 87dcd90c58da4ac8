<?php
/**
 * Actions on many messages.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use WP_Error;

/**
 * Runs an action on any number of messages, batch by batch, for the command line and the Messages screen.
 */
final class Contact_Batches {

	private Contact_Query $contacts;
	private Contact_Actions $actions;

	/**
	 * @param Contact_Query   $contacts Queries of stored messages.
	 * @param Contact_Actions $actions  What an owner does with messages.
	 */
	public function __construct( Contact_Query $contacts, Contact_Actions $actions ) {
		$this->contacts = $contacts;
		$this->actions  = $actions;
	}

	/**
	 * Runs an action by IDs.
	 *
	 * @param string          $action Action.
	 * @param array<int, int> $ids    IDs.
	 * @return \Generator<int, array{done: array<int, int>, failed: array<int, WP_Error>}>
	 */
	public function run_by_ids( string $action, array $ids ): \Generator {
		foreach ( array_chunk( $ids, Contact_Query::MAX_ROWS ) as $some ) {
			yield $this->actions->run( $action, $some );
		}
	}

	/**
	 * Runs an action by filters, the newest first. What comes in meanwhile is not touched.
	 *
	 * @param string                $action  Action.
	 * @param array<string, string> $filters Filters.
	 * @param int                   $until   Highest ID.
	 * @return \Generator<int, array{done: array<int, int>, failed: array<int, WP_Error>}>
	 */
	public function run_by_filters( string $action, array $filters, int $until ): \Generator {
		do {
			$ids = $this->contacts->find_ids( array( 'until_id' => (string) $until ) + $filters, Contact_Query::MAX_ROWS );
			if ( $this->contacts->has_failed() ) {
				yield array(
					'done'   => array(),
					'failed' => array( 0 => Contact_Actions::get_read_error() ),
				);
			}
			if ( array() !== $ids ) {
				yield $this->actions->run( $action, $ids, $filters );
				$until = min( $ids ) - 1;
			}
		} while ( array() !== $ids );
	}

	/**
	 * Returns what was done, as a sentence.
	 *
	 * @param string $action Action.
	 * @param int    $done   Number of messages.
	 */
	public static function get_success( string $action, int $done ): string {
		/* translators: %s: number of messages. */
		$inbox = _n_noop( '%s message moved to the inbox.', '%s messages moved to the inbox.', 'chaty' );
		$texts = array(
			/* translators: %s: number of messages. */
			'read'     => _n_noop( '%s message marked as read.', '%s messages marked as read.', 'chaty' ),
			/* translators: %s: number of messages. */
			'unread'   => _n_noop( '%s message marked as unread.', '%s messages marked as unread.', 'chaty' ),
			/* translators: %s: number of messages. */
			'spam'     => _n_noop( '%s message moved to the spam.', '%s messages moved to the spam.', 'chaty' ),
			'not-spam' => $inbox,
			/* translators: %s: number of messages. */
			'trash'    => _n_noop( '%s message moved to the trash.', '%s messages moved to the trash.', 'chaty' ),
			'restore'  => $inbox,
			/* translators: %s: number of messages. */
			'delete'   => _n_noop( '%s message deleted.', '%s messages deleted.', 'chaty' ),
			/* translators: %s: number of messages. */
			'mail'     => _n_noop( '%s message emailed.', '%s messages queued to be emailed.', 'chaty' ),
		);

		return sprintf( translate_nooped_plural( $texts[ $action ], $done, 'chaty' ), number_format_i18n( $done ) );
	}
}
