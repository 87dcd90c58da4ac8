<?php
/**
 * Deletion of messages on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Contacts\Contact_Query;
use WP_CLI;
use WP_Error;

/**
 * Deletes messages in batches, with a progress bar.
 */
final class Contact_Deletion {

	private Contact_Query $contacts;

	/**
	 * @param Contact_Query $contacts Queries of stored messages.
	 */
	public function __construct( Contact_Query $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Deletes messages by ID, in batches.
	 *
	 * @param array<int, int> $ids IDs.
	 * @return \Generator<int, int|WP_Error> Number of messages that each batch deleted.
	 */
	public function by_ids( array $ids ): \Generator {
		foreach ( array_chunk( $ids, Contact_Query::MAX_ROWS ) as $some ) {
			yield $this->contacts->delete( $some );
		}
	}

	/**
	 * Deletes messages by filters, in batches.
	 *
	 * @param array<string, string> $filters Filters.
	 * @return \Generator<int, int|WP_Error> Number of messages that each batch deleted.
	 */
	public function by_filters( array $filters ): \Generator {
		do {
			$deleted = $this->contacts->delete_some( $filters );
			yield $deleted;
		} while ( ! is_wp_error( $deleted ) && $deleted > 0 );
	}

	/**
	 * Runs a deletion batch by batch and reports the number, or exits with status 1 if the database refuses one.
	 *
	 * @param \Generator<int, int|WP_Error> $batches Number of messages that each batch deletes.
	 * @param int                           $count   Expected number of messages.
	 */
	public function delete( \Generator $batches, int $count ): void {
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
}
