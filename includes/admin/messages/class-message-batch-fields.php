<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Folder;

/**
 * Prints what an action on more messages than the page has needs: the choice of all that match, and the button that
 * empties a folder.
 */
final class Message_Batch_Fields {

	/**
	 * Prints the choice of all that match, if there are more than the page shows. Where a filter was left out, the list
	 * is a longer one than was asked for.
	 */
	public static function print_all( Messages_Address $address, int $shown, int $total ): void {
		if ( $total > $shown && array() === $address->get_invalid() ) {
			/* translators: %s: Number of messages. */
			$label = sprintf( _n( 'All %s message that matches', 'All %s messages that match', $total, 'chaty' ), number_format_i18n( $total ) );
			printf( ' <label class="chaty-messages-all"><input type="checkbox" name="all" value="1"> %s</label>', esc_html( $label ) );
		}
	}

	/**
	 * Prints the button that empties the spam or the trash, where the list is all of it.
	 */
	public static function print_empty( Messages_Address $address ): void {
		if ( ! in_array( $address->get_folder(), array( Message_Folder::SPAM, Message_Folder::TRASH ), true ) || $address->is_filtered() || array() !== $address->get_invalid() ) {
			return;
		}
		$label = Message_Folder::SPAM === $address->get_folder() ? __( 'Empty spam', 'chaty' ) : __( 'Empty trash', 'chaty' );
		echo '<div class="alignleft actions">';
		submit_button( $label, 'apply', 'empty', false, array( 'id' => 'chaty-messages-empty' ) );
		echo '</div>';
	}
}
