<?php
namespace Chaty\Admin\Messages;

use Chaty\Config\Site_Name;
use Chaty\Settings\Email_Address;

/**
 * Makes the links that reply to a message: by email and WhatsApp with the quoted message, by telephone, by text
 * message. They fit what the visitor left, and the first is that which fits best.
 */
final class Message_Reply {

	/**
	 * Longest quotation in the link, encoded. Windows takes addresses of up to 2,048 characters
	 * (INTERNET_MAX_URL_LENGTH is 2,083), of which subject and recipient need some hundred.
	 */
	private const MAX_QUOTE = 1400;

	/**
	 * Digits of a telephone number, at least; ITU-T E.164 allows 15 at most.
	 */
	private const MIN_DIGITS = 5;

	/**
	 * @param array<string, mixed> $row Message.
	 * @return array<string, string> Labels by URL, all of which is encoded.
	 */
	public static function get_all( array $row ): array {
		$email  = self::get_email_url( $row );
		$number = self::get_number( (string) $row['phone'] );
		$links  = '' === $email ? array() : array( $email => __( 'Reply by email', 'chaty' ) );
		if ( 0 === strpos( $number, '+' ) ) {
			$url = 'https://wa.me/' . substr( $number, 1 ) . '?text=' . self::get_quote( $row, '', "\n\n" );

			$links[ $url ] = __( 'Reply by WhatsApp', 'chaty' );
		}
		if ( '' !== $number ) {
			$links[ "tel:$number" ] = __( 'Call', 'chaty' );
			$links[ "sms:$number" ] = __( 'Text message', 'chaty' );
		}

		return $links;
	}

	/**
	 * Returns the attributes of a link that replies. A press on it also marks the message as answered, where it is not.
	 *
	 * @param array<string, mixed> $row Message.
	 * @param string               $url A URL of get_all().
	 */
	public static function get_attributes( array $row, string $url ): string {
		$attributes = sprintf( 'href="%s"', esc_attr( $url ) );
		if ( 0 === strpos( $url, 'https:' ) ) {
			$attributes .= ' target="_blank" rel="noreferrer noopener"';
		}

		return $attributes . ( isset( Message_Buttons::get_for( $row )['answered'] ) ? sprintf( ' data-answers="%d"', (int) $row['id'] ) : '' );
	}

	/**
	 * Returns the URL that opens a reply in the owner's email program.
	 *
	 * @param array<string, mixed> $row Message.
	 * @return string Empty without a valid email address.
	 */
	public static function get_email_url( array $row ): string {
		$email = (string) $row['email'];
		if ( ! Email_Address::is_valid( $email ) ) {
			return '';
		}

		/* translators: %s: Name of the site. */
		$subject = sprintf( __( 'Your message to %s', 'chaty' ), Site_Name::get() );

		return 'mailto:' . str_replace( '%40', '@', rawurlencode( $email ) ) . '?subject=' . rawurlencode( $subject ) . '&body=' . self::get_quote( $row, "\r\n\r\n", '' );
	}

	/**
	 * Returns a telephone number without what people write between its digits.
	 *
	 * @return string Empty if it is none; with a plus if it has the code of its country.
	 */
	public static function get_number( string $typed ): string {
		$number = str_replace( array( ' ', "\u{A0}", '-', '–', '.', '/', '(', ')' ), '', str_replace( '(0)', '', $typed ) );
		$number = (string) preg_replace( '/^00/', '+', $number );

		return 1 === preg_match( '/^\+?\d{' . self::MIN_DIGITS . ',15}$/D', $number ) ? $number : '';
	}

	/**
	 * Returns the quoted message, encoded. What is too long is cut.
	 *
	 * @param array<string, mixed> $row    Message.
	 * @param string               $before What stands before it.
	 * @param string               $after  What stands behind it.
	 */
	private static function get_quote( array $row, string $before, string $after ): string {
		/* translators: 1: Date and time, 2: Who sent the message. */
		$head = sprintf( __( 'On %1$s, %2$s wrote:', 'chaty' ), Message_Labels::get_date_time( (string) $row['created_at'] ), Message_Labels::get_sender( $row ) );
		$text = (string) $row['message'];
		$more = '';
		do {
			$quote = rawurlencode( "$before$head\r\n" . preg_replace( array( '/^/m', '/\n/' ), array( '> ', "\r\n" ), $text . $more ) . $after );
			$more  = '…';
			$text  = mb_substr( $text, 0, (int) ( mb_strlen( $text ) * 0.9 ) );
			$size  = strlen( $quote );
		} while ( $size > self::MAX_QUOTE && '' !== $text );

		return $quote;
	}
}
