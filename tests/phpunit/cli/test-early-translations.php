<?php
namespace Chaty\Tests\Cli;

use Chaty\Tests\Process_Test_Case;

/**
 * WordPress 6.7 and later print a notice where a text is translated before `init`, as it cannot know the language yet.
 *
 * @group programs
 */
final class Early_Translations_Test extends Process_Test_Case {

	/**
	 * Reports texts that are translated too early, and what WordPress says the plugin does wrong. Hooks that stand in this
	 * variable before WordPress loads are taken over by it.
	 */
	private const WATCH = '
		$watch = static function ( string $text, string $single, string $plural = "" ) {
			if ( ! did_action( "init" ) ) {
				fwrite( STDERR, "Too early: $single\n" );
			}

			return $text;
		};
		$wrong = static function ( string $function, string $message ) {
			if ( false !== strpos( $message, "chaty" ) ) {
				fwrite( STDERR, "Wrong: $function $message\n" );
			}
		};
		$GLOBALS["wp_filter"]["gettext_chaty"][10][]      = array( "function" => $watch, "accepted_args" => 2 );
		$GLOBALS["wp_filter"]["ngettext_chaty"][10][]     = array( "function" => $watch, "accepted_args" => 3 );
		$GLOBALS["wp_filter"]["doing_it_wrong_run"][10][] = array( "function" => $wrong, "accepted_args" => 2 );
	';

	/**
	 * @testWith [[]]
	 *           [["WP_ADMIN"]]
	 *           [["DOING_CRON"]]
	 *           [["WP_ADMIN", "DOING_AJAX"]]
	 *
	 * @param array<int, string> $constants Constants of the request.
	 */
	public function test_request_translates_nothing_before_init( array $constants ): void {
		$define = implode(
			'',
			array_map( static fn ( string $name ): string => "define( '$name', true );", $constants )
		);
		$load   = sprintf( '$_SERVER["HTTP_HOST"] = "localhost"; require %s; echo "loaded";', var_export( ABSPATH . 'wp-load.php', true ) );
		$result = $this->run_php( array( '-r', self::WATCH . $define . $load ) );

		$this->assertSame( array( 'loaded', '' ), array( $result['output'], $result['errors'] ) );
	}

	public function test_command_translates_nothing_before_init_and_prints_nothing_before_output(): void {
		$result = $this->run_with_code( self::WATCH, array( 'chaty', 'contacts', 'list', '--format=json' ) );

		$this->assertSame( array( 0, "[]\n", '' ), array( $result['status'], $result['output'], $result['errors'] ) );
	}

	public function test_given_help_for_command_then_filters_are_described(): void {
		$result = $this->run_command( array( 'contacts', 'list', '--help' ) );

		$this->assertStringContainsString( 'Limit results to messages from this email address.', $result['output'] );
	}
}
