<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Note;

/**
 * Prints the private note of a message, as a field that can be changed.
 */
final class Message_Note_Form {

	/**
	 * @param array<string, mixed> $row     Message.
	 * @param Messages_Address     $address Where the form leads back to.
	 */
	public static function print( array $row, Messages_Address $address ): void {
		printf( '<form class="chaty-message-note" method="post" action="%s">', esc_url( $address->get_url() ) );
		wp_nonce_field( Messages_Handler::NONCE, '_wpnonce', false );
		printf(
			'<input type="hidden" name="messages[]" value="%d"><label for="chaty-message-note">%s</label>'
			. '<textarea id="chaty-message-note" name="note" class="large-text" rows="2" maxlength="%d" aria-describedby="chaty-message-note-help">%s</textarea>'
			. '<p id="chaty-message-note-help" class="description">%s</p><button class="button">%s</button> <output for="chaty-message-note"></output></form>',
			(int) $row['id'],
			esc_html__( 'Private note', 'chaty' ),
			(int) Message_Note::MAX_LENGTH,
			esc_textarea( (string) $row['note'] ),
			esc_html__( 'For those who may read messages. It is part of the personal data of whoever sent the message.', 'chaty' ),
			esc_html__( 'Save note', 'chaty' )
		);
	}
}
