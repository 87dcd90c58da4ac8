<?php
namespace Chaty\Tests;

use Chaty\Visible_Text;
use PHPUnit\Framework\TestCase;

/**
 * No character acts on what follows it, and what people write stays.
 */
final class Visible_Text_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	public function provide_texts(): array {
		return array(
			'Windows line ends'       => array( " a\r\nb\rc ", "a\nb\nc", 'a b c' ),
			'tabs'                    => array( "a\tb", "a\tb", 'a b' ),
			'a NUL byte'              => array( "a\0b", 'ab', 'ab' ),
			'an order to a terminal'  => array( "a\u{1b}[31mb", 'a[31mb', 'a[31mb' ),
			'a C1 control character'  => array( "a\u{85}b\u{9f}c", 'abc', 'abc' ),
			'an override'             => array( "exe.\u{202E}gpj", 'exe.gpj', 'exe.gpj' ),
			'an isolate'              => array( "\u{2066}a\u{2069}", 'a', 'a' ),
			'an emoji of several'     => array( "👩\u{200D}🚀", "👩\u{200D}🚀", "👩\u{200D}🚀" ),
			'Persian with a non-join' => array( "می\u{200C}خواهم", "می\u{200C}خواهم", "می\u{200C}خواهم" ),
			'a wide blank'            => array( "a\u{3000}b", "a\u{3000}b", 'a b' ),
			'hidden ones at the end'  => array( "a \u{202C}", 'a', 'a' ),
			'broken UTF-8'            => array( "a\xC3(", '', '' ),
			'nothing but blanks'      => array( " \r\n\t", '', '' ),
		);
	}

	/**
	 * @dataProvider provide_texts
	 */
	public function test_given_text_when_it_is_cleaned_then_only_what_acts_on_rest_is_gone( string $text, string $lines, string $line ): void {
		$this->assertSame( array( $lines, $line ), array( Visible_Text::clean( $text ), Visible_Text::clean_line( $text ) ) );
		$this->assertSame( array( $lines, $line ), array( Visible_Text::clean( $lines ), Visible_Text::clean_line( $line ) ), 'A clean text stays.' );
	}

	public function test_given_blanks_around_text_when_only_hidden_characters_are_removed_then_blanks_stay(): void {
		$this->assertSame( " a\r\n", Visible_Text::strip( " a\u{7F}\r\n" ) );
	}
}
