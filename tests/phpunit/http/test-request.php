<?php
namespace Chaty\Tests\Http;

use Chaty\Http\Request;
use PHPUnit\Framework\TestCase;

/**
 * Whatever a client sends, fields are texts, lists or booleans.
 */
final class Request_Test extends TestCase {

	/**
	 * Returns what a client sends as a list, and the entries.
	 *
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
	 * Given a field in any form, when it is read as a list, then it has the texts in it.
	 *
	 * @dataProvider provide_lists
	 *
	 * @param mixed              $sent     What is sent.
	 * @param array<int, string> $expected Entries.
	 */
	public function test_lists( $sent, array $expected ): void {
		$this->assertSame( $expected, ( new Request( array( 'list' => $sent ), array() ) )->get_list( 'list' ) );
	}

	/**
	 * Given texts, when they are read, then they are trimmed and without invisible characters; anything else is
	 * empty.
	 */
	public function test_texts(): void {
		$request = new Request( array( 'text' => " A\r\nb\u{202E}\x07 ", 'list' => array( 'a' ), 'broken' => "\xC3" ), array() );

		$this->assertSame( array( "A\nb", '', '', '' ), array_map( array( $request, 'get_text' ), array( 'text', 'list', 'broken', 'missing' ) ) );
		$this->assertSame( array( true, false, true, false ), array_map( array( $request, 'has_text' ), array( 'text', 'list', 'broken', 'missing' ) ) );
		$this->assertSame( array( true, true, true, false ), array_map( array( $request, 'has_field' ), array( 'text', 'list', 'broken', 'missing' ) ) );
	}

	/**
	 * Given a field, when it is read as a boolean, then only truthy words are on.
	 *
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
	 * @param mixed $sent     What is sent.
	 * @param bool  $expected Whether it is on.
	 */
	public function test_booleans( $sent, bool $expected ): void {
		$this->assertSame( $expected, ( new Request( array( 'flag' => $sent ), array() ) )->is_on( 'flag' ) );
	}

	/**
	 * Given server variables, then only texts are read.
	 */
	public function test_server_variables(): void {
		$request = new Request( array(), array( 'HTTP_ORIGIN' => ' https://a.example ', 'argv' => array( 'x' ) ), true );

		$this->assertSame( array( 'https://a.example', '', '' ), array_map( array( $request, 'get_server' ), array( 'HTTP_ORIGIN', 'argv', 'HTTP_HOST' ) ) );
		$this->assertTrue( $request->has_files() );
	}
}
