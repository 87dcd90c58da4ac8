<?php
namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Settings\Sanitizers\Text;
use PHPUnit\Framework\TestCase;

/**
 * Plain text loses markup and keeps words.
 */
final class Text_Test extends TestCase {

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function provide_lines(): array {
		return array(
			'words stay'                  => array( 'Ẩn – Liên hệ 你好 👋', 'Ẩn – Liên hệ 你好 👋' ),
			'a number becomes text'       => array( 15550100, '15550100' ),
			'an entity is resolved'       => array( 'Let&#039;s chat', "Let's chat" ),
			'a twice escaped entity too'  => array( 'A &amp;amp; B', 'A & B' ),
			'a lone sign stays'           => array( 'I <3 you, 2 < 3 > 1', 'I <3 you, 2 < 3 > 1' ),
			'tags go'                     => array( '<b>Hi</b> <i class="x">you</i>', 'Hi you' ),
			'a script goes with its text' => array( 'a<script>alert(1)</script>b', 'ab' ),
			'an escaped script as well'   => array( 'a&lt;script&gt;alert(1)&lt;/script&gt;b', 'ab' ),
			'so does one in another'      => array( '<scr<b>ipt>alert(1)</scr</b>ipt>x', 'ipt>alert(1)ipt>x' ),
			'an image with an event goes' => array( '<img src=x onerror=alert(1)>Hi', 'Hi' ),
			'a comment goes'              => array( 'a<!-- x -->b', 'ab' ),
			'line breaks become blanks'   => array( " a\r\n\tb ", 'a b' ),
			'control characters go'       => array( "a\x00\x07b", 'ab' ),
			'broken UTF-8 leaves nothing' => array( "a\xFFb", '' ),
			'a list is no text'           => array( array( 'a' ), '' ),
		);
	}

	/**
	 * @dataProvider provide_lines
	 *
	 * @param mixed $given Text.
	 */
	public function test_line_keeps_words_and_stays_when_it_is_sanitized_again( $given, string $expected ): void {
		$rule = new Text( false );

		$this->assertSame( $expected, $rule->sanitize( $given ) );
		$this->assertSame( $expected, $rule->sanitize( $expected ) );
	}

	public function test_given_text_of_several_lines_when_it_is_sanitized_then_it_keeps_them(): void {
		$this->assertSame( "Hello\n\nname: X", ( new Text( true ) )->sanitize( "Hello\r\n\r\n<b>name</b>: X\n" ) );
	}

	/**
	 * Given a text that PCRE gives up on, then it stays, and what looks like a tag in it as well: it is
	 * shown as text.
	 */
	public function test_long_text(): void {
		$long = '<script>' . str_repeat( 'a ', 2000 ) . '</script>b';

		// phpcs:disable WordPress.PHP.IniSet.Risky -- The limit is what is tested.
		$limit = (string) ini_set( 'pcre.backtrack_limit', '100' );
		$left  = ( new Text( false ) )->sanitize( $long );
		ini_set( 'pcre.backtrack_limit', $limit );
		// phpcs:enable

		$this->assertStringEndsWith( 'b', $left );
	}
}
