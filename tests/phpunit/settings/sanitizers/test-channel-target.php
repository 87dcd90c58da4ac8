<?php
namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Settings\Sanitizers;
use Chaty\Settings\Sanitizers\Channel_Target;
use PHPUnit\Framework\TestCase;

/**
 * Owners type numbers, handles and addresses as they like; code is dropped.
 */
final class Channel_Target_Test extends TestCase {

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function provide_values(): array {
		return array(
			'a number with blanks'     => array( ' +91 98977-00000', '+91 98977-00000' ),
			'a number as a number'     => array( 15550100001, '15550100001' ),
			'a handle'                 => array( '@demo_user', '@demo_user' ),
			'an address'               => array( 'https://example.org/a?b=c&d=e', 'https://example.org/a?b=c&d=e' ),
			'a email address'          => array( 'a.b+c@example.org', 'a.b+c@example.org' ),
			'a call of ours'           => array( 'javascript:launch_chaty();', 'javascript:launch_chaty();' ),
			'a call of ours, by index' => array( 'javascript: window.launch_chaty( 2 )', 'javascript: window.launch_chaty( 2 )' ),
			'code'                     => array( 'javascript:alert(1)', '' ),
			'code after a call'        => array( 'javascript:launch_chaty();alert(1)', '' ),
			'code in a call'           => array( 'javascript:launch_chaty(alert(1))', '' ),
			'code with blanks'         => array( 'java script : alert(1)', '' ),
			'code with a hidden sign'  => array( "java\u{200B}script:alert(1)", '' ),
			'data'                     => array( 'data:text/html,x', '' ),
			'markup'                   => array( '"><img src=x onerror=alert(1)>', '">' ),
		);
	}

	/**
	 * @dataProvider provide_values
	 *
	 * @param mixed $given Value.
	 */
	public function test_given_value_when_it_is_sanitized_then_it_stays_unless_it_is_code( $given, string $expected ): void {
		$this->assertSame( $expected, Sanitizers::sanitize( 'channel-target', $given, array() ) );
	}

	/**
	 * Given a site whose charset is not UTF-8, so that broken UTF-8 gets through, then a value that would
	 * run as code is known all the same.
	 */
	public function test_broken_utf8(): void {
		$this->assertTrue( Channel_Target::is_code( "javascript:alert(1)//\xFF" ) );
	}
}
