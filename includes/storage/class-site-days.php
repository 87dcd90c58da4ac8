<?php
namespace Chaty\Storage;

/**
 * Converts between moments in UTC, as messages are stored, and days in the time zone of the site.
 */
final class Site_Days {

	/**
	 * Returns the day of the site at this moment.
	 */
	public static function get_today(): string {
		return current_datetime()->format( 'Y-m-d' );
	}

	/**
	 * Returns the day of the site at a moment.
	 *
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
		return gmdate( 'Y-m-d H:i:s', self::get_time( $day, $more ) );
	}

	/**
	 * Returns SQL that converts a column from UTC to a day of the site. Databases without time zone tables know
	 * no zone by name, so the offsets are listed.
	 *
	 * @param string $since  First day that it has.
	 * @param string $until  Last day that it has.
	 */
	public static function get_sql( string $column, string $since, string $until ): string {
		$zone  = wp_timezone();
		$start = self::get_time( $since, 0 );
		$sql   = self::add_offset( $column, $zone->getOffset( new \DateTimeImmutable( "@$start" ) ) );
		// The first one is the start itself; zones that are an offset have none.
		$changes = array_slice( (array) $zone->getTransitions( $start, self::get_time( $until, 1 ) ), 1 );
		if ( array() === $changes ) {
			return $sql;
		}

		$cases = '';
		foreach ( $changes as $change ) {
			$cases .= "WHEN $column < '" . gmdate( 'Y-m-d H:i:s', $change['ts'] ) . "' THEN $sql ";
			$sql    = self::add_offset( $column, $change['offset'] );
		}

		return "CASE {$cases}ELSE $sql END";
	}

	/**
	 * Returns the moment when a day begins.
	 *
	 * @param string $day  Day, YYYY-MM-DD.
	 * @param int    $more Number of days to add.
	 */
	private static function get_time( string $day, int $more ): int {
		return ( new \DateTimeImmutable( "$day +$more days", wp_timezone() ) )->getTimestamp();
	}

	/**
	 * Returns SQL of the day at an offset from UTC. WordPress's SQLite driver takes no negative interval.
	 */
	private static function add_offset( string $column, int $seconds ): string {
		return sprintf( 'DATE(%s(%s, INTERVAL %d SECOND))', $seconds < 0 ? 'DATE_SUB' : 'DATE_ADD', $column, abs( $seconds ) );
	}
}
