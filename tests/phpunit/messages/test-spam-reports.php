<?php
namespace Chaty\Tests\Contacts;

use Akismet;
use Chaty\Config\Names;
use Chaty\Tests\Stored_Messages_Test_Case;

/**
 * What Akismet judged wrongly reaches the owner after all, once, and Akismet hears of it.
 */
final class Spam_Reports_Test extends Stored_Messages_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once __DIR__ . '/../support/akismet.php';
		Akismet::$reported = array();
		wp_unschedule_hook( Names::REPORT_SPAM );
		wp_unschedule_hook( Names::RETRY_EMAILS );
	}

	private function run_cron(): void {
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_intersect_key( $hooks, array( Names::REPORT_SPAM => 1, Names::RETRY_EMAILS => 1 ) ) as $hook => $events ) {
				foreach ( $events as $event ) {
					wp_unschedule_event( $time, $hook, array_values( $event['args'] ) );
					do_action_ref_array( $hook, $event['args'] );
				}
			}
		}
	}

	/**
	 * Given a message that was taken for spam, when the owner says that it is none, then it is in the inbox, is emailed
	 * once, counted once on the day it came, and Akismet hears of it, without the address of the visitor;
	 * `chaty_contact_saved` has not fired.
	 */
	public function test_not_spam(): void {
		$saved = 0;
		add_action(
			'chaty_contact_saved',
			static function () use ( &$saved ): void {
				++$saved;
			}
		);
		$id = $this->store( 'Ada', array( 'box' => 'spam', 'mail_state' => 'skipped' ) );
		$this->get_actions()->run( 'not-spam', array( $id ) );
		$this->assertSame( array( array(), array() ), array( $this->mails, Akismet::$reported ), 'The owner does not wait.' );
		$this->run_cron();
		$this->get_actions()->run( 'not-spam', array( $id ) );
		$this->run_cron();

		$row = $this->get_rows( 'contacts', 'id' )[0];
		$this->assertSame( array( 'inbox', 'sent' ), array( $row['box'], $row['mail_state'] ) );
		$this->assertStringStartsWith( "Name: Ada\nEmail: ada@example.org\nMessage: From Ada\nWidget: Widget 1, Contact form\n\nOpen the message: ", implode( "\n", array_column( $this->mails, 'message' ) ) );
		$this->assertSame( array( 'submit-ham: From Ada' ), Akismet::$reported );
		$this->assertSame( 0, $saved );
		$this->assertSame( array( array( substr( $row['created_at'], 0, 10 ), '1' ) ), $this->get_counted_messages() );
	}

	/**
	 * Returns the days on which messages are counted, with their numbers.
	 *
	 * @return array<int, array{0: string, 1: string}>
	 */
	private function get_counted_messages(): array {
		return array_map( static fn ( array $row ): array => array( $row['day'], $row['messages'] ), $this->get_rows( 'stats', 'day' ) );
	}

	/**
	 * Given a message in the inbox that was emailed, when the owner says that it is spam, then Akismet hears of it; when
	 * he changes his mind, then it is neither emailed nor counted again.
	 */
	public function test_spam(): void {
		$id = $this->store( 'Ada' );
		$this->get_actions()->run( 'spam', array( $id ) );
		$this->run_cron();
		$this->get_actions()->run( 'not-spam', array( $id ) );
		$this->run_cron();

		$this->assertSame( array( 'submit-spam: From Ada', 'submit-ham: From Ada' ), Akismet::$reported );
		$this->assertSame( array( array(), array() ), array( $this->mails, $this->get_counted_messages() ) );
	}

	/**
	 * Given an owner who changes his mind before cron comes, then Akismet hears of the last word alone; of a message
	 * that was trashed or deleted meanwhile it hears nothing.
	 */
	public function test_last_word(): void {
		$ada = $this->store( 'Ada' );
		$bea = $this->store( 'Bea' );
		$cem = $this->store( 'Cem' );
		$this->get_actions()->run( 'spam', array( $ada, $bea, $cem ) );
		$this->get_actions()->run( 'not-spam', array( $ada ) );
		$this->get_actions()->run( 'trash', array( $bea ) );
		$this->get_actions()->run( 'delete', array( $cem ) );
		$this->run_cron();

		$this->assertSame( array( 'submit-ham: From Ada' ), array_values( array_unique( Akismet::$reported ) ) );
	}

	public function test_each_event_reports_50_messages_that_were_not_spam_before(): void {
		$this->store( 'Ada', array( 'box' => 'spam' ) );
		$this->get_actions()->run( 'spam', $this->store_many( 101 ) );
		$sizes = array();
		foreach ( _get_cron_array() as $hooks ) {
			foreach ( $hooks[ Names::REPORT_SPAM ] ?? array() as $event ) {
				$sizes[] = count( $event['args'][0] );
			}
		}

		rsort( $sizes );
		$this->assertSame( array( 50, 50, 1 ), $sizes );
	}

	public function test_given_site_that_does_not_use_akismet_then_nothing_is_scheduled_and_nothing_reported(): void {
		add_filter( 'chaty_use_akismet', '__return_false' );
		$id = $this->store( 'Ada' );
		$this->get_actions()->run( 'spam', array( $id ) );
		$this->assertFalse( wp_next_scheduled( Names::REPORT_SPAM, array( array( $id ) ) ) );
		do_action( Names::REPORT_SPAM, array( $id ) );

		$this->assertSame( array(), Akismet::$reported );
	}

	/**
	 * @testWith ["trash", "restore"]
	 *           ["spam", "not-spam"]
	 */
	public function test_email_waits_while_message_is_in_spam_or_trash( string $away, string $back ): void {
		$id = $this->store( 'Ada', array( 'mail_state' => 'failed', 'mail_next' => '2020-01-01 00:00:00' ) );
		$this->get_actions()->run( $away, array( $id ) );
		$this->get_email_worker()->run();
		$this->assertSame( array(), $this->mails );

		$this->get_actions()->run( $back, array( $id ) );
		$this->get_email_worker()->run();
		$this->get_email_worker()->run();
		$this->assertCount( 1, $this->mails );
	}

	public function test_hostile_message_that_is_emailed_again_is_plain_text_without_own_headers(): void {
		$id = $this->store( "Eve\r\nBcc: all@example.org", array( 'message' => '<script>alert(1)</script>', 'page_url' => 'https://example.org/?"><script>', 'email' => "eve@example.org\r\nBcc: x@example.org" ) );
		$this->get_actions()->run( 'mail', array( $id ) );

		$this->assertCount( 1, $this->mails );
		$this->assertSame( array(), $this->mails[0]['headers'] );
		$this->assertStringContainsString( '<script>alert(1)</script>', $this->mails[0]['message'] );
		$this->assertStringNotContainsString( "\n", $this->mails[0]['subject'] );
	}
}
