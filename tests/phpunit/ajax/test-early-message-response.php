<?php
namespace Chaty\Tests\Ajax;

use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * A visitor waits for the message to be stored, and where PHP can answer before it is done, for nothing else.
 *
 * @group programs
 */
final class Early_Message_Response_Test extends Process_Test_Case {

	/**
	 * Sends a message in a process of its own.
	 *
	 * @param string $name     Name of the visitor; Akismet takes "Spammer" for spam.
	 * @param string $function Function that ends a request.
	 * @param string $death    Not empty: another plugin ends the request when the message is stored.
	 * @return array{0: array<int, string>, 1: string} What happened, in its order, and the box and the state of the email.
	 */
	private function send( string $name, string $function = '', string $death = '' ): array {
		global $wpdb;

		Make::store_widgets( array( Make::widget( array( Make::form() ) ) ) );
		$result = $this->run_php( array( dirname( __DIR__ ) . '/support/send-message.php', untrailingslashit( ABSPATH ), $name, $function, $death ) );
		$this->assertSame( 0, $result['status'], $result['errors'] );
		$lines = array_values( array_filter( explode( "\n", str_replace( '{', "\n{", $result['output'] ) ) ) );
		$steps = array_map( static fn ( string $line ): string => 1 === ( json_decode( $line, true )['status'] ?? 0 ) ? 'thanks' : $line, $lines );

		return array( $steps, (string) $wpdb->get_var( "SELECT CONCAT( box, ' ', mail_state ) FROM {$wpdb->prefix}chaty_contacts" ) );
	}

	/**
	 * @testWith ["fastcgi_finish_request", ["thanks", "[end]", "[Akismet]", "[email]"]]
	 *           ["litespeed_finish_request", ["thanks", "[end]", "[Akismet]", "[email]"]]
	 *           ["", ["[Akismet]", "[email]", "thanks"]]
	 *
	 * @param array<int, string> $expected What happens.
	 */
	public function test_request_of_visitor_ends_before_akismet_and_email_where_php_can_end_it( string $function, array $expected ): void {
		$this->assertSame( array( $expected, 'inbox sent' ), $this->send( 'Ada', $function ) );
	}

	public function test_given_spam_that_is_found_after_answer_then_message_is_moved_and_no_email_is_sent(): void {
		$this->assertSame( array( array( 'thanks', '[end]', '[Akismet]' ), 'spam skipped' ), $this->send( 'Spammer', 'fastcgi_finish_request' ) );
	}

	/**
	 * @testWith ["fastcgi_finish_request", ["thanks", "[end]", "[Akismet]"]]
	 *           ["", ["[Akismet]", "thanks"]]
	 *
	 * @param array<int, string> $expected What happens.
	 */
	public function test_visitor_is_thanked_once_when_plugin_ends_request( string $function, array $expected ): void {
		$this->assertSame( array( $expected, 'inbox pending' ), $this->send( 'Ada', $function, 'dies' ) );
	}
}
