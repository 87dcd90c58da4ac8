<?php
namespace Chaty\Tests\Docs;

use Chaty\Tests\Process_Test_Case;
use Chaty\Tests\Samples;

/**
 * Each command that the docs name can be typed as it stands there.
 *
 * @group programs
 */
final class Sample_Commands_Test extends Process_Test_Case {

	public function test_wp_cli_knows_each_command_of_docs_with_arguments_and_options(): void {
		$commands = array();
		foreach ( Samples::get_commands( 'wp chaty' ) as $line ) {
			preg_match_all( '/(?:"[^"]*"|[^\s"])+/', $line, $words );
			$command = array_slice( str_replace( '"', '', $words[0] ), 1 );
			// Text may name a command without its arguments.
			$commands[ $line ] = 1 === preg_match( '/^[a-z -]+$/D', $line ) ? array( 'cli', 'has-command', implode( ' ', $command ) ) : $command;
		}
		$this->assertGreaterThan( 30, count( $commands ) );

		$support = dirname( __DIR__ ) . '/support';
		$result  = $this->run_wp( array( "--require=$support/halt-commands.php", "--require=$support/run-commands.php", 'run-commands' ), (string) wp_json_encode( $commands ) );
		$ended   = json_decode( $result['output'], true );

		$this->assertIsArray( $ended, 'A command misses an argument, and WP-CLI ends.' );
		foreach ( $ended as $line => $end ) {
			$this->assertSame( array( 0, '' ), array( $end['status'], $end['errors'] ), $line );
		}
	}

	/**
	 * @testWith ["npm", "package.json"]
	 *           ["composer", "composer.json"]
	 */
	public function test_given_every_command_of_npm_and_composer_in_docs_then_its_script_exists( string $program, string $file ): void {
		$known = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/$file" ), true )['scripts'];
		$lines = array_map( static fn ( string $line ): string => (string) preg_replace( '/ (--silent|-s)\b/', '', $line ), Samples::get_commands( $program ) );
		preg_match_all( '/^(?:npm run|composer) ([a-z][\w:-]*)/m', implode( "\n", $lines ), $used );

		$this->assertNotSame( array(), $used[1] );
		$this->assertSame( array(), array_diff( $used[1], array_keys( $known ), array( 'install' ) ) );
	}
}
