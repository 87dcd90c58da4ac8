<?php
namespace Chaty\Tests\Contacts;

use Chaty\Messages\Message;
use Chaty\Messages\Email_Queue;
use Chaty\Messages\Email_Status;
use Chaty\Tests\Site_Test_Case;

/**
 * The email that waits longest is the first, and no other message is touched.
 */
final class Email_Queue_Test extends Site_Test_Case {

	/**
	 * IDs of three messages, whose emails failed.
	 *
	 * @var array<int, int>
	 */
	private array $ids = array();

	/**
	 * Stores the messages: two are due, the second for longer, and the third is not.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->ids = array();
		foreach ( array( -60, -600, 600 ) as $number => $seconds ) {
			$id          = $this->add_message( new Message( '0', 'Contact_Us', array( 'name' => "Visitor $number" ), '' ), "f$number" )['id'];
			$this->ids[] = $id;
			( new Email_Queue() )->retry_later( $id, 2, time() + $seconds );
		}
	}

	/**
	 * @return array<int, int>
	 */
	private function get_due( int $limit ): array {
		return array_map( 'intval', array_column( ( new Email_Queue() )->get_due( $limit ), 'id' ) );
	}

	public function test_email_that_waits_longest_comes_first_and_no_more_than_are_wanted(): void {
		list( $first, $second ) = $this->ids;

		$this->assertSame( array( $second, $first ), $this->get_due( 9 ) );
		$this->assertSame( array( $second ), $this->get_due( 1 ) );
	}

	/**
	 * Given an email that was sent, when it is marked, then it is never due again, its failed attempts are still
	 * known, and the other messages are as they were.
	 */
	public function test_done(): void {
		list( $first, $second ) = $this->ids;
		$before                 = $this->get_rows( 'contacts', 'id' );
		( new Email_Queue() )->mark_done( $first, Email_Status::SENT );
		$after = $this->get_rows( 'contacts', 'id' );

		$this->assertSame( array( Email_Status::SENT, '2', null ), array( $after[0]['mail_state'], (string) $after[0]['mail_tries'], $after[0]['mail_next'] ) );
		$this->assertSame( array_slice( $before, 1 ), array_slice( $after, 1 ) );
		$this->assertSame( array( $second ), $this->get_due( 9 ) );
	}

	public function test_claim_of_message_that_was_deleted_or_emailed_since_fails(): void {
		global $wpdb;

		$queue                  = new Email_Queue();
		list( $deleted, $sent ) = array_reverse( $queue->get_due( 9 ) );
		$wpdb->delete( "{$wpdb->prefix}chaty_contacts", array( 'id' => $deleted['id'] ) );
		$queue->mark_done( (int) $sent['id'], Email_Status::SENT );

		$this->assertFalse( $queue->claim( (int) $deleted['id'], $deleted['mail_next'] ) );
		$this->assertFalse( $queue->claim( (int) $sent['id'], $sent['mail_next'] ) );
		$this->assertSame( Email_Status::SENT, $this->get_rows( 'contacts', 'id' )[0]['mail_state'] );
	}
}
