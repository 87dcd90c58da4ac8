<?php
namespace Chaty;

/**
 * Removes invisible characters that act on what follows: control characters, some of which a terminal obeys
 * (ECMA-48), and characters that change the direction of text (Unicode Standard Annex #9).
 */
final class Visible_Text {

	/**
	 * C0 except tabs and line ends, DEL, C1; embeddings, overrides and isolates.
	 */
	public const HIDDEN = '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x{9F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

	/**
	 * Returns a text as valid UTF-8, trimmed, without hidden characters, with Unix line ends.
	 */
	public static function clean( string $text ): string {
		return trim( self::strip( str_replace( array( "\r\n", "\r" ), "\n", $text ) ) );
	}

	public static function clean_line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::clean( $text ) ) );
	}

	/**
	 * Removes hidden characters, and nothing else.
	 *
	 * @return string Empty if the text is not valid UTF-8.
	 */
	public static function strip( string $text ): string {
		return (string) preg_replace( self::HIDDEN, '', wp_check_invalid_utf8( $text ) );
	}
}
