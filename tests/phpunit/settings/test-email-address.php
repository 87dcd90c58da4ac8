<?php
namespace Chaty\Tests\Settings;

use Chaty\Ajax\Message_Validator;
use Chaty\Messages\Message;
use Chaty\Settings\Email_Address;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * The server takes what browsers take; the page's tests read the same rows.
 */
final class Email_Address_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: bool, 2: bool}>
	 */
	public function provide_addresses(): array {
		$rows = array();
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/email-rows.json' ), true );
		foreach ( $file['rows'] as $row ) {
			$rows[ (string) wp_json_encode( $row['value'] ) ] = array( $row['value'], $row['isValid'], $row['isValidInForm'] ?? $row['isValid'] );
		}

		return $rows;
	}

	/**
	 * @dataProvider provide_addresses
	 */
	public function test_given_address_then_server_says_what_browser_says( string $value, bool $is_valid ): void {
		$this->assertSame( $is_valid, Email_Address::is_valid( trim( $value ) ) );
	}

	/**
	 * Given an address in a form, then the server answers as the page does: an address that is one is
	 * taken, and every other is rejected once. Neither takes one that the form's field cannot hold.
	 *
	 * @dataProvider provide_addresses
	 */
	public function test_address_in_a_form( string $value, bool $is_valid, bool $in_form ): void {
		$rules   = new Message_Validator();
		$channel = Make::form( array( 'contact_fields' => array( array( 'field' => 'email', 'is_required' => 1 ) ) ) );
		$errors  = $rules->get_errors( $rules->get_values( Make::request( array( 'email' => $value ) ), $channel ), $channel );

		$is_taken = $in_form && strlen( trim( $value ) ) <= Message::MAX_LENGTHS['email'];
		$this->assertSame( $is_taken ? array() : array( 'email' ), array_column( $errors, 'field' ) );
	}

	/**
	 * @testWith ["ada@intranet", true, false]
	 *           ["a@a", true, false]
	 *           ["a@bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.org", false, true]
	 *           ["ada@example.org\n", false, false]
	 */
	public function test_given_where_rule_and_wordpresss_own_differ_then_both_answers_are_known( string $value, bool $ours, bool $wp_says ): void {
		$this->assertSame( array( $ours, $wp_says ), array( Email_Address::is_valid( $value ), (bool) is_email( $value ) ) );
	}

	public function test_given_very_long_text_then_rule_answers_soon(): void {
		$this->assertFalse( Email_Address::is_valid( 'a@' . str_repeat( 'b.', 20000 ) . '!' ) );
	}
}
