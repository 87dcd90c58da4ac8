<?php
/**
 * Tests of addresses.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Settings\Links;

use Chaty\Settings\Links\Safe_URL;
use PHPUnit\Framework\TestCase;

/**
 * An address is written as a browser writes it (WHATWG URL Standard), or refused.
 */
final class Safe_URL_Test extends TestCase {

	/**
	 * Returns addresses.
	 *
	 * @return array<string, array{0: string, 1: string|null}>
	 */
	public function provide_addresses(): array {
		return array(
			'a web page'                   => array( 'https://example.com/a?b=c#d', 'https://example.com/a?b=c#d' ),
			'without a path'               => array( 'https://example.com?b', 'https://example.com/?b' ),
			'capitals'                     => array( 'HTTPS://EXAMPLE.com/A', 'https://example.com/A' ),
			'too few slashes'              => array( 'https:example.com', 'https://example.com/' ),
			'too many slashes'             => array( 'https:////example.com', 'https://example.com/' ),
			'backslashes'                  => array( 'https:\\\\example.com\\a', 'https://example.com/a' ),
			'dots'                         => array( 'https://example.com/a/./b/../c/%2e%2E/d/..', 'https://example.com/a/' ),
			'a usual port'                 => array( 'https://example.com:443/', 'https://example.com/' ),
			'another port'                 => array( 'https://example.com:08080/', 'https://example.com:8080/' ),
			'a port that is none'          => array( 'https://example.com:99999/', null ),
			'a user'                       => array( 'https://us er:p@ss@example.com/', 'https://us%20er:p%40ss@example.com/' ),
			'an IPv4 address'              => array( 'http://127.0.0.1/', 'http://127.0.0.1/' ),
			'a number that is none'        => array( 'http://127.0.0.999/', null ),
			'an IPv6 address'              => array( 'http://[2001:DB8:0::1]/', 'http://[2001:db8::1]/' ),
			'an IPv6 address that is none' => array( 'http://[::g]/', null ),
			'a host of other letters'      => array( 'https://EXÄMPLE.com/', 'https://xn--exmple-cua.com/' ),
			'an invisible letter'          => array( "https://exam\u{200B}ple.com/", 'https://example.com/' ),
			'letters of other scripts'     => array( 'https://example.com/é?q=ü#ß', 'https://example.com/%C3%A9?q=%C3%BC#%C3%9F' ),
			'marks'                        => array( 'https://example.com/"><b>{}?"\'<>#"<>`', 'https://example.com/%22%3E%3Cb%3E%7B%7D?%22%27%3C%3E#%22%3C%3E%60' ),
			'what is encoded'              => array( 'https://example.com/%zz%41', 'https://example.com/%zz%41' ),
			'a telephone number'           => array( 'tel:+1 555', 'tel:+1 555' ),
			'a mail'                       => array( 'mailto:a@b.example?subject=it\'s mine', 'mailto:a@b.example?subject=it\'s%20mine' ),
			'a chat of an app'             => array( 'viber://chat?number=+1', 'viber://chat?number=+1' ),
			'a path of an app'             => array( 'viber://chat/a b/../c', 'viber://chat/c' ),
			'a host that no app has'       => array( 'viber://a b', null ),
			'a script'                     => array( 'javascript:alert(1)', null ),
			'a script after a tab'         => array( "\tjavascript:alert(1)", null ),
			'a script broken by a line'    => array( "java\nscript:alert(1)", null ),
			'a script posing as a host'    => array( 'javascript://example.com/%0aalert(1)', null ),
			'data'                         => array( 'data:text/html,x', null ),
			'a host of any scheme'         => array( '//evil.example/', null ),
			'a path'                       => array( '/contact/', null ),
			'no host'                      => array( 'https://', null ),
			'a space in a host'            => array( 'https://a b/', null ),
			'an encoded mark in a host'    => array( 'https://a%2Fb/', null ),
			'a space before it'            => array( ' https://example.com/', null ),
			'a control character'          => array( "https://example.com/\x01", null ),
			'what is no UTF-8'             => array( "https://example.com/\xFF", null ),
			'nothing'                      => array( '', null ),
		);
	}

	/**
	 * Given an address, then it is written as a browser does, or refused.
	 *
	 * @dataProvider provide_addresses
	 *
	 * @param string      $text     Address.
	 * @param string|null $expected What a browser makes of it; null if it is refused.
	 */
	public function test_addresses( string $text, ?string $expected ): void {
		$this->assertSame( $expected, Safe_URL::parse( $text ) );
	}

	/**
	 * Given a text, then it is encoded as a browser does.
	 */
	public function test_encoded_texts(): void {
		$this->assertSame( "a%20%26%20b!'()*~-_.%C3%A9%0A", Safe_URL::encode( "a & b!'()*~-_.é\n" ) );
	}
}
