<?php
namespace Chaty\Tests\Rest;

use Chaty\Config\Names;
use Chaty\Tests\Clock;
use Chaty\Tests\Stored_Messages_Test_Case;

/**
 * An action is done to exactly the messages that it names, the answer tells those that were done from those that
 * were not, and two owners at the same time do nothing twice.
 */
final class Message_Batch_Test extends Stored_Messages_Test_Case {

	/**
	 * @param array<string, mixed> $more Other parameters.
	 * @return array<string, mixed> Answer.
	 */
	private function run_batch( string $action, array $more ): array {
		$answer = $this->request( 'POST', '/batch', array( 'action' => $action ) + $more );
		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );

		return $answer->get_data();
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: string, 3: bool}>
	 */
	public function provide_actions(): array {
		return array(
			'read'                => array( 'read', 'inbox', 'inbox', false ),
			'unread'              => array( 'unread', 'inbox', 'inbox', true ),
			'answered'            => array( 'answered', 'inbox', 'inbox', false ),
			'unanswered'          => array( 'unanswered', 'inbox', 'inbox', true ),
			'archive'             => array( 'archive', 'inbox', 'archive', true ),
			'unarchive'           => array( 'unarchive', 'archive', 'inbox', true ),
			'spam'                => array( 'spam', 'inbox', 'spam', true ),
			'spam from the trash' => array( 'spam', 'trash', 'spam', true ),
			'not spam'            => array( 'not-spam', 'spam', 'inbox', true ),
			'not spam already'    => array( 'not-spam', 'inbox', 'inbox', true ),
			'trash'               => array( 'trash', 'inbox', 'trash', true ),
			'trash from the spam' => array( 'trash', 'spam', 'trash', true ),
			'restore'             => array( 'restore', 'trash', 'inbox', true ),
			'mail'                => array( 'mail', 'inbox', 'inbox', true ),
		);
	}

	/**
	 * @dataProvider provide_actions
	 */
	public function test_action_changes_its_message_alone_and_nothing_more_the_second_time( string $action, string $from, string $box, bool $is_unread ): void {
		$id    = $this->store( 'Ada', array( 'box' => $from ) );
		$other = $this->store( 'Bea', array( 'box' => $from ) );
		$once  = $this->run_batch( $action, array( 'ids' => array( $id ) ) );
		$rows  = $this->get_rows( 'contacts', 'id' );
		$twice = $this->run_batch( $action, array( 'ids' => array( $id, $id ), 'moved_at' => $once['moved_at'] ?? '' ) );

		$this->assertSame( array( 'done' => array( $id ), 'failed' => array(), 'moved_from' => $from === $box ? array() : array( $from ) ), array_diff_key( $once, array( 'moved_at' => '' ) ) );
		$this->assertSame( array( $once['done'], $once['failed'] ), array( $twice['done'], $twice['failed'] ) );
		$this->assertSame( array( $box, $is_unread ), array( $rows[0]['box'], null === $rows[0]['read_at'] ) );
		$this->assertSame( $from, $rows[1]['box'] );
		$this->assertSame( $rows, $this->get_rows( 'contacts', 'id' ) );
		$this->assertNotSame( $id, $other );
	}

	/**
	 * @testWith ["inbox"]
	 *           ["spam"]
	 *           ["trash"]
	 */
	public function test_deleted_message_of_any_folder_is_gone_for_good( string $box ): void {
		$id = $this->store( 'Ada', array( 'box' => $box ) );
		$this->store( 'Bea' );

		$this->assertSame( array( $id ), $this->run_batch( 'delete', array( 'ids' => array( $id ) ) )['done'] );
		$this->assertSame( array( 'rest_not_found' ), array_column( $this->run_batch( 'delete', array( 'ids' => array( $id ) ) )['failed'], 'code' ) );
		$this->assertSame( array( 'Bea' ), array_column( $this->get_rows( 'contacts', 'id' ), 'name' ) );
	}

	public function test_messages_in_wrong_folder_and_unknown_ids_are_named_with_reason_and_others_are_done(): void {
		$trash  = $this->store( 'Ada', array( 'box' => 'trash' ) );
		$spam   = $this->store( 'Bea', array( 'box' => 'spam' ) );
		$answer = $this->run_batch( 'restore', array( 'ids' => array( $spam, 999999999999999999, $trash ) ) );

		$this->assertSame( array( $trash ), $answer['done'] );
		$this->assertSame( array( $spam => 'chaty_wrong_box', 999999999999999999 => 'rest_not_found' ), array_column( $answer['failed'], 'code', 'id' ) );
		$this->assertSame( array( 'chaty_wrong_box' ), array_column( $this->run_batch( 'unarchive', array( 'ids' => array( $spam ) ) )['failed'], 'code' ) );
		$this->assertSame( array( 'chaty_wrong_box' ), array_column( $this->run_batch( 'mail', array( 'ids' => array( $spam ) ) )['failed'], 'code' ) );
		$this->assertSame( array(), $this->mails );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>}>
	 */
	public function provide_bad_bodies(): array {
		return array(
			'no action'              => array( array( 'ids' => array( 1 ) ), array( 'action' ) ),
			'an action that is none' => array( array( 'action' => 'purge', 'ids' => array( 1 ) ), array( 'action' ) ),
			'actions'                => array( array( 'action' => array( 'read' ), 'ids' => array( 1 ) ), array( 'action' ) ),
			'nothing named'          => array( array( 'action' => 'delete' ), array( 'ids' ) ),
			'filters without an ID'  => array( array( 'action' => 'delete', 'box' => 'trash' ), array( 'ids' ) ),
			'no IDs'                 => array( array( 'action' => 'delete', 'ids' => array() ), array( 'ids' ) ),
			'501 IDs'                => array( array( 'action' => 'delete', 'ids' => range( 1, 501 ) ), array( 'ids' ) ),
			'SQL'                    => array( array( 'action' => 'delete', 'ids' => array( '1) OR (1=1' ) ), array( 'ids' ) ),
			'a fraction'             => array( array( 'action' => 'delete', 'ids' => array( 1.5 ) ), array( 'ids' ) ),
			'below one'              => array( array( 'action' => 'delete', 'ids' => array( 0 ) ), array( 'ids' ) ),
			'negative'               => array( array( 'action' => 'delete', 'ids' => array( -1 ) ), array( 'ids' ) ),
			'true'                   => array( array( 'action' => 'delete', 'ids' => array( true ) ), array( 'ids' ) ),
			'a list in a list'       => array( array( 'action' => 'delete', 'ids' => array( array( 1 ) ) ), array( 'ids' ) ),
			'an object'              => array( array( 'action' => 'delete', 'ids' => array( 'all' => 1, 'id' => 'x' ) ), array( 'ids' ) ),
			'beyond numbers'         => array( array( 'action' => 'delete', 'ids' => array( '1e300' ) ), array( 'ids' ) ),
			'IDs and a filter'       => array( array( 'action' => 'delete', 'ids' => array( 1 ), 'box' => 'trash' ), array( 'box' ) ),
			'IDs and a highest ID'   => array( array( 'action' => 'delete', 'ids' => array( 1 ), 'until_id' => 9 ), array( 'until_id' ) ),
			'a highest ID of zero'   => array( array( 'action' => 'delete', 'until_id' => 0 ), array( 'until_id' ) ),
			'SQL as highest ID'      => array( array( 'action' => 'delete', 'until_id' => '9 OR 1=1' ), array( 'until_id' ) ),
			'an empty address'       => array( array( 'action' => 'delete', 'until_id' => 9, 'email' => '' ), array( 'email' ) ),
			'an empty search'        => array( array( 'action' => 'delete', 'until_id' => 9, 'search' => '' ), array( 'search' ) ),
			'a widget of blanks'     => array( array( 'action' => 'delete', 'until_id' => 9, 'widget' => " \t" ), array( 'widget' ) ),
			'a no-break space'       => array( array( 'action' => 'delete', 'until_id' => 9, 'email' => "\u{A0}" ), array( 'email' ) ),
			'an empty day'           => array( array( 'action' => 'delete', 'until_id' => 9, 'since' => '' ), array( 'since' ) ),
			'one of two is empty'    => array( array( 'action' => 'trash', 'until_id' => 9, 'widget' => '0', 'channel' => '' ), array( 'channel' ) ),
			'a moment to come'       => array( array( 'action' => 'trash', 'ids' => array( 1 ), 'moved_at' => '2999-01-01 00:00:00' ), array( 'moved_at' ) ),
			'SQL as moment'          => array( array( 'action' => 'trash', 'ids' => array( 1 ), 'moved_at' => "' OR 1=1" ), array( 'moved_at' ) ),
			'a box that is none'     => array( array( 'action' => 'delete', 'until_id' => 9, 'box' => 'outbox' ), array( 'box' ) ),
			'a day that is none'     => array( array( 'action' => 'delete', 'until_id' => 9, 'until' => '2026-02-31' ), array( 'until' ) ),
			'an unknown key'         => array( array( 'action' => 'delete', 'ids' => array( 1 ), 'force' => true ), array( 'force' ) ),
		);
	}

	/**
	 * @dataProvider provide_bad_bodies
	 *
	 * @param array<string, mixed> $body     Body.
	 * @param array<int, string>   $expected Parameters that are reported.
	 */
	public function test_given_body_that_is_invalid_then_answer_names_parameter_and_nothing_is_changed( array $body, array $expected ): void {
		$this->store( 'Ada' );
		$this->store( 'Bea', array( 'box' => 'trash' ) );
		$before = $this->get_rows( 'contacts', 'id' );
		$answer = $this->request( 'POST', '/batch', $body );

		$this->assertSame( 400, $answer->get_status() );
		$this->assertContains( $answer->get_data()['code'], array( 'rest_invalid_param', 'rest_missing_callback_param' ) );
		$params = $answer->get_data()['data']['params'];
		$this->assertSame( $expected, isset( $params[0] ) ? $params : array_keys( $params ) );
		$this->assertSame( $before, $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * @testWith ["read", "UPDATE", "chaty_db_write_failed"]
	 *           ["answered", "UPDATE", "chaty_db_write_failed"]
	 *           ["spam", "UPDATE", "chaty_db_write_failed"]
	 *           ["trash", "UPDATE", "chaty_db_write_failed"]
	 *           ["mail", "UPDATE", "chaty_db_write_failed"]
	 *           ["delete", "DELETE", "chaty_db_write_failed"]
	 *           ["read", "SELECT", "chaty_db_read_failed"]
	 *           ["delete", "SELECT", "chaty_db_read_failed"]
	 */
	public function test_database_that_refuses_fails_every_message_and_changes_nothing( string $action, string $statement, string $code ): void {
		$ids    = array( $this->store( 'Ada' ), $this->store( 'Bea' ) );
		$before = $this->get_rows( 'contacts', 'id' );
		$this->refuse_statements( $statement, 'chaty_contacts' );
		$answer = $this->run_batch( $action, array( 'ids' => $ids ) );
		remove_all_filters( 'query' );

		$this->assertSame( array( array(), array_fill_keys( $ids, $code ) ), array( $answer['done'], array_column( $answer['failed'], 'code', 'id' ) ) );
		$this->assertSame( $before, $this->get_rows( 'contacts', 'id' ) );
		$this->assertSame( array(), $this->mails );
	}

	public function test_answer_says_how_many_were_not_done_by_filters(): void {
		$last = $this->store_many( 3 )[2];
		$this->refuse_statements( 'UPDATE', 'chaty_contacts' );
		$answer = $this->run_batch( 'trash', array( 'until_id' => $last ) );

		$this->assertSame( array( 0, 3, 'The database refused to change messages.' ), array( $answer['done'], $answer['failed'], $answer['message'] ) );
	}

	/**
	 * Given filters, when an action is run, then it is done to all that they find, of the inbox unless they say
	 * otherwise, and not to what came in meanwhile; the answer names them, so that it can be taken back.
	 */
	public function test_filters(): void {
		$first = $this->store( 'Ada' );
		$this->store( 'Bea', array( 'box' => 'spam' ) );
		$last = $this->store( 'Cem' );
		$this->store( 'Dee' );
		$answer = $this->run_batch( 'trash', array( 'until_id' => $last, 'search' => '@example.org' ) );

		$this->assertSame( array( 2, 0, '', false ), array( $answer['done'], $answer['failed'], $answer['message'], $answer['more'] ) );
		$this->assertEqualsCanonicalizing( array( $first, $last ), $answer['ids'] );
		$this->assertSame( array( 'inbox' ), $answer['moved_from'] );
		$this->assertSame( array( 'Ada' => 'trash', 'Bea' => 'spam', 'Cem' => 'trash', 'Dee' => 'inbox' ), $this->get_folders() );
		$read = $this->run_batch( 'read', array( 'until_id' => $last, 'box' => 'all' ) );
		$this->assertSame( array( 3, array() ), array( $read['done'], $read['moved_from'] ) );
		$this->assertSame( array( 'trash', 'spam' ), $this->run_batch( 'archive', array( 'until_id' => $last, 'box' => 'all' ) )['moved_from'] );
	}

	/**
	 * Given more messages than are changed at once, when an action is run again with the ID of the answer, then each
	 * is changed once, whether they still match the filters or not.
	 *
	 * @testWith ["read"]
	 *           ["trash"]
	 *           ["delete"]
	 */
	public function test_many( string $action ): void {
		$ids   = $this->store_many( 1001 );
		$until = (int) end( $ids );
		$this->store( 'Dee' );
		$done = array();
		do {
			$answer = $this->run_batch( $action, array( 'until_id' => $until ) );
			$done[] = $answer['done'];
			$until  = $answer['until_id'];
		} while ( $answer['more'] );

		$this->assertSame( array( 500, 500, 1 ), $done );
		$this->assertSame( array( 'Dee' ), array_values( array_column( $this->request( 'GET', '', array( 'unread' => 'true' ) )->get_data(), 'name' ) ) );
	}

	/**
	 * Given an owner who empties the trash, and another who takes a message out of it at that moment, then that
	 * message is not deleted, and the answer says so.
	 */
	public function test_restored_while_the_trash_is_emptied(): void {
		global $wpdb;

		$this->store( 'Ada', array( 'box' => 'trash' ) );
		$last = $this->store( 'Bea', array( 'box' => 'trash' ) );
		$this->before_statement( '/^DELETE/', static fn () => $wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET box = 'inbox' WHERE id = $last" ) );
		$answer = $this->run_batch( 'delete', array( 'until_id' => $last, 'box' => 'trash' ) );

		$this->assertSame( array( 1, 1, 'Somebody else has moved it.' ), array( $answer['done'], $answer['failed'], $answer['message'] ) );
		$this->assertSame( array( 'Bea' => 'inbox' ), $this->get_folders() );
	}

	/**
	 * Given two owners who mark the same spam as no spam at the same moment, then both are told that it is done, and
	 * the email is queued once.
	 */
	public function test_two_owners(): void {
		$id    = $this->store( 'Ada', array( 'box' => 'spam', 'mail_state' => 'skipped' ) );
		$other = array();
		$this->before_statement(
			'/^UPDATE/',
			function () use ( $id, &$other ): void {
				$other = $this->run_batch( 'not-spam', array( 'ids' => array( $id ) ) );
				$this->get_email_worker()->run();
			}
		);
		$one = $this->run_batch( 'not-spam', array( 'ids' => array( $id ) ) );
		$this->get_email_worker()->run();

		$this->assertSame( array( array( $id ), array( $id ) ), array( $one['done'], $other['done'] ) );
		$this->assertCount( 1, $this->mails );
	}

	public function test_message_that_another_owner_has_just_deleted_is_named(): void {
		global $wpdb;

		$ids = array( $this->store( 'Ada' ), $this->store( 'Bea' ) );
		$this->before_statement( '/^UPDATE/', static fn () => $wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_contacts WHERE id = {$ids[0]}" ) );
		$answer = $this->run_batch( 'trash', array( 'ids' => $ids ) );

		$this->assertSame( array( array( $ids[1] ), array( $ids[0] => 'rest_not_found' ) ), array( $answer['done'], array_column( $answer['failed'], 'code', 'id' ) ) );
	}

	/**
	 * Given an email server that is down, when one message is emailed again, then the answer has the server's error,
	 * and cron tries again; once the server is well, it is emailed at once, whatever became of it before.
	 *
	 * @testWith ["given-up"]
	 *           ["failed"]
	 *           ["sent"]
	 *           ["skipped"]
	 */
	public function test_mail_again( string $state ): void {
		$id   = $this->store( 'Ada', array( 'mail_state' => $state ) );
		$down = static function (): bool {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'SMTP connect() failed.' ) );
			return false;
		};
		add_filter( 'pre_wp_mail', $down, 20 );
		wp_unschedule_hook( Names::RETRY_EMAILS );
		$answer = $this->run_batch( 'mail', array( 'ids' => array( $id ) ) );
		$row    = $this->get_rows( 'contacts', 'id' )[0];
		$this->assertSame( array( array( 'id' => $id, 'code' => 'chaty_email_failed', 'message' => 'SMTP connect() failed.' ) ), $answer['failed'] );
		$this->assertSame( array( 'failed', '1' ), array( $row['mail_state'], (string) $row['mail_tries'] ) );
		$this->assertNotEmpty( array_filter( array_column( _get_cron_array(), Names::RETRY_EMAILS ) ), 'Cron is asked to come.' );

		remove_filter( 'pre_wp_mail', $down, 20 );
		$this->mails = array();
		$this->assertSame( array( $id ), $this->run_batch( 'mail', array( 'ids' => array( $id ) ) )['done'] );
		$this->assertSame( 'sent', $this->get_rows( 'contacts', 'id' )[0]['mail_state'] );
		$this->assertStringStartsWith( "Name: Ada\nEmail: ada@example.org\nMessage: From Ada\nWidget: Widget 1, Contact form\n\nOpen the message: ", implode( "\n", array_column( $this->mails, 'message' ) ) );
	}

	public function test_answer_says_why_message_was_not_emailed_again(): void {
		$id    = $this->store( 'Ada' );
		$break = static function (): array {
			throw new \RuntimeException( 'No license.' );
		};
		add_filter( 'wp_mail', $break );
		$this->assertSame( array( 'No license.' ), array_column( $this->run_batch( 'mail', array( 'ids' => array( $id ) ) )['failed'], 'message' ) );

		remove_filter( 'wp_mail', $break );
		add_filter( 'chaty_notification_email', '__return_empty_array' );
		$this->assertSame( array( 'A filter of this site has removed the recipients.' ), array_column( $this->run_batch( 'mail', array( 'ids' => array( $id ) ) )['failed'], 'message' ) );
	}

	public function test_message_that_another_process_is_emailing_is_not_emailed_twice(): void {
		$id = $this->store( 'Ada', array( 'mail_state' => 'pending' ) );

		$this->assertSame( array( $id ), $this->run_batch( 'mail', array( 'ids' => array( $id ) ) )['done'] );
		$this->assertSame( array(), $this->mails );
	}

	/**
	 * Given many messages, when they are emailed again, then the answer does not wait for them: cron sends them, each
	 * once, as many runs as that takes.
	 */
	public function test_mail_many(): void {
		wp_unschedule_hook( Names::RETRY_EMAILS );
		$ids = $this->store_many( 60 );
		$this->assertSame( $ids, $this->run_batch( 'mail', array( 'ids' => $ids ) )['done'] );
		$this->assertSame( array(), $this->mails );
		$this->assertNotFalse( wp_next_scheduled( Names::RETRY_EMAILS, array( 'due' ) ) );
		$this->assertSame( array( gmdate( 'Y-m-d H:i:s', Clock::get_time() ) ), array_unique( array_column( $this->get_rows( 'contacts', 'id' ), 'mail_next' ) ) );

		wp_unschedule_hook( Names::RETRY_EMAILS );
		$this->get_email_worker()->run();
		$this->assertCount( 50, $this->mails );
		$this->assertNotFalse( wp_next_scheduled( Names::RETRY_EMAILS, array( 'due' ) ), 'The rest is sent soon.' );
		$this->get_email_worker()->run();
		$this->assertCount( 60, $this->mails );
	}

	public function test_given_action_then_others_hear_which_messages_it_was_done_to_and_of_nothing_else(): void {
		$heard = array();
		add_action(
			'chaty_contacts_changed',
			static function ( string $action, array $ids ) use ( &$heard ): void {
				$heard[] = array( $action, $ids );
			},
			10,
			2
		);
		$id = $this->store( 'Ada' );
		$this->run_batch( 'trash', array( 'ids' => array( $id, 999999999 ) ) );
		$this->run_batch( 'trash', array( 'ids' => array( 999999999 ) ) );
		$this->request( 'DELETE', "/$id" );

		$this->assertSame( array( array( 'trash', array( $id ) ), array( 'delete', array( $id ) ) ), $heard );
	}
}
