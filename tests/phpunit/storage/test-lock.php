<?php
namespace Chaty\Tests\Storage;

use Chaty\Storage\Lock;
use Chaty\Tests\Site_Test_Case;

/**
 * A lock holds for its time, whatever is in its option, and nobody works without one.
 */
final class Lock_Test extends Site_Test_Case {

	/**
	 * What the clock of these tests says.
	 */
	private const NOW = 1800000000;

	protected function setUp(): void {
		parent::setUp();
		$this->set_clock( 0 );
	}

	protected function tearDown(): void {
		Lock::$clock = 'time';
		parent::tearDown();
	}

	/**
	 * @param int $pace Seconds by which it goes ahead each time that somebody looks.
	 */
	private function set_clock( int $pace ): void {
		$now         = self::NOW;
		Lock::$clock = static function () use ( &$now, $pace ): int {
			$now += $pace;

			return $now;
		};
	}

	private function store( string $value ): void {
		global $wpdb;

		$wpdb->insert( $wpdb->options, array( 'option_name' => 'chaty_lock_test', 'option_value' => $value, 'autoload' => 'off' ) );
	}

	/**
	 * Returns what the option holds, and whether the lock can be acquired for a minute.
	 *
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public function provide_values(): array {
		return array(
			'acquired just now'     => array( (string) self::NOW, false ),
			'not yet expired'       => array( (string) ( self::NOW - 59 ), false ),
			'expired'               => array( (string) ( self::NOW - 60 ), true ),
			'by a clock ahead'      => array( (string) ( self::NOW + 60 ), false ),
			'by a wrong clock'      => array( (string) ( self::NOW + 61 ), true ),
			'in another century'    => array( '9999999999', true ),
			'never acquired'        => array( '0', true ),
			'empty'                 => array( '', true ),
			'of an unknown version' => array( 'a:1:{s:4:"time";i:1;}', true ),
		);
	}

	/**
	 * @dataProvider provide_values
	 */
	public function test_only_expired_lock_can_be_acquired_and_only_once( string $value, bool $is_free ): void {
		$this->store( $value );

		$this->assertSame( array( $is_free, false ), array( Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ), Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ) ) );
	}

	public function test_database_that_refuses_to_write_gives_no_lock(): void {
		$this->refuse_statements( 'UPDATE', 'chaty_lock_test' );

		$this->assertFalse( Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ) );
	}

	public function test_given_lock_when_pages_load_then_wordpress_does_not_load_it_with_other_options(): void {
		Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS );

		$this->assertArrayNotHasKey( 'chaty_lock_test', wp_load_alloptions( true ) );
	}

	public function test_given_lock_that_is_released_then_next_process_gets_it_at_once(): void {
		Lock::wait( 'chaty_lock_test', MINUTE_IN_SECONDS );
		$this->assertFalse( Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ) );
		Lock::release( 'chaty_lock_test' );

		$this->assertTrue( Lock::wait( 'chaty_lock_test', MINUTE_IN_SECONDS ) );
	}

	public function test_lock_that_is_of_another_process_by_now_is_not_released(): void {
		global $wpdb;

		Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS );
		$wpdb->update( $wpdb->options, array( 'option_value' => self::NOW + 20 ), array( 'option_name' => 'chaty_lock_test' ) );
		Lock::release( 'chaty_lock_test' );

		$this->assertFalse( Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ) );
	}

	public function test_process_does_not_wait_for_database_that_refuses_to_write(): void {
		$this->refuse_statements( 'UPDATE', 'chaty_lock_test' );

		$this->assertFalse( Lock::wait( 'chaty_lock_test', HOUR_IN_SECONDS ) );
	}

	public function test_process_gives_up_when_it_has_waited_as_long_as_lock_holds(): void {
		$this->store( (string) ( self::NOW + 6 ) );
		$this->set_clock( 2 );

		$this->assertFalse( Lock::wait( 'chaty_lock_test', 4 ) );
	}
}
