<?php
namespace Chaty\Tests;

use Chaty\Row_Text;
use PHPUnit\Framework\TestCase;

/**
 * What visitors wrote does nothing in a spreadsheet and nothing in a terminal.
 */
final class Row_Text_Test extends TestCase {

	/**
	 * Returns cells, and what is in the file for them: the rows that the Statistics screen tests too.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_cells(): array {
		$cells = array();
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/../fixtures/csv-rows.json' ), true ) as $row ) {
			$cells[ $row[0] ] = array( $row[1], $row[2] );
		}

		return $cells;
	}

	/**
	 * Given a cell that somebody wrote, then it is quoted, and a spreadsheet takes no part of it for a
	 * formula, whatever it splits cells at.
	 *
	 * @dataProvider provide_cells
	 */
	public function test_csv( string $cell, string $expected ): void {
		$this->assertSame( $expected . ',7', Row_Text::to_csv( array( $cell, 7 ) ) );
	}

	public function test_given_text_with_control_characters_then_json_says_same_text_without_them(): void {
		$text = "Äda \u{9b}31m\u{85}\u{202E}\u{2066}\u{7f}\u{1b}[2J";
		$json = Row_Text::to_json( array( 'name' => $text ) );

		$this->assertSame( $text, json_decode( $json, true )['name'] );
		$this->assertSame( 0, preg_match( '/[\x00-\x1f\x{7f}-\x{9f}\x{202a}-\x{202e}\x{2066}-\x{2069}]/u', $json ) );
		$this->assertStringContainsString( 'Äda', $json );
	}
}
