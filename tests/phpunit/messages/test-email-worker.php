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

	/**
	 * Lets the email server refuse.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_clear_scheduled_hook( Names::RETRY_EMAILS );
		add_filter(
			'pre_wp_mail',
			function ( $sent ) {
				return $this->is_refusing ? false : $sent;
			},
			20
		);
	}

	/**
	 * Stores and emails a message.
	 */
	private function send(): int {
		$message = new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' );
		$added   = $this->add_message( $message, uniqid() );
		$this->get_email_worker()->send( $added['id'], $message, Make::form() );

		return $added['id'];
	}

	/**
	 * Returns the state, the tries and the wait of the one message.
	 *
	 * @return array{0: string, 1: int, 2: int|null} Wait in seconds.
	 */
	private function get_state(): array {
		$row = $this->get_rows( 'contacts', 'id' )[0];

		return array( $row['mail_state'], (int) $row['mail_tries'], null === $row['mail_next'] ? null : strtotime( $row['mail_next'] . ' UTC' ) - Clock::get_time() );
	}

	/**
	 * Lets the wait be over.
	 */
	private function wait(): void {
		global $wpdb;

		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_next = %s WHERE mail_next IS NOT NULL", gmdate( 'Y-m-d H:i:s', Clock::get_time() - 1 ) ) );
	}

	/**
	 * Given an email server that refuses, when cron tries again and again, then it waits longer each time,
	 * and gives up in the end.
	 */
	public function test_back_off(): void {
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
	 * Given an email that failed, then cron is asked to come back at that moment.
	 */
	public function test_cron_is_asked(): void {
		$this->send();

		$this->assertSame( Clock::get_time() + 300, wp_next_scheduled( Names::RETRY_EMAILS, array( 0 ) ) );
	}

	/**
	 * Given an email server that is well again, when cron tries, then the email goes out once.
	 */
	public function test_well_again(): void {
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

	/**
	 * Given a message that two processes want to email, then one may.
	 */
	public function test_claims(): void {
		$this->send();
		$this->wait();
		$queue = new Email_Queue();
		$row   = $queue->get_due( 9 )[0];

		$this->assertSame( array( true, false ), array( $queue->claim( (int) $row['id'], $row['mail_next'] ), $queue->claim( (int) $row['id'], $row['mail_next'] ) ) );
		$this->assertSame( array(), $queue->get_due( 9 ) );
	}

	/**
	 * Given a process that died while it emailed, when its time is over, then another takes over.
	 */
	public function test_process_that_died(): void {
		( new Message_Repository() )->add( new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' ), 'f' );
		$this->is_refusing = false;
		$this->get_email_worker()->run();
		$this->assertSame( array(), $this->mails );

		$this->wait();
		$this->get_email_worker()->run();
		$this->assertSame( array( Email_Status::SENT, 0, null ), $this->get_state() );
	}

	/**
	 * Given an email plugin that breaks, when a message is emailed, then it counts as failed.
	 */
	public function test_mail_plugin_that_breaks(): void {
		add_filter(
			'wp_mail',
			static function (): array {
				throw new \RuntimeException( 'broken' );
			}
		);
		$this->send();

		$this->assertSame( Email_Status::FAILED, $this->get_state()[0] );
	}

	/**
	 * Given a channel that is gone, when cron tries again, then the administrator gets the email.
	 */
	public function test_channel_that_is_gone(): void {
		$this->send();
		$this->store_widgets( array( Make::widget() ) );
		$this->is_refusing = false;
		$this->mails       = array();
		$this->wait();
		$this->get_email_worker()->run();

		$this->assertSame( array( get_option( 'admin_email' ) ), array_column( $this->mails, 'to' ) );
	}
}
