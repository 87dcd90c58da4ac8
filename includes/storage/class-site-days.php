<?php
namespace Chaty\Storage;

/**
 * Converts between moments in UTC, as messages are stored, and days in the time zone of the site.
 */
final class Site_Days {

	public static function get_today(): string {
		return current_datetime()->format( 'Y-m-d' );
	}

	/**
	 * @param string $moment YYYY-MM-DD HH:MM:SS in UTC.
	 */
	public static function get_day( string $moment ): string {
		return (string) wp_date( 'Y-m-d', (int) strtotime( "$moment UTC" ) );
	}

	/**
	 * Returns the moment when a day begins, in UTC.
	 *
	 * @param string $day  Day, YYYY-MM-DD.
	 * @param int    $more Number of days to add.
	 */
	public static function get_start( string $day, int $more = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( new \DateTimeImmutable( "$day +$more days", wp_timezone() ) )->getTimestamp() );
	}
}
