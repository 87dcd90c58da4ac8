<?php
namespace Chaty\Messages;

/**
 * Says in a word how far the owner has come with a message.
 */
final class Message_Status {

	/**
	 * @param array<string, mixed> $row Message.
	 */
	public static function get_label( array $row ): string {
		if ( null !== $row['answered_at'] ) {
			return __( 'Answered', 'chaty' );
		}

		return null === $row['read_at'] ? _x( 'New', 'message', 'chaty' ) : _x( 'Open', 'message', 'chaty' );
	}
}
