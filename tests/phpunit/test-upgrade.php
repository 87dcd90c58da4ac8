<?php
/**
 * Tests of names that changed.
 *
 * @package Chaty
 */

namespace Chaty\Tests;

use Chaty\Config\Names;
use Chaty\Storage\Tables;

/**
 * A site that ran version 1.0 is updated: what it stored is there under the new names.
 */
final class Upgrade_Test extends Site_Test_Case {

	/**
	 * Runs the upgrade as the first request after an update does.
	 */
	private function upgrade(): void {
		update_option( Names::DB_VERSION, '2' );
		( new Tables() )->upgrade();
		wp_cache_flush();
	}

	/**
	 * Given options under old names, when the plugin is upgraded, then the new ones have their values, and the
	 * old ones are gone.
	 *
	 * @testWith ["chaty_widgets_seal", "chaty_widgets_checksum", "1.0.0:0123456789abcdef"]
	 *           ["chaty_over_limit", "chaty_rate_limited", {"window": 5, "keys": ["a"]}]
	 *           ["chaty_turn_retention", "chaty_lock_retention", "1767225600"]
	 *           ["chaty_turn_geocoder", "chaty_lock_geocoder", "1767225601"]
	 *
	 * @param string $old   Old name.
	 * @param string $new   New name.
	 * @param mixed  $value Value.
	 */
	public function test_options( string $old, string $new, $value ): void {
		delete_option( $new );
		update_option( $old, $value );
		$this->upgrade();

		$this->assertSame( $value, get_option( $new ) );
		$this->assertFalse( get_option( $old ) );
	}

	/**
	 * Given widgets whose checksum has its old name, when the plugin is upgraded, then they need no cleaning.
	 */
	public function test_checksum_holds(): void {
		Make::store_widgets( array( Make::widget() ) );
		$checksum = get_option( Names::CHECKSUM );
		delete_option( Names::CHECKSUM );
		update_option( 'chaty_widgets_seal', $checksum );
		$this->upgrade();

		$this->assertSame( $checksum, get_option( Names::CHECKSUM ) );
		$this->assertContains( Names::CHECKSUM, array_keys( wp_load_alloptions( true ) ) );
	}

	/**
	 * Given locations of addresses under old names, when the plugin is upgraded, then they are known for as long
	 * as before.
	 */
	public function test_cached_lookups(): void {
		set_transient( 'chaty_place_abc', array( 'lat' => 54.5 ), HOUR_IN_SECONDS );
		$until = (string) get_option( '_transient_timeout_chaty_place_abc' );
		$this->upgrade();

		$this->assertSame( array( 'lat' => 54.5 ), get_transient( 'chaty_geocode_abc' ) );
		$this->assertSame( $until, (string) get_option( '_transient_timeout_chaty_geocode_abc' ) );
		$this->assertFalse( get_transient( 'chaty_place_abc' ) );
	}

	/**
	 * Given cron events under old names, when the plugin is upgraded, then the same events come under the new
	 * names, and none under the old ones.
	 */
	public function test_cron_events(): void {
		$then = time() + HOUR_IN_SECONDS;
		$old  = array( 'chaty_mail_again', 'chaty_write_counts', 'chaty_forget_visitors' );
		$new  = array( 'chaty_retry_emails', 'chaty_flush_stats', 'chaty_delete_visitor_data' );
		array_map( 'wp_unschedule_hook', $new );
		foreach ( $old as $event ) {
			wp_schedule_event( $then, 'hourly', $event );
		}
		wp_schedule_single_event( $then + 7, 'chaty_mail_again', array( 2 ) );
		wp_schedule_single_event( $then, 'chaty_find_places', array( 41 ) );
		$this->upgrade();

		foreach ( $new as $event ) {
			$this->assertSame( $then, wp_next_scheduled( $event ) );
			$this->assertSame( 'hourly', wp_get_schedule( $event ) );
		}
		$this->assertSame( $then + 7, wp_next_scheduled( 'chaty_retry_emails', array( 2 ) ) );
		$this->assertSame( $then, wp_next_scheduled( 'chaty_geocode_posts', array( 41 ) ) );
		foreach ( array_merge( $old, array( 'chaty_find_places' ) ) as $event ) {
			$this->assertStringNotContainsString( $event, (string) wp_json_encode( _get_cron_array() ) );
		}
	}

	/**
	 * Given an option under both names, as after a downgrade, when the plugin is upgraded, then the one that was
	 * written last under the old name wins, and one that is empty is moved as well.
	 *
	 * @testWith ["1.0.0:new"]
	 *           [""]
	 *           ["0"]
	 *
	 * @param string $value Value under the old name.
	 */
	public function test_both_names( string $value ): void {
		update_option( Names::CHECKSUM, '1.1.0:other' );
		add_option( 'chaty_widgets_seal', $value );
		$this->upgrade();

		$this->assertSame( array( $value, false ), array( get_option( Names::CHECKSUM ), get_option( 'chaty_widgets_seal' ) ) );
	}

	/**
	 * Given options of others whose names contain or resemble ours, when the plugin is upgraded, then they stay.
	 *
	 * @testWith ["my_transient_chaty_place_abc"]
	 *           ["_transient_chaty_palace_abc"]
	 *           ["my_chaty_over_limit"]
	 *
	 * @param string $name Name of the option.
	 */
	public function test_similar_names_stay( string $name ): void {
		add_option( $name, 'theirs' );
		$this->upgrade();

		$this->assertSame( 'theirs', get_option( $name ) );
	}

	/**
	 * Given a site that was upgraded, when it is upgraded again, then nothing changes.
	 */
	public function test_upgrade_twice(): void {
		update_option( 'chaty_over_limit', array( 'window' => 5, 'keys' => array( 'a' ) ) );
		wp_schedule_single_event( time() + HOUR_IN_SECONDS, 'chaty_mail_again', array( 2 ) );
		$this->upgrade();
		$once = array( get_option( Names::RATE_LIMITED ), _get_cron_array() );
		$this->upgrade();

		$this->assertSame( $once, array( get_option( Names::RATE_LIMITED ), _get_cron_array() ) );
	}
}
