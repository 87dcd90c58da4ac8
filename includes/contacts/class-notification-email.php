<?php
/**
 * Mail to the owner.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Settings\Email_Address;

/**
 * Tells the owner of a message. An answer to the mail goes to the visitor. Nothing that a visitor wrote
 * can begin a new header: it stands in the text, and in one checked Reply-To.
 */
final class Notification_Email {

	/**
	 * Mails a message.
	 *
	 * @param Contact              $contact The message.
	 * @param array<string, mixed> $channel The stored channel that it came through.
	 * @return string One of the constants of Email_Status.
	 */
	public function send( Contact $contact, array $channel ): string {
		$form = $channel['contact_form_settings'] ?? array();
		$mail = array(
			'to'      => '' !== ( $form['email_address'] ?? '' ) ? $form['email_address'] : get_option( 'admin_email' ),
			'subject' => $this->get_subject( (string) ( $form['email_subject'] ?? '' ), $contact ),
			'message' => $this->get_body_text( $contact ),
			'headers' => $this->get_headers( $contact ),
		);

		/**
		 * Filters the mail to the owner. Without a recipient nothing is mailed.
		 *
		 * @param array{to: string, subject: string, message: string, headers: array<int, string>} $mail    What `wp_mail` gets.
		 * @param Contact                                                                          $contact The message.
		 */
		$mail = (array) apply_filters( 'chaty_notification_email', $mail, $contact );
		if ( empty( $mail['to'] ) ) {
			return Email_Status::SKIPPED;
		}

		try {
			$is_sent = wp_mail( $mail['to'], (string) ( $mail['subject'] ?? '' ), (string) ( $mail['message'] ?? '' ), $mail['headers'] ?? array() );
		} catch ( \Throwable $error ) {
			// A mail plugin that breaks must not cost the visitor the answer: the message is stored.
			$is_sent = false;
		}

		return $is_sent ? Email_Status::SENT : Email_Status::FAILED;
	}

	/**
	 * Makes the subject.
	 *
	 * @param string  $subject The owner's own subject; empty for a default.
	 * @param Contact $contact The message.
	 */
	private function get_subject( string $subject, Contact $contact ): string {
		if ( '' === $subject ) {
			/* translators: %s: name of the site. */
			$subject = sprintf( __( 'New message from %s', 'chaty' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) );
		}

		return $this->to_single_line( Merge_Fields::fill( $subject, $contact ) );
	}

	/**
	 * Makes the text: each field in its own line, then the page.
	 *
	 * @param Contact $contact The message.
	 */
	private function get_body_text( Contact $contact ): string {
		$labels = array(
			'name'    => __( 'Name', 'chaty' ),
			'email'   => __( 'Email', 'chaty' ),
			'phone'   => __( 'Phone', 'chaty' ),
			'message' => __( 'Message', 'chaty' ),
		);

		$lines = array();
		foreach ( $contact->get_fields() as $name => $value ) {
			if ( '' !== $value ) {
				$lines[] = $labels[ $name ] . ': ' . $value;
			}
		}
		if ( '' !== $contact->get_page_url() ) {
			$lines[] = __( 'Page', 'chaty' ) . ': ' . $contact->get_page_url();
		}

		return implode( "\n", $lines ) . "\n";
	}

	/**
	 * Makes the headers: a Reply-To when the visitor left a valid mail address.
	 *
	 * @param Contact $contact The message.
	 * @return array<int, string>
	 */
	private function get_headers( Contact $contact ): array {
		$email = $contact->get_field( 'email' );
		if ( '' === $email || $this->to_single_line( $email ) !== $email || ! Email_Address::is_valid( $email ) ) {
			return array();
		}
		$name = trim( (string) preg_replace( '/[^\p{L}\p{N}\p{M}.\'-]+/u', ' ', $this->to_single_line( $contact->get_field( 'name' ) ) ) );

		return array( '' === $name ? "Reply-To: $email" : "Reply-To: $name <$email>" );
	}

	/**
	 * Puts a text into one line.
	 *
	 * @param string $text Text.
	 */
	private function to_single_line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) );
	}
}
