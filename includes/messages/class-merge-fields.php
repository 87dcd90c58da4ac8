<?php
namespace Chaty\Messages;

/**
 * Replaces {widget}, {form}, {date} and {hour} in the owner's subjects and texts, and with a message {name}, {email},
 * {phone} and {page}. Other names stay as they are. Replacements are not searched again, so that visitors cannot insert
 * fields.
 */
final class Merge_Fields {

	/**
	 * Longest replacement, in characters.
	 */
	private const MAX_VALUE = 100;

	/**
	 * @param array<int, string> $names   Names of the widget and the form; empty if they are not known.
	 * @param Message|null       $message Null for a text that is to hold nothing of what a visitor has sent.
	 */
	public static function fill( string $text, array $names, ?Message $message ): string {
		if ( false === strpos( $text, '{' ) ) {
			return $text;
		}

		$now    = current_datetime();
		$values = array(
			'{date}' => $now->format( 'Y-m-d' ),
			'{hour}' => $now->format( 'H:i' ),
		);
		if ( array() !== $names ) {
			$values += array_combine( array( '{widget}', '{form}' ), $names );
		}
		if ( null !== $message ) {
			$values['{page}'] = $message->get_page_url();
			foreach ( array( 'name', 'email', 'phone' ) as $name ) {
				$values[ '{' . $name . '}' ] = $message->get_field( $name );
			}
		}

		return strtr(
			$text,
			array_map( static fn ( string $value ): string => mb_substr( $value, 0, self::MAX_VALUE ), $values )
		);
	}
}
