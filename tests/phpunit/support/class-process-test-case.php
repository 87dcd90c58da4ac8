<?php
namespace Chaty\Tests;

use Chaty\Config\Names;
use PHPUnit\Framework\TestCase;

/**
 * Runs PHP in a process of its own on the same site. Such a process does not see changes within a transaction, so tests
 * put back by hand what they change.
 */
abstract class Process_Test_Case extends TestCase {

	/**
	 * Options that a test may change.
	 */
	private const OPTIONS = array( Names::WIDGETS, Names::CHECKSUM, Names::PARTS, Names::ANALYTICS, Names::RETENTION_DAYS, Names::TRASH_DAYS, Names::KEEP_CONTACTS, Names::MODIFIED, Names::MIGRATED_SETTINGS, Names::MIGRATED_MESSAGES );

	/**
	 * The options as they were.
	 *
	 * @var array<string, mixed>
	 */
	private array $options = array();

	protected function setUp(): void {
		parent::setUp();
		wp_cache_flush();
		foreach ( self::OPTIONS as $option ) {
			$this->options[ $option ] = get_option( $option, null );
			delete_option( $option );
		}
		$this->empty_tables();
	}

	protected function tearDown(): void {
		wp_cache_flush();
		foreach ( $this->options as $option => $value ) {
			delete_option( $option );
			if ( null !== $value ) {
				update_option( $option, $value, true );
			}
		}
		$this->empty_tables();
		parent::tearDown();
	}

	private function empty_tables(): void {
		global $wpdb;

		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_stats" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_contacts" );
	}

	/**
	 * @return mixed
	 */
	protected function read_option( string $option ) {
		wp_cache_flush();

		return get_option( $option );
	}

	/**
	 * @param array<int, string> $arguments Arguments after `wp chaty`.
	 * @param string             $failing   Expression for the statements that the database refuses.
	 * @return array{status: int, output: string, errors: string}
	 */
	protected function run_command( array $arguments, string $input = '', string $failing = '' ): array {
		array_unshift( $arguments, 'chaty' );
		if ( '' === $failing ) {
			return $this->run_wp( $arguments, $input );
		}

		return $this->run_with_code( sprintf( 'WP_CLI::add_wp_hook( "query", function ( $query ) { return preg_match( %s, $query ) ? "UPDATE nowhere SET a = 1" : $query; } );', var_export( $failing, true ) ), $arguments, $input );
	}

	/**
	 * @param string             $code      PHP that runs before WordPress loads.
	 * @param array<int, string> $arguments Arguments after `wp`.
	 * @return array{status: int, output: string, errors: string}
	 */
	protected function run_with_code( string $code, array $arguments, string $input = '' ): array {
		$file = (string) tempnam( get_temp_dir(), 'chaty' );
		file_put_contents( $file, "<?php $code" );
		$result = $this->run_wp( array_merge( array( "--require=$file" ), $arguments ), $input );
		unlink( $file );

		return $result;
	}

	/**
	 * @param array<int, string> $arguments Arguments after `wp`.
	 * @return array{status: int, output: string, errors: string}
	 */
	protected function run_wp( array $arguments, string $input = '' ): array {
		$program = dirname( __DIR__, 3 ) . '/vendor/wp-cli/wp-cli/php/boot-fs.php';

		return $this->run_php( array_merge( array( $program, '--allow-root', '--path=' . untrailingslashit( ABSPATH ) ), $arguments ), $input );
	}

	/**
	 * @param array<int, string> $arguments Arguments of PHP.
	 * @return array{status: int, output: string, errors: string}
	 */
	protected function run_php( array $arguments, string $input = '' ): array {
		list( $process, $pipes ) = $this->start_php( $arguments );
		fwrite( $pipes[0], $input );
		fclose( $pipes[0] );
		$output = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );

		return array(
			'status' => proc_close( $process ),
			'output' => $output,
			'errors' => (string) preg_replace( '/^(?:PHP )?Deprecated:.*\n?/m', '', $errors ),
		);
	}

	/**
	 * Starts PHP beside this process.
	 *
	 * @param array<int, string> $arguments Arguments of PHP.
	 * @return array{0: resource, 1: array<int, resource>} The process, and its pipes: 0 to write to, 1 and 2 to read from.
	 */
	protected function start_php( array $arguments ): array {
		$process = proc_open( array_merge( array( PHP_BINARY, '-d', 'error_reporting=22527', '-d', 'display_errors=0' ), $arguments ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ), $pipes );
		$this->assertIsResource( $process );

		return array( $process, $pipes );
	}

	/**
	 * Returns code for a process that has the site, the helpers of the tests and, if there is one, Redis as object cache.
	 */
	protected function on_site( string $code, ?Redis_Server $redis = null ): string {
		$root   = dirname( __DIR__, 3 );
		$before = "require '$root/vendor/autoload.php';";
		if ( null !== $redis ) {
			$before = 'putenv( "CHATY_REDIS=' . $redis->get_address() . "\" ); \$_wp_using_ext_object_cache = true; $before require '$root/tests/fixtures/object-cache.php';";
		}

		return "$before require '$root/tests/phpunit/bootstrap.php';$code";
	}
}
