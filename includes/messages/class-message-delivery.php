<?php
namespace Chaty\Messages;

use Chaty\Http\Request;
use WP_Error;

/**
 * Stores a message, then emails it to the owner: what happens to a visitor's message, and to the test of an owner.
 */
final class Message_Delivery {

	private Message_Repository $messages;
	private Email_Worker $emails;

	public function __construct( Message_Repository $messages, Email_Worker $emails ) {
		$this->messages = $messages;
		$this->emails   = $emails;
	}

	/**
	 * Stores a message. One that is sent twice is stored once.
	 *
	 * @param string $fingerprint Hash of the message and its visitor.
	 * @return array{id: int, is_new: bool}|WP_Error
	 */
	public function store( Message $message, string $fingerprint ) {
		return $this->messages->add( $message, $fingerprint );
	}

	/**
	 * Checks a stored message for spam, counts it and emails it. Spam is moved to its folder, neither counted nor emailed. Nothing that fails
	 * here reaches the visitor: the message is stored, and as long as it is not emailed the queue tries again.
	 *
	 * @param array<string, mixed> $channel Stored channel of the form.
	 */
	public function deliver_checked( int $id, Message $message, array $channel, Request $request ): void {
		try {
			if ( ! ( new Akismet_Check() )->is_spam( $message, $request ) ) {
				Message_Counts::add( $message, gmdate( 'Y-m-d H:i:s' ) );
				$this->deliver( $id, $message, $channel );
				return;
			}
			$this->messages->mark_as_spam( $id );
		} catch ( \Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				error_log( 'Chaty: a message was not delivered: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- For the debug log only.
			}
		}
	}

	/**
	 * Tells other plugins of a stored message, emails it, even if one of them throws, and confirms it to the visitor.
	 *
	 * @param array<string, mixed> $channel Stored channel of the form.
	 * @return string Why the email was not sent; empty if it was, or waits.
	 */
	public function deliver( int $id, Message $message, array $channel ): string {
		try {
			/**
			 * Fires after a message is stored, before it is emailed. Does not fire for spam. `Message::is_test()` says
			 * whether an owner sent it to try the form.
			 *
			 * @since 1.0.0
			 *
			 * @example
			 *     add_action( 'chaty_contact_saved', function ( Chaty\Messages\Message $message, int $id ): void {
			 *         my_crm_add( $message->get_field( 'email' ), $message->get_field( 'message' ) );
			 *     }, 10, 2 );
			 *
			 * @param Message $message Message.
			 * @param int     $id      Its id.
			 */
			do_action( 'chaty_contact_saved', $message, $id );
		} finally {
			$error = $this->emails->send_or_wait( $id, $message, $channel );
			if ( '' !== ( $channel['contact_form_settings']['confirmation_text'] ?? '' ) ) {
				Confirmation_Email::send( $id, $message, $channel, $this->emails->get_names( $message ) );
			}
			Webhook_Worker::run_soon( $id );
		}

		return $error;
	}
}
