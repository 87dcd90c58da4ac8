<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Messages\Message_Buttons;
use Chaty\Admin\Messages\Message_Results;
use Chaty\Admin\Messages\Messages_Address;
use Chaty\Admin\Messages\Messages_Handler;
use Chaty\Messages\Answered_Key;
use Chaty\Messages\Message_Actions;
use Chaty\Tests\Make;
use Chaty\Tests\Messages_Test_Case;
use RuntimeException;

/**
 * Links and forms do what they say to the messages that they name and to no others, once, for who has the nonce, and
 * say what was done and what was not.
 */
final class Messages_Handler_Test extends Messages_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->throw_error_pages();
	}

	/**
	 * Sends a link or a form, and returns the arguments of the address that it leads to.
	 *
	 * @param array<string, mixed> $sent  Arguments or fields.
	 * @param array<string, mixed> $query Filters in the address.
	 * @return array<array-key, mixed>
	 */
	private function send( string $method, array $sent, array $query = array() ): array {
		$_REQUEST = wp_slash( $sent + $query );
		$handler  = new Messages_Handler( Make::services()->get_message_batches() );
		$address  = new Messages_Address( $query );
		$url      = 'POST' === $method ? $handler->handle_form( $sent, $address ) : $handler->handle_link( $sent + $query, $address );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $args );

		return $args;
	}

	/**
	 * Does an action to one message by its link.
	 *
	 * @param array<string, mixed> $query Filters in the address.
	 * @return array<array-key, mixed>
	 */
	private function follow( string $action, int $id, array $query = array() ): array {
		return $this->send( 'GET', array( 'action' => $action, 'message' => (string) $id, '_wpnonce' => wp_create_nonce( Message_Buttons::NONCE . $id ) ), $query );
	}

	/**
	 * Submits the form of the list.
	 *
	 * @param array<string, mixed> $fields Fields.
	 * @param array<string, mixed> $query  Filters in the address.
	 * @return array<array-key, mixed>
	 */
	private function submit( array $fields, array $query = array() ): array {
		return $this->send( 'POST', $fields + array( '_wpnonce' => wp_create_nonce( Messages_Handler::NONCE ) ), $query );
	}

	/**
	 * @testWith ["trash", "inbox", "trash"]
	 *           ["archive", "inbox", "archive"]
	 *           ["unarchive", "archive", "inbox"]
	 *           ["spam", "inbox", "spam"]
	 *           ["not-spam", "spam", "inbox"]
	 *           ["restore", "trash", "inbox"]
	 */
	public function test_link_moves_message_and_keeps_filters_and_nothing_of_message_is_in_address( string $action, string $from, string $to ): void {
		$id   = $this->store( 'Ada', array( 'box' => $from ) );
		$args = $this->follow( $action, $id, array( 'box' => $from, 's' => 'hello', 'mail' => 'sent', 'paged' => '3' ) );

		$this->assertSame( $to, $this->get_folders()['Ada'] ?? null );
		$this->assertSame( array( $action, '1', $from, 'hello', 'sent', '3' ), array( $args['did'], $args['done'], $args['box'], $args['s'], $args['mail'], $args['paged'] ) );
		$this->assertArrayNotHasKey( 'failed', $args );
		$this->assertStringNotContainsString( 'Ada', (string) wp_json_encode( $args ) );
	}

	/**
	 * Given the form of a note, then the note is stored as plain text, and its message stays open; without a nonce, or
	 * for a message that is gone, nothing is written.
	 */
	public function test_note(): void {
		$id   = $this->store( 'Ada' );
		$args = $this->submit( array( 'messages' => array( (string) $id ), 'note' => "Calls back\r\n<i>soon</i>" ), array( 's' => 'ada' ) );

		$this->assertSame( array( 'note', '1', (string) $id, 'ada' ), array( $args['did'], $args['done'], $args['message'], $args['s'] ) );
		$html = $this->print_screen( $args );
		$this->assertStringContainsString( '<p>Note saved.</p>', $html );
		$this->assertStringContainsString( "Calls back\n&lt;i&gt;soon&lt;/i&gt;</textarea>", $html );
		$this->assertStringContainsString( ' title="Has a note"', $html );
		$this->assertSame( array( '0', 'rest_not_found' ), array_values( array_intersect_key( $this->submit( array( 'messages' => array( '999999' ), 'note' => 'x' ) ), array( 'done' => 1, 'reason' => 1 ) ) ) );
		try {
			$this->submit( array( 'messages' => array( (string) $id ), 'note' => 'forged', '_wpnonce' => 'x' ) );
			$this->fail( 'A form without a nonce was taken.' );
		} catch ( \RuntimeException $stop ) {
			$this->assertStringNotContainsString( 'forged', $this->print_screen( array( 'message' => (string) $id ) ) );
		}
	}

	public function test_link_of_email_asks_and_changes_nothing_and_wrong_key_asks_nothing(): void {
		$id   = $this->store( 'Ada' );
		$html = $this->print_screen( array( 'message' => (string) $id, 'answered_key' => Answered_Key::get( $id ) ) );

		$this->assertStringContainsString( 'Mark 1 message as answered?', $html );
		$this->assertStringContainsString( "name=\"messages[]\" value=\"$id\"", $html );
		$this->assertSame( array( null, null ), array( $this->get_rows( 'contacts', 'id' )[0]['answered_at'], $this->get_rows( 'contacts', 'id' )[0]['read_at'] ) );
		$this->assertStringNotContainsString( 'as answered?', $this->print_screen( array( 'message' => (string) $id, 'answered_key' => Answered_Key::get( $id + 1 ) ) ) );
	}

	public function test_nonce_of_another_message_user_or_action_changes_nothing(): void {
		$ada  = $this->store( 'Ada' );
		$bea  = $this->store( 'Bea' );
		$urls = array();
		wp_set_current_user( 0 );
		$nonces = array( '', wp_create_nonce( Message_Buttons::NONCE . $ada ), 'x' );
		wp_set_current_user( 1 );
		$nonces = array_merge( $nonces, array( wp_create_nonce( Message_Buttons::NONCE . $bea ), wp_create_nonce( 'wp_rest' ), wp_create_nonce( Message_Buttons::NONCE . '0' ) ) );
		foreach ( $nonces as $nonce ) {
			foreach ( array_keys( Message_Actions::FOLDERS ) as $action ) {
				$requests = array(
					array( 'GET', array( 'action' => $action, 'message' => (string) $ada, '_wpnonce' => $nonce ) ),
					array( 'GET', array( 'action' => $action, 'moved' => '2026-01-01 00:00:00', '_wpnonce' => $nonce ) ),
					array( 'POST', array( 'action' => $action, 'messages' => array( (string) $ada ), '_wpnonce' => $nonce ) ),
					array( 'POST', array( 'action' => $action, 'all' => '1', 'until_id' => (string) $bea, '_wpnonce' => $nonce ) ),
					array( 'POST', array( 'empty' => '1', 'until_id' => (string) $bea, '_wpnonce' => $nonce ) ),
					array( 'GET', array( 'dismiss' => 'failed.1', '_wpnonce' => $nonce ) ),
				);
				foreach ( $requests as list( $method, $sent ) ) {
					try {
						$this->send( $method, $sent );
						$urls[] = $sent;
					} catch ( RuntimeException $error ) {
						$this->assertSame( 403, $error->getCode() );
					}
				}
			}
		}

		$this->assertSame( array(), $urls );
		$this->assertSame( array( 'Ada' => 'inbox', 'Bea' => 'inbox' ), $this->get_folders() );
		$this->assertSame( array( null, null ), array_column( $this->get_rows( 'contacts', 'id' ), 'read_at' ) );
	}

	public function test_chosen_messages_are_moved_and_one_that_is_gone_is_reported(): void {
		$ada  = $this->store( 'Ada' );
		$bea  = $this->store( 'Bea' );
		$gone = $this->store( 'Cem' );
		$this->get_actions()->run( 'delete', array( $gone ) );
		$this->store( 'Dan' );
		$args = $this->submit( array( 'action' => 'trash', 'messages' => array( (string) $ada, (string) $bea, (string) $gone, 'x', '-1', array( '1' ) ) ) );

		$this->assertSame( array( 'Ada' => 'trash', 'Bea' => 'trash', 'Dan' => 'inbox' ), $this->get_folders() );
		$this->assertSame( array( '2', '1', 'rest_not_found' ), array( $args['done'], $args['failed'], $args['reason'] ) );

		$html = $this->print_screen( $args );
		$this->assertStringContainsString( '2 messages moved to the Trash.', $html );
		$this->assertStringContainsString( 'The action failed for 1 message. This message no longer exists.', $html );
		$this->take_back( $args );
		$this->assertSame( array( 'inbox', 'inbox' ), array( $this->get_folders()['Ada'], $this->get_folders()['Bea'] ) );

		foreach ( array( array(), array( 's' => 'ada' ) ) as $query ) {
			$this->take_back( $this->submit( array( 'action' => 'archive', 'messages' => array( (string) $ada ) ), $query ), $query );
			$this->assertSame( 'inbox', $this->get_folders()['Ada'] );
		}
	}

	/**
	 * @testWith ["trash", "inbox"]
	 *           ["trash", "archive"]
	 *           ["archive", "inbox"]
	 *           ["spam", "inbox"]
	 */
	public function test_undo_in_search_of_every_folder_moves_message_back_to_its_own( string $action, string $from ): void {
		$id   = $this->store( 'Ada', array( 'box' => $from ) );
		$args = $this->follow( $action, $id, array( 's' => 'ada' ) );

		$this->assertSame( $action, $this->get_folders()['Ada'] );
		$this->take_back( $args, array( 's' => 'ada' ) );
		$this->assertSame( $from, $this->get_folders()['Ada'] );
	}

	/**
	 * Given messages of several folders that are moved at once, then no Undo is offered, because it would mix them.
	 */
	public function test_no_undo_of_several_folders(): void {
		$ids = array( (string) $this->store( 'Ada' ), (string) $this->store( 'Bea', array( 'box' => 'archive' ) ) );

		$this->assertArrayNotHasKey( 'moved', $this->submit( array( 'action' => 'trash', 'messages' => $ids ), array( 's' => 'a' ) ) );
	}

	/**
	 * Follows the link that takes an action back.
	 *
	 * @param array<array-key, mixed> $args  Arguments that say what was done.
	 * @param array<string, string>   $query Filters in the address.
	 * @return array<array-key, mixed> Arguments that say what was taken back.
	 */
	private function take_back( array $args, array $query = array() ): array {
		$this->assertSame( 1, preg_match( '/ <a href="[^"]+?page=chaty-messages([^"]+action=[^"]+)">Undo</', $this->print_screen( $args ), $link ) );
		parse_str( html_entity_decode( $link[1] ?? '' ), $undo );

		return $this->send( 'GET', array_intersect_key( $undo, array_flip( array( 'action', 'moved', '_wpnonce' ) ) ), $query );
	}

	/**
	 * Given messages of which one is answered, when they are marked as answered and that is taken back, then the others
	 * are as before, and the first keeps when and by whom it was answered.
	 */
	public function test_undo_of_answers(): void {
		$before = array( 'answered_at' => '2026-01-01 00:00:00', 'answered_by' => '7' );
		$ada    = $this->store( 'Ada', $before );
		$bea    = $this->store( 'Bea' );
		$args   = $this->submit( array( 'action' => 'answered', 'messages' => array( (string) $ada, (string) $bea ) ) );
		$rows   = $this->get_rows( 'contacts', 'id' );

		$this->assertSame( $before, array_intersect_key( $rows[0], $before ) );
		$this->assertSame( (string) get_current_user_id(), (string) $rows[1]['answered_by'] );
		$this->assertSame( $args['moved'], $rows[1]['answered_at'] );
		$this->assertNotNull( $rows[1]['read_at'] );
		$this->assertSame( '1', $this->take_back( $args )['done'] );
		$this->assertSame( array( '2026-01-01 00:00:00', null ), array_column( $this->get_rows( 'contacts', 'id' ), 'answered_at' ) );
	}

	/**
	 * Given messages that were in the trash before, also since the same second, when more than a batch are moved there
	 * and that is taken back, then exactly those that were moved are where they came from.
	 *
	 * @testWith ["inbox"]
	 *           ["archive"]
	 *           ["spam"]
	 */
	public function test_undo_of_many( string $box ): void {
		$ids = $this->store_many( 501, $box );
		$this->store( 'Ada', array( 'box' => 'trash', 'boxed_at' => '2026-01-01 00:00:00' ) );
		$this->get_actions()->run( 'trash', array( $this->store( 'Bea' ) ) );
		$all = array( 'action' => 'trash', 'all' => '1', 'until_id' => (string) max( $ids ), 'confirmed' => '1' );

		$args = $this->submit( $all, array( 'box' => $box ) );
		$this->assertSame( '501', $args['done'] );
		$undone = $this->take_back( $args, array( 'box' => $box ) );

		$this->assertSame( '501', $undone['done'] );
		$rows  = array_column( $this->get_rows( 'contacts', 'id' ), 'box', 'id' );
		$boxes = array_count_values( array_intersect_key( $rows, array_flip( $ids ) ) );
		$this->assertSame( array( $box => 501 ), $boxes );
		$this->assertSame( array( 'trash', 'trash' ), array( $this->get_folders()['Ada'], $this->get_folders()['Bea'] ) );
	}

	/**
	 * Given an action on more than 100 messages, or one that deletes, when it is asked for, then nothing happens before
	 * the answer, and the question has the number.
	 */
	public function test_question(): void {
		$ids  = array_map( 'strval', $this->store_many( 101 ) );
		$all  = array( 'all' => '1', 'until_id' => max( $ids ) );
		$rows = array(
			array( array( 'action' => 'trash' ) + $all, 'Move 101 messages to the Trash?', 'name="all" value="1"' ),
			array( array( 'action' => 'spam', 'messages' => $ids ), 'Mark 101 messages as spam?', 'name="messages[]" value="' . $ids[100] . '"' ),
			array( array( 'action' => 'delete', 'messages' => array( $ids[0] ) ), 'Delete 1 message permanently?', 'This cannot be undone.' ),
		);
		foreach ( $rows as list( $fields, $question, $part ) ) {
			$html = $this->print_question( $fields );
			$this->assertStringContainsString( $question, $html );
			$this->assertStringContainsString( $part, $html );
			$this->assertStringNotContainsString( '<table', $html );
		}
		$this->assertSame( array( 'inbox' => 101 ), array_count_values( array_column( $this->get_rows( 'contacts', 'id' ), 'box' ) ) );

		$this->assertSame( '1', $this->submit( $rows[2][0] + array( 'confirmed' => '1' ) )['done'] );
		$this->assertSame( '100', $this->submit( array( 'action' => 'trash' ) + $all )['done'], 'A hundred are not asked about.' );
	}

	/**
	 * Prints the screen as the answer to a form.
	 *
	 * @param array<string, mixed> $fields Fields.
	 */
	private function print_question( array $fields ): string {
		$fields                   += array( '_wpnonce' => wp_create_nonce( Messages_Handler::NONCE ) );
		$_POST                     = wp_slash( $fields );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$this->request_screen( array() );
		$_REQUEST += $_POST;
		try {
			return $this->print_requested();
		} finally {
			$_POST                     = array();
			$_SERVER['REQUEST_METHOD'] = 'GET';
		}
	}

	/**
	 * Given more messages than a batch that match, when an action is done to all of them, then it is, but not to what
	 * came in meanwhile and not to what does not match.
	 */
	public function test_all_that_match(): void {
		$ids = $this->store_many( 1201 );
		$new = $this->store( 'Many' );
		$bea = $this->store( 'Bea' );
		$this->get_actions()->run( 'read', array( $ids[3] ) );
		$args = $this->submit( array( 'action' => 'trash', 'all' => '1', 'until_id' => (string) max( $ids ), 'messages' => array( (string) $bea ), 'confirmed' => '1' ), array( 's' => 'many', 'unread' => '1' ) );

		$this->assertSame( '1200', $args['done'] );
		$inbox = array_map(
			'intval',
			array_column(
				array_filter( $this->get_rows( 'contacts', 'id' ), static fn ( array $row ): bool => 'inbox' === $row['box'] ),
				'id'
			)
		);
		$this->assertSame( array( $ids[3], $new, $bea ), $inbox );
	}

	/**
	 * Given a filter that is not valid, when an action is done to all that match, then it is done to none: the list
	 * without the filter is a longer one.
	 */
	public function test_all_with_an_invalid_filter(): void {
		$id = $this->store( 'Ada' );
		$this->submit( array( 'action' => 'trash', 'all' => '1', 'until_id' => (string) $id ), array( 'since' => '2026-02-31' ) );

		$this->assertSame( array( 'Ada' => 'inbox' ), $this->get_folders() );
	}

	/**
	 * Given a box, when it is emptied, then its messages up to the newest seen one are deleted; the inbox has no such
	 * button, so its form deletes nothing.
	 */
	public function test_empty(): void {
		$ids = array();
		foreach ( array( 'Ada' => 'trash', 'Bea' => 'inbox', 'Cem' => 'spam', 'Dan' => 'trash' ) as $name => $box ) {
			$ids[ $name ] = (string) $this->store( $name, array( 'box' => $box ) );
		}
		$args = $this->submit( array( 'empty' => '1', 'until_id' => $ids['Cem'], 'confirmed' => '1' ), array( 'box' => 'trash' ) );
		$this->submit( array( 'empty' => '1', 'until_id' => $ids['Dan'], 'confirmed' => '1' ) );

		$this->assertSame( '1', $args['done'] );
		$this->assertSame( array( 'Bea', 'Cem', 'Dan' ), array_keys( $this->get_folders() ) );
	}

	public function test_form_without_action_or_messages_changes_nothing_and_keeps_page_number(): void {
		$id = $this->store( 'Ada' );

		$this->assertSame( '4', $this->submit( array( 'action' => '-1', 'paged' => '4', 'messages' => array( (string) $id ) ) )['paged'] );
		$args = $this->submit( array( 'action' => 'trash' ) );
		$this->assertSame( Message_Results::NOTHING, $args['did'] );
		$this->assertStringContainsString( 'Please select at least one item', $this->print_screen( $args ) );
		$this->assertSame( array( 'Ada' => 'inbox' ), $this->get_folders() );
	}

	/**
	 * @testWith ["UPDATE", "chaty_db_write_failed", "The database refused to change messages."]
	 *           ["SELECT", "chaty_db_read_failed", "The messages could not be read from the database."]
	 */
	public function test_database_that_refuses_fails_all_messages_with_reason( string $verb, string $code, string $reason ): void {
		$ids = array( (string) $this->store( 'Ada' ), (string) $this->store( 'Bea' ) );
		$this->refuse_statements( $verb, 'chaty_contacts' );
		$args = $this->submit( array( 'action' => 'trash', 'messages' => $ids ) );

		$this->assertSame( array( '0', '2', $code ), array( $args['done'], $args['failed'], $args['reason'] ) );
		$html = $this->print_screen( $args );
		$this->assertStringContainsString( "The action failed for 2 messages. $reason", $html );
		$this->assertStringNotContainsString( 'notice-success', $html );
	}

	/**
	 * Given a mail server that is down, when an email is sent again, then the reason is said, and kept beside the
	 * message; nothing of it is in the address.
	 */
	public function test_mail_fails(): void {
		$id = $this->store( 'Ada', array( 'mail_state' => 'given-up' ) );
		remove_filter( 'pre_wp_mail', array( $this, 'catch_mail' ) );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new \WP_Error( 'x', 'SMTP: <b>no route</b>' ) );
				return false;
			}
		);
		$args = $this->follow( 'mail', $id );

		$this->assertSame( array( '1', 'chaty_email_failed' ), array( $args['failed'], $args['reason'] ) );
		$this->assertStringContainsString( 'The action failed for 1 message. SMTP: &lt;b&gt;no route&lt;/b&gt;', $this->print_screen( $args ) );
		$this->assertStringContainsString( 'The last error: SMTP: &lt;b&gt;no route&lt;/b&gt;', $this->print_screen( array( 'message' => (string) $id ) ) );
	}

	public function test_results_in_address_are_numbers_and_known_actions_alone(): void {
		$hostile = '<script>alert(1)</script>';
		foreach ( array( $hostile, array( $hostile ), '-1' ) as $value ) {
			$html = $this->print_screen( array( 'did' => 'trash', 'done' => $value, 'failed' => '1', 'reason' => $value, 'moved' => $value, 'cut' => $value ) );
			$this->assertStringNotContainsString( '<script', $html );
			$this->assertStringNotContainsString( 'Undo', $html );
			$this->assertStringNotContainsString( 'notice-success', $this->print_screen( array( 'did' => $value ) ) );
		}
	}
}
