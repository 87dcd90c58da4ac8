<?php
/**
 * Delivery of messages.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use WP_Error;

/**
 * Stores a message, then emails it to the owner: what happens to a visitor's message, and to the test of an owner.
 */
final class Contact_Delivery {

	private Contact_Repository $contacts;
	private Email_Worker $emails;

	/**
	 * @param Contact_Repository $contacts Stored messages.
	 * @param Email_Worker       $emails   Sender of emails to the owner.
	 */
	public function __construct( Contact_Repository $contacts, Email_Worker $emails ) {
		$this->contacts = $contacts;
		$this->emails   = $emails;
	}

	/**
	 * Delivers a message. One that is sent twice is stored once; spam is stored, and not emailed.
	 *
	 * @param Contact              $contact     Message.
	 * @param array<string, mixed> $channel     Stored channel of the form.
	 * @param string               $fingerprint Hash of the message and its visitor.
	 * @param bool                 $is_spam     Whether it is spam.
	 * @return array{id: int, mail_error: string}|WP_Error ID of the message, and why its email was not sent.
	 */
	public function deliver( Contact $contact, array $channel, string $fingerprint, bool $is_spam = false ) {
		$state = $is_spam ? Email_Status::SKIPPED : Email_Status::PENDING;
		$added = $this->contacts->add( $contact, $fingerprint, $state, $is_spam ? Contact_Box::SPAM : Contact_Box::INBOX );
		if ( is_wp_error( $added ) ) {
			return $added;
		}

		$error = '';
		if ( $added['is_new'] && ! $is_spam ) {
			/**
			 * Fires after a message is stored, before it is emailed. Does not fire for spam. `Contact::is_test()` says
			 * whether an owner sent it to try the form.
			 *
			 * @since 1.0.0
			 *
			 * @example
			 *     add_action( 'chaty_contact_saved', function ( Chaty\Contacts\Contact $contact, int $id ): void {
			 *         my_crm_add( $contact->get_field( 'email' ), $contact->get_field( 'message' ) );
			 *     }, 10, 2 );
			 *
			 * @param Contact $contact Message.
			 * @param int     $id      Its id.
			 */
			do_action( 'chaty_contact_saved', $contact, $added['id'] );
			$error = $this->emails->send( $added['id'], $contact, $channel );
		}

		return array(
			'id'         => $added['id'],
			'mail_error' => $error,
		);
	}
}
