<?php
/**
 * Stored messages.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Writes messages of visitors into the table.
 */
final class Contacts {

	/**
	 * The owner has not been mailed yet.
	 */
	public const MAIL_PENDING = 'pending';

	/**
	 * The mail was handed over.
	 */
	public const MAIL_SENT = 'sent';

	/**
	 * The mail could not be handed over.
	 */
	public const MAIL_FAILED = 'failed';

	/**
	 * A filter took the recipients away: nothing was mailed.
	 */
	public const MAIL_SKIPPED = 'skipped';

	/**
	 * Stores a message.
	 *
	 * @param Contact $contact The message.
	 * @return int Its id, or 0 when the database failed.
	 */
	public function add( Contact $contact ): int {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- A table of our own.
		$result = $wpdb->insert(
			Database::get_table( 'contacts' ),
			array(
				'widget'     => $contact->get_widget(),
				'channel'    => $contact->get_channel(),
				'name'       => $contact->get_field( 'name' ),
				'email'      => $contact->get_field( 'email' ),
				'phone'      => $contact->get_field( 'phone' ),
				'message'    => $contact->get_field( 'message' ),
				'page_url'   => $contact->get_page_url(),
				'created_at' => gmdate( 'Y-m-d H:i:s' ),
				'mail_state' => self::MAIL_PENDING,
			)
		);

		return $result ? (int) $wpdb->insert_id : 0;
	}

	/**
	 * Marks a message with the fate of its mail.
	 *
	 * @param int    $id    Id of the message.
	 * @param string $state One of the MAIL_ constants.
	 */
	public function mark_mail( int $id, string $state ): void {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery, WordPress.DB.DirectDatabaseQuery.NoCaching -- A table of our own.
		$wpdb->update( Database::get_table( 'contacts' ), array( 'mail_state' => $state ), array( 'id' => $id ) );
	}
}
