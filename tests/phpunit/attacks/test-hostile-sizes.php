<?php
namespace Chaty\Tests\Attacks;

use Chaty\Config\Names;
use Chaty\Tests\Process_Test_Case;

/**
 * No body and no file makes PHP take more memory than hosts give it. Each is sent in a process of its own, which
 * PHP ends at the limit.
 *
 * @group programs
 */
final class Hostile_Sizes_Test extends Process_Test_Case {

	/**
	 * What WordPress itself asks hosts for is 40 MB, and many give 128.
	 */
	private const LIMIT = 'memory_limit=128M';

	/**
	 * Sends the settings of standard input, and prints status, code and paths.
	 */
	private const SEND = <<<'PHP'
$_SERVER += array( 'HTTP_HOST' => 'localhost', 'REQUEST_METHOD' => 'PUT', 'REQUEST_URI' => '/' );
require $argv[1] . 'wp-load.php';
wp_set_current_user( 1 );
list( $count, $start, $repeated, $end ) = json_decode( stream_get_contents( STDIN ) );
$body = $start;
if ( false === strpos( $repeated, '%d' ) ) {
	$body .= str_repeat( $repeated, $count );
} else {
	for ( $index = 0; $index < $count; $index++ ) {
		$body .= sprintf( $repeated, $index );
	}
}
$body .= $end;
$request = new WP_REST_Request( 'PUT', '/chaty/v1/widgets' );
$request->set_header( 'Content-Type', 'application/json' );
$request->set_body( $body );
$answer = rest_do_request( $request )->get_data();
echo $answer['data']['status'], ' ', $answer['code'], ' ', count( $answer['data']['params'] ?? array() ) > 0 ? 'with paths' : 'without paths';
PHP;

	/**
	 * Returns how often something is repeated between a start and an end; `%d` in it is a number.
	 *
	 * @return array<string, array{0: int, 1: string, 2: string, 3: string}>
	 */
	public function provide_bodies(): array {
		$list = '{"chaty_widgets":[';

		return array(
			'10 MB of lists'           => array( 2500000, $list, '[1],', '[]]}' ),
			'10 MB of text'            => array( 10000000, $list, 'x', ']}' ),
			'10 MB of keys'            => array( 800000, '{"chaty_widgets":[]', ',"key%d":[1]', '}' ),
			'1 MB of lists'            => array( 249000, $list, '[1],', '[]]}' ),
			'1 MB of empty lists'      => array( 330000, $list, '[],', '[]]}' ),
			'1 MB of objects'          => array( 120000, $list, '{"a":1},', '[]]}' ),
			'1 MB of unknown keys'     => array( 75000, '{"chaty_widgets":[]', ',"key%d":[1]', '}' ),
			'1 MB of keys of a widget' => array( 75000, '{"chaty_widgets":[{"id":0,"channels":[]', ',"key%d":[1]', '}]}' ),
		);
	}

	/**
	 * @dataProvider provide_bodies
	 */
	public function test_large_body_gives_error_that_names_path_within_memory( int $count, string $start, string $repeated, string $end ): void {
		$result = $this->run_php( array( '-d', self::LIMIT, '-r', self::SEND, '--', ABSPATH ), (string) wp_json_encode( array( $count, $start, $repeated, $end ) ) );

		$this->assertSame( array( 0, '400 rest_invalid_param with paths', '' ), array( $result['status'], $result['output'], $result['errors'] ) );
		$this->assertFalse( $this->read_option( Names::WIDGETS ) );
	}

	/**
	 * @testWith ["import"]
	 *           ["validate"]
	 */
	public function test_large_file_ends_command_with_error_within_memory_and_nothing_is_stored( string $command ): void {
		$arguments = array( '-d', self::LIMIT, dirname( __DIR__, 3 ) . '/vendor/wp-cli/wp-cli/php/boot-fs.php', '--allow-root', '--path=' . untrailingslashit( ABSPATH ), 'chaty', 'settings', $command, '-' );
		$result    = $this->run_php( $arguments, '{"chaty_widgets":[' . str_repeat( '[1],', 2500000 ) . '[]]}' );

		$this->assertSame( 1, $result['status'] );
		$this->assertStringContainsString( 'must have at most 2,000,000 bytes.', $result['errors'] . $result['output'] );
		$this->assertFalse( $this->read_option( Names::WIDGETS ) );
	}
}
