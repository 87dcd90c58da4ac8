<?php
namespace Chaty\Tests\Contacts;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Queue;
use Chaty\Messages\Email_Status;
use Chaty\Tests\Ajax_Test_Case;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;

/**
 * A email server that refuses costs no message: cron tries again, later and later, and each email is sent
 * by one process.
 */
final class Email_Worker_Test extends Ajax_Test_Case {

	/**
	 * Whether the email server refuses.
	 */
	private bool $is_refusing = true;

	protected function setUp(): void {
		parent::setUp();
		wp_clear_scheduled_hook( Names::RETRY_EMAILS );
		add_filter( 'pre_wp_mail', fn ( $sent ) => $this->is_refusing ? false : $sent, 20 );
	}

	private function send(): int {
		$message = new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' );
		$added   = $this->add_message( $message, uniqid() );
		$this->get_email_worker()->send( $added['id'], $message, Make::form() );

		return $added['id'];
	}

	/**
	 * @return array{0: string, 1: int, 2: int|null} Wait in seconds.
	 */
	private function get_state(): array {
		$row = $this->get_rows( 'contacts', 'id' )[0];

		return array( $row['mail_state'], (int) $row['mail_tries'], null === $row['mail_next'] ? null : strtotime( $row['mail_next'] . ' UTC' ) - Clock::get_time() );
	}

	private function wait(): void {
		global $wpdb;

		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_next = %s WHERE mail_next IS NOT NULL", gmdate( 'Y-m-d H:i:s', Clock::get_time() - 1 ) ) );
	}

	public function test_cron_waits_longer_each_time_and_gives_up_in_the_end(): void {
		$this->send();
		$states = array( $this->get_state() );
		for ( $try = 0; $try < 5; $try++ ) {
			$this->wait();
			$this->get_email_worker()->run();
			$states[] = $this->get_state();
		}

		$this->assertSame(
			array(
				array( Email_Status::FAILED, 1, 300 ),
				array( Email_Status::FAILED, 2, 1800 ),
				array( Email_Status::FAILED, 3, 7200 ),
				array( Email_Status::FAILED, 4, 28800 ),
				array( Email_Status::FAILED, 5, 86400 ),
				array( Email_Status::GIVEN_UP, 5, null ),
			),
			$states
		);
	}

	/**
	 * Given two emails that fail at once, and one four minutes later, then cron comes for the two together and for the
	 * other, within a minute after they are due.
	 */
	public function test_given_emails_that_failed_then_cron_is_asked_to_come_for_each(): void {
		$due = array();
		foreach ( array( 0, 0, 240 ) as $seconds ) {
			Clock::$stopped_at += $seconds;
			$this->send();
			$due[] = Clock::get_time() + 300;
		}
		$times = array_keys( array_filter( _get_cron_array(), static fn ( array $hooks ): bool => isset( $hooks[ Names::RETRY_EMAILS ] ) ) );

		$this->assertCount( 2, $times );
		$this->assertEqualsWithDelta( $due[0] + 30, $times[0], 30 );
		$this->assertEqualsWithDelta( $due[2] + 30, $times[1], 30 );
	}

	public function test_given_email_server_that_is_well_again_when_cron_tries_then_email_goes_out_once(): void {
		$this->send();
		$this->is_refusing = false;
		$this->mails       = array();
		$this->get_email_worker()->run();
		$this->assertSame( array(), $this->mails, 'It is not due yet.' );

		$this->wait();
		$this->get_email_worker()->run();
		$this->get_email_worker()->run();

		$this->assertSame( array( Email_Status::SENT, 1, null ), $this->get_state() );
		$this->assertCount( 1, $this->mails );
		$this->assertStringContainsString( 'Hello', $this->mails[0]['message'] );
	}

	public function test_given_message_that_two_processes_want_to_email_then_one_may(): void {
		$this->send();
		$this->wait();
		$queue = new Email_Queue();
		$row   = $queue->get_due( 9 )[0];

		$this->assertSame( array( true, false ), array( $queue->claim( (int) $row['id'], $row['mail_next'] ), $queue->claim( (int) $row['id'], $row['mail_next'] ) ) );
		$this->assertSame( array(), $queue->get_due( 9 ) );
	}

	public function test_given_process_that_died_while_it_emailed_when_its_time_is_over_then_another_takes_over(): void {
		( new Message_Repository() )->add( new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' ), 'f' );
		$this->is_refusing = false;
		$this->get_email_worker()->run();
		$this->assertSame( array(), $this->mails );

		$this->wait();
		$this->get_email_worker()->run();
		$this->assertSame( array( Email_Status::SENT, 0, null ), $this->get_state() );
	}

	public function test_given_email_plugin_that_breaks_when_message_is_emailed_then_it_counts_as_failed(): void {
		add_filter(
			'wp_mail',
			static function (): array {
				throw new \RuntimeException( 'broken' );
			}
		);
		$this->send();

		$this->assertSame( Email_Status::FAILED, $this->get_state()[0] );
	}

	public function test_given_channel_that_is_gone_when_cron_tries_again_then_administrator_gets_email(): void {
		$this->send();
		Make::store_widgets( array( Make::widget() ) );
		$this->is_refusing = false;
		$this->mails       = array();
		$this->wait();
		$this->get_email_worker()->run();

		$this->assertSame( array( get_option( 'admin_email' ) ), array_column( $this->mails, 'to' ) );
	}
}
