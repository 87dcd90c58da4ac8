<?php
namespace Chaty\Messages;

use Chaty\Config\Site_Name;
use Chaty\Settings\Email_Address;
use Chaty\Settings\Option_Emails;
use WP_Error;

/**
 * Notifies the owner of a message. Replies go to the visitor. What a visitor wrote cannot inject a header: it
 * is in the body, and in one validated Reply-To.
 */
final class Notification_Email {

	/**
	 * Why the last email could not be handed over; empty if nothing said so.
	 */
	private string $error = '';

	/**
	 * Returns why the last email could not be handed over; empty if nothing said so.
	 */
	public function get_error(): string {
		return $this->error;
	}

	/**
	 * @param array<string, mixed> $channel Channel of the form.
	 * @param int                  $id      ID of the message; 0 for one that is not stored.
	 * @param array<int, string>   $names   Names of the widget and the form; empty for none.
	 * @return string One of the constants of Email_Status.
	 */
	public function send( Message $message, array $channel, int $id = 0, array $names = array() ): string {
		$mail = $this->create( $message, $channel, $id, $names );

		return null === $mail ? Email_Status::FAILED : $this->hand_over( $mail );
	}

	/**
	 * @param array<string, mixed> $channel Channel of the form.
	 * @param int                  $id      ID of the message; 0 for one that is not stored.
	 * @param array<int, string>   $names   Names of the widget and the form; empty for none.
	 * @return array<string, mixed>|null Arguments of `wp_mail()`; null if another plugin has thrown, which costs an
	 *                                   attempt: the message is stored.
	 */
	public function create( Message $message, array $channel, int $id = 0, array $names = array() ): ?array {
		$form = $channel['contact_form_settings'] ?? array();
		$mail = array(
			'to'      => $this->get_recipients( $message, $channel ),
			'subject' => $this->get_subject( (string) ( $form['email_subject'] ?? '' ), $message, $names ),
			'message' => $this->get_body_text( $message, $this->get_labels( $channel ), implode( ', ', $names ) ) . Message_Links::get_text( $id ),
			'headers' => array_merge( $this->get_headers( $message ), $this->get_copies( $form ) ),
		);

		/**
		 * Filters the email to the owner. Without a recipient, none is sent. Of many messages at once, those with the
		 * same recipient and headers are sent as one email, with a subject of its own.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_notification_email', function ( array $mail, Chaty\Messages\Message $message ): array {
		 *         $mail['subject'] = 'Lead: ' . $message->get_field( 'name' );
		 *         return $mail;
		 *     }, 10, 2 );
		 *
		 * @param array{to: string, subject: string, message: string, headers: array<int, string>} $mail    Arguments of `wp_mail()`.
		 * @param Message                                                                          $message Message.
		 */
		try {
			return (array) apply_filters( 'chaty_notification_email', $mail, $message );
		} catch ( \Throwable $error ) {
			$this->error = $error->getMessage();

			return null;
		}
	}

	/**
	 * Hands an email over to WordPress. Where nothing else names the sender, the site does.
	 *
	 * @param array<string, mixed> $mail Arguments of `wp_mail()`.
	 * @return string One of the constants of Email_Status.
	 */
	public function hand_over( array $mail ): string {
		if ( empty( $mail['to'] ) ) {
			return Email_Status::SKIPPED;
		}

		$this->error = '';
		$on_failure  = function ( WP_Error $error ): void {
			$this->error = $error->get_error_message();
		};
		$get_sender  = static fn ( $name ) => 'WordPress' === $name ? Site_Name::get() : $name;
		$add_html    = static fn ( $mailer ) => Email_Markup::add( $mailer, (string) ( $mail['message'] ?? '' ) );
		add_action( 'wp_mail_failed', $on_failure );
		add_action( 'phpmailer_init', $add_html, 1 );
		add_filter( 'wp_mail_from_name', $get_sender, 1 );
		try {
			$is_sent = wp_mail( $mail['to'], (string) ( $mail['subject'] ?? '' ), (string) ( $mail['message'] ?? '' ), $mail['headers'] ?? array() );
		} catch ( \Throwable $error ) {
			// An exception of an email plugin must not reach the visitor: the message is stored.
			$this->error = $error->getMessage();
			$is_sent     = false;
		}
		remove_action( 'wp_mail_failed', $on_failure );
		remove_action( 'phpmailer_init', $add_html, 1 );
		remove_filter( 'wp_mail_from_name', $get_sender, 1 );

		return $is_sent ? Email_Status::SENT : Email_Status::FAILED;
	}

	/**
	 * Returns who gets a message: those of the options that the visitor chose, otherwise those of the form, otherwise the
	 * administrator.
	 *
	 * @param array<string, mixed> $channel Channel of the form.
	 * @return string Addresses separated by ", ".
	 */
	private function get_recipients( Message $message, array $channel ): string {
		$lines  = array_filter( array_column( $channel['contact_own_fields'] ?? array(), 'option_emails', 'id' ) );
		$chosen = array();
		foreach ( array() === $lines ? array() : $message->get_own_fields() as $field ) {
			$chosen[] = Option_Emails::find( $lines[ $field['id'] ] ?? '', $field['value'] );
		}
		$chosen = array_diff( $chosen, array( '' ) );
		if ( array() !== $chosen ) {
			return implode( ', ', array_unique( explode( ', ', implode( ', ', $chosen ) ) ) );
		}
		$own = (string) ( $channel['contact_form_settings']['email_address'] ?? '' );

		return '' === $own ? (string) get_option( 'admin_email' ) : $own;
	}

	/**
	 * Returns the headers of those who get a copy.
	 *
	 * @param array<string, mixed> $form Settings of the form, sanitized: addresses in one line.
	 * @return array<int, string>
	 */
	private function get_copies( array $form ): array {
		$headers = array();
		foreach ( array( 'Cc', 'Bcc' ) as $name ) {
			$addresses = (string) ( $form[ 'email_' . strtolower( $name ) ] ?? '' );
			if ( '' !== $addresses ) {
				$headers[] = "$name: $addresses";
			}
		}

		return $headers;
	}

	/**
	 * @param string             $subject The owner's subject; empty for the default.
	 * @param array<int, string> $names   Names of the widget and the form; empty for none.
	 */
	private function get_subject( string $subject, Message $message, array $names ): string {
		if ( '' === $subject ) {
			/* translators: %s: name of the site. */
			$start  = sprintf( __( 'New message from %s', 'chaty' ), Site_Name::get() );
			$filled = $this->to_single_line( array() === $names ? $start : "$start: " . implode( ', ', $names ) );
		} else {
			$filled = $this->to_single_line( Merge_Fields::fill( $subject, $names, $message ) );
		}

		/* translators: %s: subject of an email that an owner has sent as a test. */
		return $message->is_test() ? sprintf( __( '[Test] %s', 'chaty' ), $filled ) : $filled;
	}

	/**
	 * Returns the labels of the fields: those of the form, where it has some.
	 *
	 * @param array<string, mixed> $channel Channel of the form.
	 * @return array<string, string> By the name of the field.
	 */
	private function get_labels( array $channel ): array {
		$titles = array_map( 'trim', array_column( $channel['contact_fields'] ?? array(), 'title', 'field' ) );

		return array_filter( $titles ) + array(
			'name'    => __( 'Name', 'chaty' ),
			'email'   => __( 'Email', 'chaty' ),
			'phone'   => __( 'Phone', 'chaty' ),
			'message' => __( 'Message', 'chaty' ),
		);
	}

	/**
	 * Returns the body: a line per field, the owner's own fields last, then the source of the message.
	 *
	 * @param array<string, string> $labels Labels of the fields.
	 * @param string                $source Names of the widget and the form; empty for none.
	 */
	private function get_body_text( Message $message, array $labels, string $source ): string {
		$lines = array();
		foreach ( $message->get_fields() as $name => $value ) {
			if ( '' !== $value ) {
				$lines[] = $labels[ $name ] . ': ' . $value;
			}
		}
		if ( array() !== $message->get_own_fields() ) {
			$lines[] = Own_Values::to_text( $message->get_own_fields() );
		}
		if ( '' !== $source ) {
			$lines[] = __( 'Widget', 'chaty' ) . ': ' . $source;
		}
		if ( '' !== $message->get_page_url() ) {
			$lines[] = __( 'Page', 'chaty' ) . ': ' . $message->get_page_url();
		}

		return implode( "\n", $lines ) . "\n";
	}

	/**
	 * Returns the headers: a Reply-To if the visitor's email address is valid.
	 *
	 * @return array<int, string>
	 */
	private function get_headers( Message $message ): array {
		$email = $message->get_field( 'email' );
		if ( ! Email_Address::is_valid( $email ) ) {
			return array();
		}
		$name = trim( (string) preg_replace( '/[^\p{L}\p{N}\p{M}.\'-]+/u', ' ', $this->to_single_line( $message->get_field( 'name' ) ) ) );

		return array( '' === $name ? "Reply-To: $email" : "Reply-To: $name <$email>" );
	}

	private function to_single_line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) );
	}
}
