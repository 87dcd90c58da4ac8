<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Folder;
use Chaty\Messages\Email_Status;

/**
 * Says which actions a folder offers, and makes the links that do them to one message.
 */
final class Message_Buttons {

	/**
	 * Action of the nonce of a message; its ID follows.
	 */
	public const NONCE = 'chaty-message_';

	/**
	 * Actions by folder, in the order of the screen.
	 */
	private const OFFERED = array(
		Message_Folder::INBOX         => array( 'answered', 'unanswered', 'archive', 'read', 'unread', 'mail', 'spam', 'trash' ),
		Message_Folder::ARCHIVE       => array( 'unarchive', 'answered', 'unanswered', 'read', 'unread', 'trash' ),
		Message_Folder::SPAM          => array( 'read', 'unread', 'not-spam', 'delete' ),
		Message_Folder::TRASH         => array( 'restore', 'delete' ),
		// What moves messages depends on where they are: their rows offer it.
		Message_Filters::EVERY_FOLDER => array( 'answered', 'unanswered', 'read', 'unread' ),
	);

	/**
	 * @return array<string, string>
	 */
	public static function get_labels(): array {
		return array(
			'read'       => __( 'Mark as read', 'chaty' ),
			'unread'     => __( 'Mark as unread', 'chaty' ),
			'answered'   => __( 'Mark as answered', 'chaty' ),
			'unanswered' => __( 'Mark as not answered', 'chaty' ),
			'mail'       => __( 'Send notification again', 'chaty' ),
			'archive'    => _x( 'Archive', 'verb', 'chaty' ),
			'unarchive'  => __( 'Move to inbox', 'chaty' ),
			'spam'       => _x( 'Spam', 'verb', 'chaty' ),
			'not-spam'   => __( 'Not spam', 'chaty' ),
			'trash'      => _x( 'Trash', 'verb', 'chaty' ),
			'restore'    => __( 'Restore', 'chaty' ),
			'delete'     => __( 'Delete permanently', 'chaty' ),
		);
	}

	/**
	 * @param string $folder One of the constants of Message_Folder, or Message_Filters::EVERY_FOLDER.
	 * @return array<string, string> Labels by action.
	 */
	public static function get_offered( string $folder ): array {
		$labels  = self::get_labels();
		$offered = array();
		foreach ( self::OFFERED[ $folder ] as $action ) {
			$offered[ $action ] = $labels[ $action ];
		}

		return $offered;
	}

	/**
	 * @param array<string, mixed> $row Message.
	 * @return array<string, string> Labels by action.
	 */
	public static function get_for( array $row ): array {
		$without = array(
			null === $row['read_at'] ? 'unread' : 'read' => true,
			null === $row['answered_at'] ? 'unanswered' : 'answered' => true,
		);

		return array_diff_key( self::get_offered( (string) $row['box'] ), $without );
	}

	/**
	 * Returns the links of a message's row. The row keeps room for them while they are hidden: those that are seldom
	 * needed would take a second line, and are left to the opened message.
	 *
	 * @param array<string, mixed> $row     Message.
	 * @param Messages_Address     $address Where the action leads back to.
	 * @return array<string, string> Markup by action.
	 */
	public static function get_row_links( array $row, Messages_Address $address ): array {
		$is_spam = Message_Folder::SPAM === $row['box'];
		$without = array(
			'mail'       => Email_Status::SENT === $row['mail_state'],
			'unanswered' => true,
			'read'       => $is_spam,
			'unread'     => $is_spam,
		);

		$args    = array(
			'message'  => (int) $row['id'],
			'_wpnonce' => wp_create_nonce( self::NONCE . (int) $row['id'] ),
		);
		$links   = array();
		$replies = in_array( $row['box'], array( Message_Folder::INBOX, Message_Folder::ARCHIVE ), true ) ? Message_Reply::get_all( $row ) : array();
		foreach ( array_slice( $replies, 0, 1 ) as $url => $label ) {
			$links['reply'] = sprintf( '<a %s%s</a>', Message_Reply::get_attributes( $row, $url ), self::get_name( $label, $row ) );
		}
		foreach ( array_diff_key( self::get_for( $row ), array_filter( $without ) ) as $action => $label ) {
			$links[ $action ] = sprintf(
				'<a href="%s"%s</a>',
				esc_url( $address->get_url( array( 'action' => $action ) + $args ) ),
				self::get_name( $label, $row )
			);
		}

		return $links;
	}

	/**
	 * Returns the rest of a link with its name, which also says of what message.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	private static function get_name( string $label, array $row ): string {
		/* translators: 1: Action, such as "Mark as read". 2: Who sent the message. */
		$name = sprintf( __( '%1$s: message from %2$s', 'chaty' ), $label, Message_Labels::get_sender( $row ) );

		return sprintf( ' aria-label="%s">%s', Message_Labels::escape( $name ), esc_html( $label ) );
	}
}
