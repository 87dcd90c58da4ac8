<?php
/**
 * Words of the widget's own.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

/**
 * The translated words that the scripts show or read out, printed as `chaty_assets.lang`. The scripts
 * know these keys; a word that is missing there is told by its key.
 */
final class Widget_Strings {

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
		return array_map( 'strval', (array) apply_filters( 'chaty_strings', $words ) );
	}

	/**
	 * Gives the words of the launcher, the list and the panels.
	 *
	 * @return array<string, string>
	 */
	private function get_widget_words(): array {
		return array(
			'open'     => __( 'Contact us', 'chaty' ),
			'close'    => __( 'Close', 'chaty' ),
			'back'     => __( 'Back to contact options', 'chaty' ),
			'channels' => __( 'Contact options', 'chaty' ),
			'copy'     => __( 'Copy', 'chaty' ),
			'copied'   => __( 'Copied', 'chaty' ),
			'qr'       => __( 'QR code', 'chaty' ),
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
			'required' => __( 'Please fill in this field.', 'chaty' ),
			'invalid'  => __( 'Please check this field.', 'chaty' ),
			'sent'     => __( 'Your message was sent.', 'chaty' ),
			'failed'   => __( 'Your message could not be sent. Please try again.', 'chaty' ),
			'offline'  => __( 'The site could not be reached. Please check your connection and try again.', 'chaty' ),
			'timeout'  => __( 'The site takes too long to answer. Please try again.', 'chaty' ),
			'continue' => __( 'Continue', 'chaty' ),
		);
	}
}
