<?php
namespace Chaty\Storage;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Reads moments: a date, or a date and time with its time zone.
 */
final class Moment {

	/**
	 * Date and time, as RFC 3339 (section 5.6) writes them.
	 */
	private const DATE_TIME = '/^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/D';

	/**
	 * Returns a moment as the database stores it, in UTC; for a date, the beginning of that day in UTC. Empty if the
	 * text is neither, or the moment is beyond the years that databases store.
	 */
	public static function to_utc( string $text ): string {
		if ( Day::is_valid( $text ) ) {
			return "$text 00:00:00";
		}
		if ( 1 !== preg_match( self::DATE_TIME, $text, $part ) || ! Day::is_valid( $part[1] ) ) {
			return '';
		}
		$stored = ( new DateTimeImmutable( $text ) )->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );

		return 1 === preg_match( '/^(?!0000)\d{4}-/', $stored ) ? $stored : '';
	}
}
