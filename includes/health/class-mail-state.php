<?php
/**
 * State of the notification emails.
 *
 * @package Chaty
 */

namespace Chaty\Health;

use Chaty\Messages\Message;
use Chaty\Messages\Email_Status;
use Chaty\Messages\Notification_Email;
use Chaty\Storage\Query;
use WP_Error;

/**
 * Counts the emails that did not leave, and sends one as a test.
 */
final class Mail_State {

	/**
	 * How far back messages count. What nobody has repaired for longer is not news.
	 */
	private const RECENT_SECONDS = 30 * DAY_IN_SECONDS;

	private Notification_Email $email;

	public function __construct( Notification_Email $email ) {
		$this->email = $email;
	}

	/**
	 * Counts the messages of the last 30 days by the state of their email.
	 *
	 * @return array<string, int> By the constants of Email_Status; empty if the table cannot be read.
	 */
	public function count_recent(): array {
		global $wpdb;

		$shown = $wpdb->suppress_errors( true );
		$rows  = Query::get_rows(
			(string) $wpdb->prepare(
				"SELECT mail_state, COUNT(*) AS messages FROM {$wpdb->prefix}chaty_contacts WHERE box = 'inbox' AND created_at >= %s GROUP BY mail_state",
				gmdate( 'Y-m-d H:i:s', time() - self::RECENT_SECONDS )
			)
		);
		$wpdb->suppress_errors( $shown );

		return array_map( 'intval', array_column( $rows, 'messages', 'mail_state' ) );
	}

	/**
	 * Counts the messages of the last 30 days whose email could not be handed over.
	 */
	public function count_failed(): int {
		return (int) array_sum( array_intersect_key( $this->count_recent(), array_flip( array( Email_Status::FAILED, Email_Status::GIVEN_UP ) ) ) );
	}

	/**
	 * Sends an email to the address of the administration, on the way that those of messages take.
	 *
	 * @return string|WP_Error The recipient; an error says in the words of the mailer why nothing was sent.
	 */
	public function send_test() {
		$message = new Message( '', '', array( 'message' => __( 'This is a test. Emails about messages are sent the same way.', 'chaty' ) ), '' );
		/* translators: %s: name of the site. */
		$subject = sprintf( __( 'Test message from %s', 'chaty' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) );
		$status  = $this->email->send( $message, array( 'contact_form_settings' => array( 'email_subject' => $subject ) ) );
		if ( Email_Status::SENT === $status ) {
			return (string) get_option( 'admin_email' );
		}

		$reason = Email_Status::SKIPPED === $status ? __( 'A filter of this site has removed the recipients.', 'chaty' ) : $this->email->get_error();
		if ( '' === $reason ) {
			$reason = __( 'this server has no mailer, or the mailer gave no reason. An SMTP plugin usually helps.', 'chaty' );
		}

		return new WP_Error(
			'chaty_email_failed',
			/* translators: %s: reason. */
			sprintf( __( 'The email could not be sent: %s', 'chaty' ), $reason ),
			array( 'status' => 502 )
		);
	}
}
