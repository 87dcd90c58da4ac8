<?php
namespace Chaty\Tests\Rest;

use Chaty\Messages\Message;
use Chaty\Tests\Make;
use Chaty\Tests\Owner_Test_Case;
use WP_Error;
use WP_REST_Response;

/**
 * An owner sends a message through a stored form: it is stored and emailed as a visitor's is, recognizable wherever it
 * is read, and no statistics count it.
 */
final class Test_Message_Controller_Test extends Owner_Test_Case {

	/**
	 * Sends a test message.
	 *
	 * @phpstan-impure
	 * @param string $widget  ID of the widget.
	 * @param string $channel Name of the channel.
	 */
	private function send( string $widget = '0', string $channel = 'Contact_Us' ): WP_REST_Response {
		return $this->call_route( 'POST', '/test-message', compact( 'widget', 'channel' ) );
	}

	/**
	 * Returns how many messages the statistics count.
	 *
	 * @phpstan-impure
	 */
	private function count_messages(): int {
		return $this->call_route( 'GET', '/stats', null, array( 'by' => 'total', 'with' => 'messages' ) )->get_data()[0]['messages'];
	}

	/**
	 * Given a stored form, when a test is sent, then it is in the inbox and in the mail, says what it is in both, and
	 * the hook of messages knows it.
	 */
	public function test_delivery(): void {
		$seen = array();
		add_action(
			'chaty_contact_saved',
			static function ( Message $message, int $id ) use ( &$seen ): void {
				$seen[] = array( $message->is_test(), $id );
			},
			10,
			2
		);
		$answer = $this->send();
		$rows   = $this->get_rows( 'contacts', 'id' );

		$this->assertSame( 200, $answer->get_status() );
		$this->assertSame( array( 'id' => (int) $rows[0]['id'], 'mail_error' => '', 'can_read' => true ), $answer->get_data() );
		$this->assertSame( array( 'Test message', 'inbox', 'sent', '0', 'Contact_Us', null ), array( $rows[0]['name'], $rows[0]['box'], $rows[0]['mail_state'], $rows[0]['widget'], $rows[0]['channel'], $rows[0]['read_at'] ) );
		$this->assertStringContainsString( 'This is a test message. admin sent it', $rows[0]['message'] );
		$this->assertSame( array( array( true, (int) $rows[0]['id'] ) ), $seen );
		$this->assertCount( 1, $this->mails );
		$this->assertStringStartsWith( '[Test] ', $this->mails[0]['subject'] );
		$this->assertStringContainsString( 'This is a test message.', $this->mails[0]['message'] );
	}

	/**
	 * Given a test, when it is sent again and again, then each is a message of its own.
	 */
	public function test_several(): void {
		$this->send();
		$this->send();

		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
		$this->assertCount( 2, $this->mails );
	}

	/**
	 * Given a test, then statistics do not count it.
	 */
	public function test_statistics(): void {
		$this->send();
		$this->assertSame( 0, $this->count_messages() );
	}

	/**
	 * Given an email that is not sent, then the answer says why, and the message is there.
	 */
	public function test_failing_mail(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'catch_mail' ), 10 );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP is down.' ) );
				return false;
			}
		);
		$answer = $this->send();

		$this->assertSame( array( 200, 'SMTP is down.' ), array( $answer->get_status(), $answer->get_data()['mail_error'] ) );
		$this->assertSame( array( 'failed' ), array_column( $this->get_rows( 'contacts', 'id' ), 'mail_state' ) );
	}

	/**
	 * Given a failed test that cron mails again, then it is still marked in the mail.
	 */
	public function test_retry(): void {
		global $wpdb;

		$this->send();
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = 'failed', mail_next = '2026-01-02 03:04:05'" );
		$this->get_email_worker()->run();

		$this->assertCount( 2, $this->mails );
		$this->assertStringStartsWith( '[Test] ', $this->mails[1]['subject'] );
	}

	/**
	 * Given no such form, then the error names the parameter, and nothing is stored.
	 *
	 * @testWith ["_7", "Contact_Us", "widget"]
	 *           ["0", "Whatsapp", "channel"]
	 *           ["0", "Nothing", "channel"]
	 *
	 * @param string $widget  ID of the widget.
	 * @param string $channel Name of the channel.
	 * @param string $param   Parameter.
	 */
	public function test_no_such_form( string $widget, string $channel, string $param ): void {
		$answer = $this->send( $widget, $channel );

		$this->assertSame( array( 400, array( $param ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ) );
		$this->assertSame( array( array(), array() ), array( $this->get_rows( 'contacts', 'id' ), $this->mails ) );
	}

	/**
	 * Given a database that refuses the message, then the answer is an error, and nothing is mailed.
	 */
	public function test_failing_database(): void {
		$this->refuse_statements( 'INSERT', 'chaty_contacts' );
		$answer = $this->send();

		$this->assertSame( array( 500, 'chaty_db_write_failed', array() ), array( $answer->get_status(), $answer->get_data()['code'], $this->mails ) );
	}

	/**
	 * Given a user who may change widgets, and not read messages, then the answer says so.
	 */
	public function test_without_reading(): void {
		add_filter(
			'chaty_capabilities',
			static function ( array $capabilities ): array {
				return array( 'chaty_messages' => 'do_not_allow' ) + $capabilities;
			}
		);

		$this->assertFalse( $this->send()->get_data()['can_read'] );
	}

	/**
	 * Given a second form of another name, then the test goes through that one's settings.
	 */
	public function test_settings_of_the_form(): void {
		$this->store_widgets( array( Make::widget( array( Make::form(), Make::form( array( 'channel' => 'Contact_Us_2', 'contact_form_settings' => array( 'email_address' => 'second@example.org', 'email_subject' => 'Second {name}' ) ) ) ) ) ) );
		$this->send( '0', 'Contact_Us_2' );

		$this->assertSame( array( 'second@example.org', '[Test] Second Test message' ), array( $this->mails[0]['to'], $this->mails[0]['subject'] ) );
	}
}
