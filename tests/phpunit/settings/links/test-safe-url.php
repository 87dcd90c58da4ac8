<?php
namespace Chaty\Tests\Settings\Links;

use Chaty\Settings\Links\Safe_URL;
use PHPUnit\Framework\TestCase;

/**
 * An address stays as it was typed, or is refused. The page's tests read the same rows (src/shared/safe-url.test.ts).
 */
final class Safe_URL_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string|null}>
	 */
	public function provide_addresses(): array {
		$addresses = array( 'what is no UTF-8' => array( "https://example.com/\xFF", null ) );
		foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/url-rows.json' ), true )['rows'] as list( $name, $text, $expected ) ) {
			$addresses[ $name ] = array( $text, $expected );
		}

		return $addresses;
	}

	/**
	 * @dataProvider provide_addresses
	 *
	 * @param string|null $expected Address; null if it is refused.
	 */
	public function test_given_address_then_it_stays_as_it_was_typed_or_is_refused( string $text, ?string $expected ): void {
		$this->assertSame( $expected, Safe_URL::parse( $text ) );
	}

	public function test_given_text_then_it_is_encoded_as_browser_does(): void {
		$this->assertSame( "a%20%26%20b!'()*~-_.%C3%A9%0A", Safe_URL::encode( "a & b!'()*~-_.é\n" ) );
	}
}
