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
	 * @phpstan-impure
	 */
	private function send( string $widget = '0', string $channel = 'Contact_Us' ): WP_REST_Response {
		return $this->call_route( 'POST', '/test-message', compact( 'widget', 'channel' ) );
	}

	/**
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

	public function test_given_test_when_it_is_sent_again_and_again_then_each_is_message_of_its_own(): void {
		$this->send();
		$this->send();

		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
		$this->assertCount( 2, $this->mails );
	}

	/**
	 * Given an owner with another language than the site, when a test is sent, and sent again, then both emails are in the
	 * language of the site, as a visitor's; what the owner reads afterwards is not.
	 */
	public function test_language_of_profile(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		update_user_meta( get_current_user_id(), 'locale', 'de_DE' );
		set_current_screen( 'index' );
		unload_textdomain( 'chaty', true );
		$id = $this->send()->get_data()['id'];
		unload_textdomain( 'chaty', true );
		$this->call_route( 'POST', '/contacts/batch', array( 'action' => 'mail', 'ids' => array( $id ) ) );
		$locale = determine_locale();
		unset( $GLOBALS['current_screen'] );
		unload_textdomain( 'chaty', true );

		$this->assertSame( 'de_DE', $locale );
		$this->assertSame( 'Testnachricht', $this->get_rows( 'contacts', 'name' )[0]['name'] );
		$this->assertStringContainsString( 'Open the message: ', $this->mails[0]['message'] );
		$this->assertSame( $this->mails[0], $this->mails[1] );
	}

	public function test_given_test_then_statistics_do_not_count_it(): void {
		$this->send();
		$this->assertSame( 0, $this->count_messages() );
	}

	public function test_given_email_that_is_not_sent_then_answer_says_why_and_message_is_there(): void {
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

	public function test_given_failed_test_that_cron_mails_again_then_it_is_still_marked_in_mail(): void {
		global $wpdb;

		$this->send();
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = 'failed', mail_next = '2026-01-02 03:04:05'" );
		$this->get_email_worker()->run();

		$this->assertCount( 2, $this->mails );
		$this->assertStringStartsWith( '[Test] ', $this->mails[1]['subject'] );
	}

	/**
	 * @testWith ["_7", "Contact_Us", "widget"]
	 *           ["0", "Whatsapp", "channel"]
	 *           ["0", "Nothing", "channel"]
	 */
	public function test_given_no_such_form_then_error_names_parameter_and_nothing_is_stored( string $widget, string $channel, string $param ): void {
		$answer = $this->send( $widget, $channel );

		$this->assertSame( array( 400, array( $param ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ) );
		$this->assertSame( array( array(), array() ), array( $this->get_rows( 'contacts', 'id' ), $this->mails ) );
	}

	public function test_database_that_refuses_gives_error_and_no_email(): void {
		$this->refuse_statements( 'INSERT', 'chaty_contacts' );
		$answer = $this->send();

		$this->assertSame( array( 500, 'chaty_db_write_failed', array() ), array( $answer->get_status(), $answer->get_data()['code'], $this->mails ) );
	}

	public function test_given_user_who_may_change_widgets_and_not_read_messages_then_answer_says_so(): void {
		add_filter( 'chaty_capabilities', static fn ( array $capabilities ): array => array( 'chaty_messages' => 'do_not_allow' ) + $capabilities );

		$this->assertFalse( $this->send()->get_data()['can_read'] );
	}

	public function test_given_second_form_of_another_name_then_test_goes_through_that_ones_settings(): void {
		Make::store_widgets( array( Make::widget( array( Make::form(), Make::form( array( 'channel' => 'Contact_Us_2', 'contact_form_settings' => array( 'email_address' => 'second@example.org', 'email_subject' => 'Second {name}' ) ) ) ) ) ) );
		$this->send( '0', 'Contact_Us_2' );

		$this->assertSame( array( 'second@example.org', '[Test] Second Test message' ), array( $this->mails[0]['to'], $this->mails[0]['subject'] ) );
	}
}
