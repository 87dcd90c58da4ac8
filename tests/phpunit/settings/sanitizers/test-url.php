<?php
namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Settings\Sanitizers\URL;
use PHPUnit\Framework\TestCase;

/**
 * Only addresses with a known scheme, and paths of this site, stay.
 */
final class URL_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_addresses(): array {
		return array(
			'https'                     => array( 'https://wa.me/1?text=a%20b&c=d', 'https://wa.me/1?text=a%20b&c=d' ),
			'capitals in the scheme'    => array( 'HTTPS://example.org', 'HTTPS://example.org' ),
			'telephone'                 => array( 'tel:+1555 0100', 'tel:+1555 0100' ),
			'short message'             => array( 'sms://+1;?&body=Hi {title}', 'sms://+1;?&body=Hi {title}' ),
			'mail'                      => array( 'mailto:a@b.co?subject=x', 'mailto:a@b.co?subject=x' ),
			'Viber'                     => array( 'viber://pa?chatURI=', 'viber://pa?chatURI=' ),
			'Skype'                     => array( 'skype:me?chat', 'skype:me?chat' ),
			'a path'                    => array( '/wp-content/uploads/x.png', '/wp-content/uploads/x.png' ),
			'a path upwards'            => array( '../image/x.svg', '../image/x.svg' ),
			'a colon after the path'    => array( '/a:b?c=d:e', '/a:b?c=d:e' ),
			'another host'              => array( '//cdn.example.org/x.png', '//cdn.example.org/x.png' ),
			'blanks around it'          => array( '  https://example.org ', 'https://example.org' ),
			'an escaped sign'           => array( 'https://example.org/?a=1&amp;b=2', 'https://example.org/?a=1&b=2' ),
			'a panel'                   => array( '#', '' ),
			'a panel of old'            => array( 'javascript:;', '' ),
			'code'                      => array( 'javascript:alert(1)', '' ),
			'code in capitals'          => array( 'JaVaScRiPt:alert(1)', '' ),
			'code with a tab in it'     => array( "java\tscript:alert(1)", '' ),
			'code after a control sign' => array( "\x01javascript:alert(1)", '' ),
			'code with an entity'       => array( 'javascript&colon;alert(1)', '' ),
			'code with a number'        => array( 'javascript&#58;alert(1)', '' ),
			'data'                      => array( 'data:text/html,<script>alert(1)</script>', '' ),
			'VBScript'                  => array( 'vbscript:msgbox(1)', '' ),
			'a file'                    => array( 'file:///etc/passwd', '' ),
			'markup in a path'          => array( '/x"><img src=x onerror=alert(1)>', '/x%22%3E%3Cimg src=x onerror=alert(1)%3E' ),
			'nothing'                   => array( '', '' ),
		);
	}

	/**
	 * @dataProvider provide_addresses
	 */
	public function test_address_stays_or_nothing_is_left_also_when_it_is_sanitized_again( string $given, string $expected ): void {
		$rule = new URL();

		$this->assertSame( $expected, $rule->sanitize( $given, array() ) );
		$this->assertSame( $expected, $rule->sanitize( $expected, array() ) );
	}

	public function test_given_key_that_names_its_schemes_when_address_has_another_then_nothing_is_left(): void {
		$schema = array( 'x-schemes' => array( 'https' ) );

		$this->assertSame( '', ( new URL() )->sanitize( 'tel:1', $schema ) );
		$this->assertSame( 'https://a.example', ( new URL() )->sanitize( 'https://a.example', $schema ) );
	}
}
