<?php
/**
 * Text of visitors.
 *
 * @package Chaty
 */

namespace Chaty;

/**
 * Takes out of a text what is not to be read in it but gives orders: control characters, some of which a
 * terminal obeys (ECMA-48), and characters that turn the direction of what follows (Unicode Standard Annex 9).
 */
final class Visible_Text {

	/**
	 * C0 but tabs and line ends, DEL, C1; embeddings, overrides and isolates.
	 */
	public const HIDDEN = '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x{9F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

	/**
	 * Cleans a text: valid UTF-8 without hidden characters or blanks around it, lines that end in one way.
	 *
	 * @param string $text Text.
	 */
	public static function clean( string $text ): string {
		return trim( self::strip( str_replace( array( "\r\n", "\r" ), "\n", $text ) ) );
	}

	/**
	 * Cleans a text that is one line.
	 *
	 * @param string $text Text.
	 */
	public static function clean_line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::clean( $text ) ) );
	}

	/**
	 * Takes out hidden characters, and nothing else.
	 *
	 * @param string $text Text.
	 * @return string Empty when the text is no valid UTF-8.
	 */
	public static function strip( string $text ): string {
		return (string) preg_replace( self::HIDDEN, '', wp_check_invalid_utf8( $text ) );
	}
}
