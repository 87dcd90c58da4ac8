<?php
namespace Chaty\Admin\Messages;

use Chaty\Settings\Email_Address;

/**
 * Makes the link that opens a reply with the quoted message in the owner's email program.
 */
final class Message_Reply {

	/**
	 * Longest quotation in the link, encoded. Windows takes addresses of up to 2,048 characters
	 * (INTERNET_MAX_URL_LENGTH is 2,083), of which subject and recipient need some hundred.
	 */
	private const MAX_QUOTE = 1400;

	/**
	 * Returns the URL.
	 *
	 * @param array<string, mixed> $row Message.
	 * @return string Empty without a valid email address.
	 */
	public static function get_url( array $row ): string {
		$email = (string) $row['email'];
		if ( ! Email_Address::is_valid( $email ) ) {
			return '';
		}

		/* translators: %s: Name of the site. */
		$subject = sprintf( __( 'Your message to %s', 'chaty' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );

		return 'mailto:' . str_replace( '%40', '@', rawurlencode( $email ) ) . '?subject=' . rawurlencode( $subject ) . '&body=' . self::get_quote( $row );
	}

	/**
	 * Returns the quoted message, encoded. What is too long is cut.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private static function get_quote( array $row ): string {
		/* translators: 1: Date and time, 2: Who sent the message. */
		$head = sprintf( __( 'On %1$s, %2$s wrote:', 'chaty' ), Message_Labels::get_date_time( (string) $row['created_at'] ), Message_Labels::get_sender( $row ) );
		$text = (string) $row['message'];
		$more = '';
		do {
			$quote = rawurlencode( "\r\n\r\n$head\r\n" . preg_replace( array( '/^/m', '/\n/' ), array( '> ', "\r\n" ), $text . $more ) );
			$more  = '…';
			$text  = mb_substr( $text, 0, (int) ( mb_strlen( $text ) * 0.9 ) );
			$size  = strlen( $quote );
		} while ( $size > self::MAX_QUOTE && '' !== $text );

		return $quote;
	}
}
