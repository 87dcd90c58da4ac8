<?php
/**
 * Words of the widget's own.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

/**
 * The translated words that the scripts show or read out, printed as `chaty_settings.lang`. The scripts
 * know these keys; a word that is missing there falls back to English.
 */
final class Interface_Words {

	/**
	 * Gives the words.
	 *
	 * @return array<string, string>
	 */
	public function get_words(): array {
		$words = $this->get_widget_words() + $this->get_form_words();

		/**
		 * Filters the words of the widget.
		 *
		 * @param array<string, string> $words Words by key.
		 */
		return array_map( 'strval', (array) apply_filters( 'chaty_interface_words', $words ) );
	}

	/**
	 * Gives the words of the launcher, the list and the panels.
	 *
	 * @return array<string, string>
	 */
	private function get_widget_words(): array {
		return array(
			'open'            => __( 'Contact us', 'chaty' ),
			'close'           => __( 'Close', 'chaty' ),
			'hide'            => __( 'Hide', 'chaty' ),
			'channels'        => __( 'Contact options', 'chaty' ),
			'opensInNewTab'   => __( '(opens in a new tab)', 'chaty' ),
			'chat'            => __( 'Chat', 'chaty' ),
			'agents'          => __( 'Choose whom to contact', 'chaty' ),
			'qrCode'          => __( 'QR code', 'chaty' ),
			'writeMessage'    => __( 'Write your message…', 'chaty' ),
			'sendMessage'     => __( 'Send message', 'chaty' ),
			'emojiPicker'     => __( 'Show emojis', 'chaty' ),
			/* translators: %d: number of messages. */
			'pendingMessages' => __( '%d unread messages', 'chaty' ),
		);
	}

	/**
	 * Gives the words of the contact form.
	 *
	 * @return array<string, string>
	 */
	private function get_form_words(): array {
		return array(
			'name'     => __( 'Name', 'chaty' ),
			'email'    => __( 'Email', 'chaty' ),
			'phone'    => __( 'Phone', 'chaty' ),
			'message'  => __( 'Message', 'chaty' ),
			'send'     => __( 'Send', 'chaty' ),
			'sending'  => __( 'Sending…', 'chaty' ),
			'required' => __( 'This field is required', 'chaty' ),
			'sent'     => __( 'Your message was sent. Thank you!', 'chaty' ),
			'failed'   => __( 'Your message could not be sent. Please try again.', 'chaty' ),
		);
	}
}
