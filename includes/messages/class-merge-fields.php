<?php
namespace Chaty\Messages;

/**
 * Replaces {name}, {email}, {phone}, {page}, {date} and {hour} in the owner's subject. Replacements are not
 * searched again, so that visitors cannot insert fields.
 */
final class Merge_Fields {

	/**
	 * Longest replacement, in characters.
	 */
	private const MAX_VALUE = 100;

	/**
	 * Replaces the fields of a text.
	 */
	public static function fill( string $text, Message $message ): string {
		if ( false === strpos( $text, '{' ) ) {
			return $text;
		}

		$now    = current_datetime();
		$values = array(
			'{page}' => $message->get_page_url(),
			'{date}' => $now->format( 'Y-m-d' ),
			'{hour}' => $now->format( 'H:i' ),
		);
		foreach ( array( 'name', 'email', 'phone' ) as $name ) {
			$values[ '{' . $name . '}' ] = $message->get_field( $name );
		}

		return strtr(
			$text,
			array_map( static fn ( string $value ): string => mb_substr( $value, 0, self::MAX_VALUE ), $values )
		);
	}
}
