<?php
/**
 * Fields of actions on all messages.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Messages;

use Chaty\Contacts\Contact_Box;

/**
 * Prints what an action on more messages than the page has needs: the choice of all that match, and the button that
 * empties a box.
 */
final class Message_Batch_Fields {

	private Messages_Address $address;

	/**
	 * @param Messages_Address $address Address of the list.
	 */
	public function __construct( Messages_Address $address ) {
		$this->address = $address;
	}

	/**
	 * Prints the fields.
	 *
	 * @param int $shown Number of messages of the page.
	 * @param int $total Number of messages that match.
	 */
	public function print( int $shown, int $total ): void {
		echo '<div class="alignleft actions">';
		if ( $total > $shown ) {
			/* translators: %s: Number of messages. */
			$label = sprintf( _n( 'All %s message that matches', 'All %s messages that match', $total, 'chaty' ), number_format_i18n( $total ) );
			printf( '<label class="chaty-messages-all"><input type="checkbox" name="all" value="1"> %s</label> ', esc_html( $label ) );
		}
		if ( $this->is_box_to_empty() ) {
			$label = Contact_Box::SPAM === $this->address->get_box() ? __( 'Empty spam', 'chaty' ) : __( 'Empty trash', 'chaty' );
			submit_button( $label, 'apply', 'empty', false, array( 'id' => 'chaty-messages-empty' ) );
		}
		echo '</div>';
	}

	/**
	 * Returns whether the list is spam or trash as a whole.
	 */
	private function is_box_to_empty(): bool {
		return Contact_Box::INBOX !== $this->address->get_box() && ! $this->address->is_filtered() && array() === $this->address->get_invalid();
	}
}
