<?php
/**
 * Tests of rows of files.
 *
 * @package Chaty
 */

namespace Chaty\Tests;

use Chaty\Row_Text;
use PHPUnit\Framework\TestCase;

/**
 * What visitors wrote does nothing in a spreadsheet and nothing in a terminal.
 */
final class Row_Text_Test extends TestCase {

	/**
	 * Returns cells, and what is in the file for them.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_cells(): array {
		return array(
			'words'                      => array( 'Hello', '"Hello"' ),
			'nothing'                    => array( '', '""' ),
			'quotes'                     => array( 'a "b"', '"a ""b"""' ),
			'a email address'            => array( 'ada@example.org', '"ada@example.org"' ),
			'a date'                     => array( '2026-05-01', '"2026-05-01"' ),
			'a formula'                  => array( '=1+1', '"\'=1+1"' ),
			'a number with its country'  => array( '+1 555', '"\'+1 555"' ),
			'a minus'                    => array( '-1+1', '"\'-1+1"' ),
			'an at'                      => array( '@SUM(1)', '"\'@SUM(1)"' ),
			'a formula after blanks'     => array( " \u{A0} =1+1", "\" \u{A0} '=1+1\"" ),
			'a formula after a tab'      => array( "x\t=1+1", "\"x\t'=1+1\"" ),
			'a formula after a line'     => array( "hi\n=cmd|'/C calc'!A0\nbye", "\"hi\n'=cmd|'/C calc'!A0\nbye\"" ),
			'a formula after a return'   => array( "hi\r=1+1", "\"hi\r'=1+1\"" ),
			'a formula after semicolon'  => array( 'x;=1+1; @b', '"x;\'=1+1; \'@b"' ),
			'a formula after a quote'    => array( 'x;"=1+1"', '"x;""\'=1+1"""' ),
			'full-width signs'           => array( "\u{FF1D}1;\u{FF0B}1;\u{FF0D}1;\u{FF20}A", "\"'\u{FF1D}1;'\u{FF0B}1;'\u{FF0D}1;'\u{FF20}A\"" ),
			'signs in the midst of text' => array( 'a = b, c - d', '"a = b, c - d"' ),
			'a terminal\'s orders'       => array( "a\u{9b}31mb\u{202E}c", '"a31mbc"' ),
		);
	}

	/**
	 * Given a cell that somebody wrote, then it is quoted, and a spreadsheet takes no part of it for a
	 * formula, whatever it splits cells at.
	 *
	 * @dataProvider provide_cells
	 *
	 * @param string $cell     Cell.
	 * @param string $expected What is in the file.
	 */
	public function test_csv( string $cell, string $expected ): void {
		$this->assertSame( $expected . ',7', Row_Text::to_csv( array( $cell, 7 ) ) );
	}

	/**
	 * Given text with control characters, then JSON says the same text without them.
	 */
	public function test_json(): void {
		$text = "Äda \u{9b}31m\u{85}\u{202E}\u{2066}\u{7f}\u{1b}[2J";
		$json = Row_Text::to_json( array( 'name' => $text ) );

		$this->assertSame( $text, json_decode( $json, true )['name'] );
		$this->assertSame( 0, preg_match( '/[\x00-\x1f\x{7f}-\x{9f}\x{202a}-\x{202e}\x{2066}-\x{2069}]/u', $json ) );
		$this->assertStringContainsString( 'Äda', $json );
	}
}
