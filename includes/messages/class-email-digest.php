<?php
namespace Chaty\Messages;

use Chaty\Config\Site_Name;

/**
 * Sends the emails of many messages as one for each recipient, so that a flood of messages causes no flood of emails.
 */
final class Email_Digest {

	private Notification_Email $email;

	public function __construct( Notification_Email $email ) {
		$this->email = $email;
	}

	/**
	 * Sends emails. Those with the same recipients and headers become one.
	 *
	 * @param array<int, array<string, mixed>|null> $mails Arguments of `wp_mail()` by the ID of the message; null for a
	 *                                                     message of which no email could be created.
	 * @return array<int, string> By the ID, one of the constants of Email_Status.
	 */
	public function send( array $mails ): array {
		$states = array();
		$groups = array();
		foreach ( $mails as $id => $mail ) {
			if ( null === $mail ) {
				$states[ $id ] = Email_Status::FAILED;
				continue;
			}
			$groups[ (string) wp_json_encode( array( $mail['to'] ?? '', $this->get_common_headers( $mail ) ) ) ][ $id ] = $mail;
		}
		foreach ( $groups as $group ) {
			$states += array_fill_keys( array_keys( $group ), $this->email->hand_over( $this->merge( array_values( $group ) ) ) );
		}

		return $states;
	}

	/**
	 * @param non-empty-list<array<string, mixed>> $mails Arguments of `wp_mail()`.
	 * @return array<string, mixed> Arguments of `wp_mail()`.
	 */
	private function merge( array $mails ): array {
		$first = $mails[0];
		$count = count( $mails );
		if ( 1 === $count ) {
			return $first;
		}

		return array(
			'subject' => sprintf(
				/* translators: 1: number of messages, 2: name of the site. */
				_n( '%1$s new message from %2$s', '%1$s new messages from %2$s', $count, 'chaty' ),
				number_format_i18n( $count ),
				Site_Name::get()
			),
			'message' => implode( "\n----------\n\n", array_column( $mails, 'message' ) ),
			'headers' => $this->get_common_headers( $first ),
		) + $first;
	}

	/**
	 * Returns the headers of an email, without Reply-To, which names one visitor.
	 *
	 * @param array<string, mixed> $mail Arguments of `wp_mail()`.
	 * @return array<int, string>
	 */
	private function get_common_headers( array $mail ): array {
		$headers = $mail['headers'] ?? array();
		$lines   = is_array( $headers ) ? $headers : explode( "\n", str_replace( "\r\n", "\n", (string) $headers ) );

		return array_values( (array) preg_grep( '/^reply-to:/i', $lines, PREG_GREP_INVERT ) );
	}
}
