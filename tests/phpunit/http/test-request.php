<?php
namespace Chaty\Tests\Http;

use Chaty\Http\Request;
use PHPUnit\Framework\TestCase;

/**
 * Whatever a client sends, fields are texts, lists or booleans.
 */
final class Request_Test extends TestCase {

	/**
	 * @return array<string, array{0: mixed, 1: array<int, string>}>
	 */
	public function provide_lists(): array {
		return array(
			'an array'         => array( array( 'a', 'b' ), array( 'a', 'b' ) ),
			'one text'         => array( 'a', array( 'a' ) ),
			'commas'           => array( 'a, b,,c', array( 'a', 'b', 'c' ) ),
			'duplicates'       => array( array( 'a', ' a ', 'b' ), array( 'a', 'b' ) ),
			'arrays inside'    => array( array( 'a', array( 'b' ), 3 ), array( 'a' ) ),
			'nothing'          => array( null, array() ),
			'an empty text'    => array( '', array() ),
			'more than enough' => array( array_map( 'strval', range( 1, 150 ) ), array_map( 'strval', range( 1, 100 ) ) ),
		);
	}

	/**
	 * @dataProvider provide_lists
	 *
	 * @param mixed              $sent     What is sent.
	 * @param array<int, string> $expected Entries.
	 */
	public function test_given_field_in_any_form_when_it_is_read_as_list_then_it_has_texts_in_it( $sent, array $expected ): void {
		$this->assertSame( $expected, ( new Request( array( 'list' => $sent ), array() ) )->get_list( 'list' ) );
	}

	public function test_texts_are_trimmed_and_without_invisible_characters_and_anything_else_is_empty(): void {
		$request = new Request( array( 'text' => " A\r\nb\u{202E}\x07 ", 'list' => array( 'a' ), 'number' => 7, 'broken' => "\xC3" ), array() );
		$names   = array( 'text', 'list', 'number', 'broken', 'missing' );

		$this->assertSame( array( "A\nb", '', '', '', '' ), array_map( array( $request, 'get_text' ), $names ) );
		$this->assertSame( array( true, false, false, true, false ), array_map( array( $request, 'has_text' ), $names ) );
		$this->assertSame( array( true, true, true, true, false ), array_map( array( $request, 'has_field' ), $names ) );
	}

	/**
	 * @testWith ["1", true]
	 *           ["TRUE", true]
	 *           ["yes", true]
	 *           [" on ", true]
	 *           ["0", false]
	 *           ["2", false]
	 *           ["", false]
	 *           [true, false]
	 *           [["1"], false]
	 *
	 * @param mixed $sent What is sent.
	 */
	public function test_given_field_when_it_is_read_as_boolean_then_only_truthy_words_are_on( $sent, bool $expected ): void {
		$this->assertSame( $expected, ( new Request( array( 'flag' => $sent ), array() ) )->is_on( 'flag' ) );
	}

	public function test_given_server_variables_then_only_texts_are_read(): void {
		$request = new Request( array(), array( 'HTTP_ORIGIN' => ' https://a.example ', 'argv' => array( 'x' ) ), true );

		$this->assertSame( array( 'https://a.example', '', '' ), array_map( array( $request, 'get_server' ), array( 'HTTP_ORIGIN', 'argv', 'HTTP_HOST' ) ) );
		$this->assertTrue( $request->has_files() );
	}
}
