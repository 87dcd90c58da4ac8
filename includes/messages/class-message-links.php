<?php
namespace Chaty\Messages;

/**
 * Links to a message in wp-admin, where owners log in first.
 */
final class Message_Links {

	public static function get_url( int $id ): string {
		return admin_url( "admin.php?page=chaty-messages&message=$id" );
	}

	/**
	 * Returns the lines of an email: to read the message, and to mark it as answered.
	 *
	 * @param int $id ID of the message; 0 for none.
	 * @return array<string, string> By their label.
	 */
	public static function get_lines( int $id ): array {
		if ( 0 === $id ) {
			return array();
		}
		$url   = self::get_url( $id );
		$links = array(
			__( 'Open the message', 'chaty' ) => $url,
			__( 'Mark as answered', 'chaty' ) => "$url&answered_key=" . Answered_Key::get( $id ),
		);
		foreach ( $links as $label => $link ) {
			$links[ $label ] = "$label: $link";
		}

		return $links;
	}

	/**
	 * Returns the end of an email, with these lines.
	 *
	 * @param int $id ID of the message; 0 for none.
	 */
	public static function get_text( int $id ): string {
		$lines = self::get_lines( $id );

		return array() === $lines ? '' : "\n" . implode( "\n", $lines ) . "\n";
	}
}
