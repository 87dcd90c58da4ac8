<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Folder;
use Chaty\Messages\Email_Status;

/**
 * Names of folders, states of emails, and times in the time zone of the site.
 */
final class Message_Labels {

	/**
	 * @return array<string, string>
	 */
	public static function get_folders(): array {
		return array(
			Message_Folder::INBOX   => __( 'Inbox', 'chaty' ),
			Message_Folder::ARCHIVE => __( 'Archive', 'chaty' ),
			Message_Folder::SPAM    => __( 'Spam', 'chaty' ),
			Message_Folder::TRASH   => __( 'Trash', 'chaty' ),
		);
	}

	/**
	 * @return array<string, string>
	 */
	public static function get_mail_states(): array {
		return array(
			Email_Status::SENT     => __( 'Sent', 'chaty' ),
			Email_Status::PENDING  => __( 'Waiting to be sent', 'chaty' ),
			Email_Status::DIGEST   => __( 'Waiting to be sent with others', 'chaty' ),
			Email_Status::FAILED   => __( 'Failed, will be tried again', 'chaty' ),
			Email_Status::GIVEN_UP => __( 'Failed, not tried again', 'chaty' ),
			Email_Status::SKIPPED  => __( 'Not sent', 'chaty' ),
		);
	}

	/**
	 * Escapes what a visitor wrote. WordPress's esc_html() leaves what looks like an entity, so that `&lt;` would be
	 * shown as another text than was written.
	 */
	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Returns a time as text, in the time zone and the formats of the site.
	 *
	 * @param string $stamp YYYY-MM-DD HH:MM:SS in UTC.
	 */
	public static function get_date_time( string $stamp ): string {
		$time = (int) strtotime( "$stamp UTC" );

		/* translators: 1: Date, 2: Time. */
		return sprintf( __( '%1$s at %2$s', 'chaty' ), wp_date( (string) get_option( 'date_format' ), $time ), wp_date( (string) get_option( 'time_format' ), $time ) );
	}

	/**
	 * Returns a time as an element.
	 *
	 * @param string $stamp YYYY-MM-DD HH:MM:SS in UTC.
	 */
	public static function get_time( string $stamp ): string {
		return sprintf( '<time datetime="%s">%s</time>', esc_attr( (string) wp_date( 'c', (int) strtotime( "$stamp UTC" ) ) ), esc_html( self::get_date_time( $stamp ) ) );
	}

	/**
	 * Returns when a message was answered, and by whom.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	public static function get_answer( array $row ): string {
		if ( null === $row['answered_at'] ) {
			return esc_html__( 'Not yet', 'chaty' );
		}
		$time = self::get_time( (string) $row['answered_at'] );
		$user = get_userdata( (int) $row['answered_by'] );

		/* translators: 1: Date and time, 2: Name of a user. */
		return false === $user ? $time : sprintf( esc_html__( '%1$s by %2$s', 'chaty' ), $time, self::escape( $user->display_name ) );
	}

	/**
	 * Returns who sent a message: the name, the email address or the phone number.
	 *
	 * @param array<string, mixed> $row Message.
	 */
	public static function get_sender( array $row ): string {
		foreach ( array( 'name', 'email', 'phone' ) as $column ) {
			if ( '' !== trim( (string) $row[ $column ] ) ) {
				return (string) $row[ $column ];
			}
		}

		return __( 'Unknown', 'chaty' );
	}
}
