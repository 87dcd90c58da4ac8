<?php
namespace Chaty\Tests\Storage;

use Chaty\Tests\Process_Test_Case;

/**
 * Who sends many requests at once gets no more of them through than who sends them one after the other.
 *
 * @group programs
 */
final class Parallel_Calls_Test extends Process_Test_Case {

	private const PROCESSES = 4;

	/**
	 * Says that it is ready, waits for a line, and calls.
	 */
	private const CODE = 'Chaty\Tests\Clock::$stopped_at = 1800000000; echo "ready\n"; fgets( STDIN ); $allowed = 0;'
		. 'for ( $call = 0; $call < 25; $call++ ) { $allowed += ( new Chaty\Http\Rate_Limiter() )->allow( "form", new Chaty\Http\Request( array(), array( "REMOTE_ADDR" => "192.0.2.9" ) ), 10 ) ? 1 : 0; }'
		. 'echo $allowed;';

	/**
	 * The pipes of the processes: 0 to write to, 1 to read from.
	 *
	 * @var array<int, array<int, resource>>
	 */
	private array $pipes = array();

	protected function tearDown(): void {
		global $wpdb;

		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%chaty\\_rate\\_%'" );
		parent::tearDown();
	}

	/**
	 * Starts the processes and waits until each is ready.
	 *
	 * @return array<int, resource>
	 */
	private function start(): array {
		$processes = array();
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			list( $processes[], $this->pipes[] ) = $this->start_php( array( '-r', $this->on_site( self::CODE ) ) );
		}
		foreach ( $this->pipes as $pipes ) {
			$this->assertSame( "ready\n", fgets( $pipes[1] ) );
		}

		return $processes;
	}

	public function test_ten_of_a_hundred_calls_at_once_get_through(): void {
		$processes = $this->start();
		foreach ( $this->pipes as $pipes ) {
			fwrite( $pipes[0], "go\n" );
		}
		$allowed = 0;
		foreach ( $processes as $number => $process ) {
			$allowed += (int) stream_get_contents( $this->pipes[ $number ][1] );
			$this->assertSame( 0, proc_close( $process ) );
		}

		$this->assertSame( 10, $allowed );
	}
}
