<?php
namespace Chaty\Tests\Storage;

use Chaty\Messages\Message;
use Chaty\Storage\Site_Days;
use Chaty\Tests\Site_Test_Case;

/**
 * A day begins and ends as the zone of the site has it, also where clocks change, and the database agrees with PHP.
 */
final class Site_Days_Test extends Site_Test_Case {

	/**
	 * Sets the zone of the site.
	 *
	 * @param string $zone Name of a zone, or an offset in hours.
	 */
	private function set_zone( string $zone ): void {
		update_option( 'timezone_string', is_numeric( $zone ) ? '' : $zone );
		update_option( 'gmt_offset', is_numeric( $zone ) ? $zone : '' );
	}

	/**
	 * Given a zone, then a day begins at its midnight, and the next one when clocks say so.
	 *
	 * @testWith ["UTC", "2026-01-31", "2026-01-31 00:00:00", "2026-02-01 00:00:00"]
	 *           ["Asia/Kolkata", "2026-01-31", "2026-01-30 18:30:00", "2026-01-31 18:30:00"]
	 *           ["5.75", "2026-01-31", "2026-01-30 18:15:00", "2026-01-31 18:15:00"]
	 *           ["-9.5", "2026-01-31", "2026-01-31 09:30:00", "2026-02-01 09:30:00"]
	 *           ["Europe/Berlin", "2026-03-29", "2026-03-28 23:00:00", "2026-03-29 22:00:00"]
	 *           ["Europe/Berlin", "2026-10-25", "2026-10-24 22:00:00", "2026-10-25 23:00:00"]
	 *           ["America/New_York", "2026-03-08", "2026-03-08 05:00:00", "2026-03-09 04:00:00"]
	 *           ["Pacific/Kiritimati", "2028-02-28", "2028-02-27 10:00:00", "2028-02-28 10:00:00"]
	 *
	 * @param string $start When it begins, in UTC.
	 * @param string $end   When the next one begins, in UTC.
	 */
	public function test_start( string $zone, string $day, string $start, string $end ): void {
		$this->set_zone( $zone );

		$this->assertSame( array( $start, $end ), array( Site_Days::get_start( $day ), Site_Days::get_start( $day, 1 ) ) );
		$this->assertSame( $day, Site_Days::get_day( $start ) );
		$this->assertSame( $day, Site_Days::get_day( gmdate( 'Y-m-d H:i:s', (int) strtotime( "$end UTC" ) - 1 ) ) );
	}

	/**
	 * Given messages around midnights and changes of clocks, then the database puts each on the day that PHP does.
	 *
	 * @testWith ["UTC"]
	 *           ["5.75"]
	 *           ["-9.5"]
	 *           ["Europe/Berlin"]
	 *           ["America/St_Johns"]
	 *           ["Australia/Lord_Howe"]
	 */
	public function test_database( string $zone ): void {
		global $wpdb;

		$this->set_zone( $zone );
		$moments = array();
		foreach ( array( '2026-01-01', '2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01' ) as $day ) {
			foreach ( array( 0, 1 ) as $more ) {
				$midnight = (int) strtotime( Site_Days::get_start( $day, $more ) . ' UTC' );
				foreach ( array( -1, 0, 1, 2 * HOUR_IN_SECONDS ) as $seconds ) {
					$moments[] = gmdate( 'Y-m-d H:i:s', $midnight + $seconds );
				}
			}
		}
		$expected = array();
		foreach ( $moments as $number => $moment ) {
			$id = $this->add_message( new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' ), (string) $number )['id'];
			$wpdb->update( "{$wpdb->prefix}chaty_contacts", array( 'created_at' => $moment ), array( 'id' => $id ) );
			$expected[ $moment ] = Site_Days::get_day( $moment );
		}

		$day  = Site_Days::get_sql( 'created_at', '2026-01-01', '2026-12-31' );
		$rows = (array) $wpdb->get_results( "SELECT created_at, $day AS day FROM {$wpdb->prefix}chaty_contacts ORDER BY id", ARRAY_A );

		$this->assertSame( '', $wpdb->last_error );
		$this->assertSame( $expected, array_column( $rows, 'day', 'created_at' ) );
	}
}
