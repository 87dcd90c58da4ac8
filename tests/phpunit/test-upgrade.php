<?php
namespace Chaty\Tests;

use Chaty\Config\Names;
use Chaty\Storage\Tables;
use Chaty\Upgrade;

/**
 * A site that ran an earlier version is updated: what it stored is there under the new names.
 */
final class Upgrade_Test extends Site_Test_Case {

	private const OPTIONS = array( 'chaty_old_level' => array( Names::ACCESS, true ) );
	private const EVENTS  = array( 'chaty_old_event' => Names::RETRY_EMAILS );

	/**
	 * Runs the upgrade as the first request after an update does.
	 */
	private function upgrade(): void {
		( new Upgrade( self::OPTIONS, self::EVENTS ) )->register();
		update_option( Names::DB_VERSION, '0' );
		( new Tables() )->upgrade();
		wp_cache_flush();
	}

	/**
	 * Given an option under its old name, and perhaps one under the new, when the plugin is upgraded, then the
	 * value is there under the new name, autoloaded, and the old one is gone.
	 *
	 * @testWith ["editors"]
	 *           [""]
	 *           ["0"]
	 */
	public function test_options( string $value ): void {
		update_option( Names::ACCESS, 'other' );
		add_option( 'chaty_old_level', $value );
		add_option( 'my_chaty_old_level', 'theirs' );
		$this->upgrade();

		$this->assertSame( $value, get_option( Names::ACCESS ) );
		$this->assertFalse( get_option( 'chaty_old_level' ) );
		$this->assertSame( 'theirs', get_option( 'my_chaty_old_level' ) );
		$this->assertArrayHasKey( Names::ACCESS, wp_load_alloptions( true ) );
	}

	/**
	 * Given recurring and single events under an old name, when the plugin is upgraded, also twice, then the same
	 * events come under the new name, and none under the old one.
	 */
	public function test_cron_events(): void {
		$then = time() + HOUR_IN_SECONDS;
		wp_unschedule_hook( Names::RETRY_EMAILS );
		wp_schedule_event( $then, 'hourly', 'chaty_old_event' );
		wp_schedule_single_event( $then + 7, 'chaty_old_event', array( 2 ) );
		$this->upgrade();
		$this->upgrade();

		$this->assertSame( $then, wp_next_scheduled( Names::RETRY_EMAILS ) );
		$this->assertSame( 'hourly', wp_get_schedule( Names::RETRY_EMAILS ) );
		$this->assertSame( $then + 7, wp_next_scheduled( Names::RETRY_EMAILS, array( 2 ) ) );
		$this->assertStringNotContainsString( 'chaty_old_event', (string) wp_json_encode( _get_cron_array() ) );
	}
}
