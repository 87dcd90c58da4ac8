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
	 * Given a value in the option, when a process wants the lock, then it gets an expired one only, and nobody
	 * gets it after that.
	 *
	 * @dataProvider provide_values
	 */
	public function test_values( string $value, bool $is_free ): void {
		$this->store( $value );

		$this->assertSame( array( $is_free, false ), array( Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ), Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ) ) );
	}

	/**
	 * Given a database that refuses to write, when a process wants the lock, then it does not get it.
	 */
	public function test_refused_write(): void {
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

	/**
	 * Given a lock that has expired and is another process's by now, when the first one releases it, then it stays.
	 */
	public function test_release_of_another_lock(): void {
		global $wpdb;

		Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS );
		$wpdb->update( $wpdb->options, array( 'option_value' => self::NOW + 20 ), array( 'option_name' => 'chaty_lock_test' ) );
		Lock::release( 'chaty_lock_test' );

		$this->assertFalse( Lock::acquire( 'chaty_lock_test', MINUTE_IN_SECONDS ) );
	}

	/**
	 * Given a database that refuses to write, when a process waits for a lock, then it does not wait.
	 */
	public function test_wait_without_a_database(): void {
		$this->refuse_statements( 'UPDATE', 'chaty_lock_test' );

		$this->assertFalse( Lock::wait( 'chaty_lock_test', HOUR_IN_SECONDS ) );
	}

	/**
	 * Given a lock that another process keeps, when a process waits for it, then it gives up when it has waited for as
	 * long as the lock holds.
	 */
	public function test_wait_in_vain(): void {
		$this->store( (string) ( self::NOW + 6 ) );
		$this->set_clock( 2 );

		$this->assertFalse( Lock::wait( 'chaty_lock_test', 4 ) );
	}
}
