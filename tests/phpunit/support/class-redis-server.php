<?php
namespace Chaty\Tests;

/**
 * Starts Debian's redis-server on a socket in a folder of its own, and ends exactly that one.
 */
final class Redis_Server {

	private string $folder;

	/**
	 * The running program.
	 *
	 * @var resource|null
	 */
	private $process = null;

	public function __construct() {
		$this->folder = sys_get_temp_dir() . '/chaty-redis-' . uniqid();
		mkdir( $this->folder );
	}

	public static function is_possible(): bool {
		return extension_loaded( 'redis' ) && '' !== trim( (string) shell_exec( 'command -v redis-server' ) );
	}

	public function get_address(): string {
		return $this->folder . '/redis.sock';
	}

	/**
	 * Starts it, and waits until it answers.
	 *
	 * @param bool $is_lasting Whether its data outlives it.
	 */
	public function start( bool $is_lasting = false ): void {
		$command       = array( 'redis-server', '--port', '0', '--unixsocket', $this->get_address(), '--dir', $this->folder, '--save', '', '--appendonly', $is_lasting ? 'yes' : 'no', '--appendfsync', 'always', '--loglevel', 'warning' );
		$pipes         = array();
		$process       = proc_open( $command, array( array( 'file', '/dev/null', 'r' ), array( 'file', '/dev/null', 'w' ), array( 'file', '/dev/null', 'w' ) ), $pipes );
		$this->process = is_resource( $process ) ? $process : null;
		$until         = microtime( true ) + 5;
		while ( ! file_exists( $this->get_address() ) && microtime( true ) < $until ) {
			usleep( 20000 );
		}
	}

	public function kill(): void {
		if ( null !== $this->process ) {
			proc_terminate( $this->process, 9 );
			proc_close( $this->process );
			$this->process = null;
		}
		if ( file_exists( $this->get_address() ) ) {
			unlink( $this->get_address() );
		}
	}

	public function remove(): void {
		$this->kill();
		exec( 'rm -rf ' . escapeshellarg( $this->folder ) );
	}
}
