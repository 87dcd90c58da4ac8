<?php
namespace Chaty\Tests\Storage;

use Chaty\Storage\Site_Days;
use Chaty\Tests\Site_Test_Case;

/**
 * A day begins and ends as the zone of the site has it, also where clocks change.
 */
final class Site_Days_Test extends Site_Test_Case {

	/**
	 * @param string $zone Name of a zone, or an offset in hours.
	 */
	private function set_zone( string $zone ): void {
		update_option( 'timezone_string', is_numeric( $zone ) ? '' : $zone );
		update_option( 'gmt_offset', is_numeric( $zone ) ? $zone : '' );
	}

	/**
	 * @testWith ["UTC", "2026-01-31", "2026-01-31 00:00:00", "2026-02-01 00:00:00"]
	 *           ["Asia/Kolkata", "2026-01-31", "2026-01-30 18:30:00", "2026-01-31 18:30:00"]
	 *           ["5.75", "2026-01-31", "2026-01-30 18:15:00", "2026-01-31 18:15:00"]
	 *           ["-9.5", "2026-01-31", "2026-01-31 09:30:00", "2026-02-01 09:30:00"]
	 *           ["Europe/Berlin", "2026-03-29", "2026-03-28 23:00:00", "2026-03-29 22:00:00"]
	 *           ["Europe/Berlin", "2026-10-25", "2026-10-24 22:00:00", "2026-10-25 23:00:00"]
	 *           ["America/New_York", "2026-03-08", "2026-03-08 05:00:00", "2026-03-09 04:00:00"]
	 *           ["Pacific/Kiritimati", "2028-02-28", "2028-02-27 10:00:00", "2028-02-28 10:00:00"]
	 */
	public function test_given_zone_then_day_begins_at_its_midnight_and_next_one_when_clocks_say_so( string $zone, string $day, string $start, string $end ): void {
		$this->set_zone( $zone );

		$this->assertSame( array( $start, $end ), array( Site_Days::get_start( $day ), Site_Days::get_start( $day, 1 ) ) );
		$this->assertSame( $day, Site_Days::get_day( $start ) );
		$this->assertSame( $day, Site_Days::get_day( gmdate( 'Y-m-d H:i:s', (int) strtotime( "$end UTC" ) - 1 ) ) );
	}
}
