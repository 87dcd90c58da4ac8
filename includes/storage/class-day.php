<?php
namespace Chaty\Storage;

/**
 * Validates dates.
 */
final class Day {

	/**
	 * Returns whether a text is an existing date, as YYYY-MM-DD.
	 */
	public static function is_valid( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
