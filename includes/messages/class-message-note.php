<?php
namespace Chaty\Messages;

use Chaty\Visible_Text;

/**
 * What owners write down about a message: plain text, which visitors never see.
 */
final class Message_Note {

	/**
	 * Longest note, in characters.
	 */
	public const MAX_LENGTH = 2000;

	/**
	 * Returns a note as it is stored. What is too long is cut.
	 */
	public static function clean( string $text ): string {
		return mb_substr( Visible_Text::clean( $text ), 0, self::MAX_LENGTH );
	}
}
