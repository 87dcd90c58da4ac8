<?php
namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Settings\Sanitizers\HTML;
use PHPUnit\Framework\TestCase;

/**
 * Rich text keeps a short list of tags, however often it was escaped.
 */
final class HTML_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_texts(): array {
		return array(
			'plain text stays'            => array( 'Talk to us :)', 'Talk to us :)' ),
			'simple markup stays'         => array( '<p><em><strong>Contact us</strong></em></p>', '<p><em><strong>Contact us</strong></em></p>' ),
			'line breaks stay'            => array( 'a<br />b', 'a<br />b' ),
			'escaped markup is resolved'  => array( '&lt;p&gt;How can I help you? :)&lt;/p&gt;', '<p>How can I help you? :)</p>' ),
			'twice escaped markup too'    => array( '&amp;lt;p&amp;gt;Hi&amp;lt;/p&amp;gt;', '<p>Hi</p>' ),
			'a hard blank stays'          => array( '<p>Pickup:&nbsp;</p>', '<p>Pickup:&nbsp;</p>' ),
			'a link stays'                => array( '<a href="https://example.org/?a=1">x</a>', '<a href="https://example.org/?a=1">x</a>' ),
			'a link that runs code'       => array( '<a href="javascript:alert(1)">x</a>', '<a href="alert(1)">x</a>' ),
			'an event goes'               => array( '<p onclick="alert(1)" style="x">a</p>', '<p>a</p>' ),
			'an image goes'               => array( 'a<img src=x onerror=alert(1)>b', 'ab' ),
			'an escaped image in markup'  => array( '&lt;p&gt;&lt;img src=x onerror=alert(1)&gt;a&lt;/p&gt;', '<p>a</p>' ),
			'a script goes with its text' => array( '<p>a</p><script>alert(1)</script>', '<p>a</p>' ),
			'a drawing goes whole'        => array( '<svg onload=alert(1)><p>a</p></svg>b', 'b' ),
			'a comment goes'              => array( 'a<!-- <b> -->b', 'ab' ),
			'a frame goes'                => array( '<iframe src="//x"></iframe>b', 'b' ),
		);
	}

	/**
	 * @dataProvider provide_texts
	 */
	public function test_rich_text_keeps_listed_tags_and_stays_when_it_is_sanitized_again( string $given, string $expected ): void {
		$rule = new HTML();

		$this->assertSame( $expected, $rule->sanitize( $given ) );
		$this->assertSame( $expected, $rule->sanitize( $expected ) );
	}

	public function test_given_text_that_pcre_gives_up_on_then_it_stays_without_tag(): void {
		$long = '<style>' . str_repeat( 'a ', 2000 ) . '</style>b';

		// phpcs:disable WordPress.PHP.IniSet.Risky -- The limit is what is tested.
		$limit = (string) ini_set( 'pcre.backtrack_limit', '100' );
		$left  = ( new HTML() )->sanitize( $long );
		ini_set( 'pcre.backtrack_limit', $limit );
		// phpcs:enable

		$this->assertStringEndsWith( 'b', $left );
		$this->assertStringNotContainsString( '<', $left );
	}
}
