<?php
namespace Chaty\Tests\Rest;

use Chaty\Tests\Stored_Messages_Test_Case;

/**
 * Lists find what their filters name, a message knows its neighbors and its sender, and nothing that is invalid
 * gets through.
 */
final class Messages_Test extends Stored_Messages_Test_Case {

	/**
	 * Text that would run, or break a query, wherever it is not escaped.
	 */
	private const HOSTILE = '</script><img src=x onerror=alert(1)>\' OR 1=1 -- %_|\\x';

	/**
	 * Stores messages: three in the inbox, one in the spam, one in the trash.
	 */
	private function store_all(): void {
		$this->store( 'Ada', array( 'created_at' => '2026-01-01 10:00:00', 'read_at' => '2026-01-02 00:00:00', 'phone' => '+1 555' ) );
		$this->store( 'Bea', array( 'created_at' => '2026-01-02 09:00:00', 'widget' => '_1', 'mail_state' => 'failed', 'message' => '100% sure_about C:\\temp' ) );
		$this->store( 'Cem', array( 'created_at' => '2026-01-03 08:00:00', 'channel' => 'Form_2', 'message' => 'Größe 42 🎉' ) );
		$this->store( 'Dee', array( 'box' => 'spam', 'mail_state' => 'skipped' ) );
		$this->store( 'Eve', array( 'box' => 'trash' ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>}>
	 */
	public function provide_lists(): array {
		return array(
			'the inbox'            => array( array(), array( 'Cem', 'Bea', 'Ada' ) ),
			'the spam'             => array( array( 'box' => 'spam' ), array( 'Dee' ) ),
			'the trash'            => array( array( 'box' => 'trash' ), array( 'Eve' ) ),
			'every box'            => array( array( 'box' => 'all' ), array( 'Eve', 'Dee', 'Cem', 'Bea', 'Ada' ) ),
			'unread'               => array( array( 'unread' => 'true' ), array( 'Cem', 'Bea' ) ),
			'unread, as a number'  => array( array( 'unread' => '1' ), array( 'Cem', 'Bea' ) ),
			'read'                 => array( array( 'unread' => 'false' ), array( 'Ada' ) ),
			'a channel'            => array( array( 'channel' => 'Form_2' ), array( 'Cem' ) ),
			'a widget'             => array( array( 'widget' => '_1' ), array( 'Bea' ) ),
			'a status'             => array( array( 'state' => 'failed' ), array( 'Bea' ) ),
			'words of the message' => array( array( 'search' => 'größe 42' ), array( 'Cem' ) ),
			'an emoji'             => array( array( 'search' => '🎉' ), array( 'Cem' ) ),
			'part of a name'       => array( array( 'search' => 'BE' ), array( 'Bea' ) ),
			'part of an address'   => array( array( 'search' => 'cem@ex' ), array( 'Cem' ) ),
			'part of a number'     => array( array( 'search' => '1 55' ), array( 'Ada' ) ),
			'a percent sign'       => array( array( 'search' => '100%' ), array( 'Bea' ) ),
			'it is no joker'       => array( array( 'search' => '1%sure' ), array() ),
			'an underscore'        => array( array( 'search' => 'sure_about' ), array( 'Bea' ) ),
			'neither is it'        => array( array( 'search' => 'From_A' ), array() ),
			'a backslash'          => array( array( 'search' => 'C:\\temp' ), array( 'Bea' ) ),
			'spaces around a word' => array( array( 'search' => ' cem@example.org ' ), array( 'Cem' ) ),
			'from a day on'        => array( array( 'since' => '2026-01-02' ), array( 'Cem', 'Bea' ) ),
			'from a moment on'     => array( array( 'since' => '2026-01-02T10:00:00+01:00' ), array( 'Cem', 'Bea' ) ),
			'a second later'       => array( array( 'since' => '2026-01-02T09:00:01Z' ), array( 'Cem' ) ),
			'before a moment'      => array( array( 'until' => '2026-01-02T09:00:00Z' ), array( 'Ada' ) ),
			'before a day'         => array( array( 'until' => '2026-01-02' ), array( 'Ada' ) ),
			'the oldest first'     => array( array( 'order' => 'asc' ), array( 'Ada', 'Bea', 'Cem' ) ),
			'by name'              => array( array( 'orderby' => 'name', 'order' => 'asc' ), array( 'Ada', 'Bea', 'Cem' ) ),
			'by time'              => array( array( 'orderby' => 'created_at' ), array( 'Cem', 'Bea', 'Ada' ) ),
			'a second page'        => array( array( 'per_page' => 2, 'page' => 2 ), array( 'Ada' ) ),
			'numerals'             => array( array( 'per_page' => '1', 'page' => '2' ), array( 'Bea' ) ),
			'the most a page'      => array( array( 'per_page' => 100 ), array( 'Cem', 'Bea', 'Ada' ) ),
			'a page far behind'    => array( array( 'page' => 1000000 ), array() ),
			'an email address'     => array( array( 'email' => 'ADA@example.org' ), array( 'Ada' ) ),
			'a widget called all'  => array( array( 'widget' => 'all' ), array() ),
			'SQL in a widget'      => array( array( 'widget' => "' OR '1'='1" ), array() ),
			'SQL in a channel'     => array( array( 'channel' => "') OR 1=1 -- " ), array() ),
			'SQL in a search'      => array( array( 'search' => "%' OR '1'='1" ), array() ),
			'a placeholder'        => array( array( 'search' => '%s %d %1$s' ), array() ),
		);
	}

	/**
	 * @dataProvider provide_lists
	 *
	 * @param array<string, mixed> $query    Parameters.
	 * @param array<int, string>   $expected Names.
	 */
	public function test_list_has_messages_that_parameters_name_and_right_totals_by_two_statements( array $query, array $expected ): void {
		global $wpdb;

		$this->store_all();
		rest_get_server();
		$before  = $wpdb->num_queries;
		$answer  = $this->request( 'GET', '', $query );
		$queries = $wpdb->num_queries - $before;

		$this->assertSame( $expected, array_column( $answer->get_data(), 'name' ) );
		$this->assertSame( array(), array_column( $answer->get_data(), 'fingerprint' ) );
		$this->assertSame( isset( $query['per_page'] ) || isset( $query['page'] ) ? '3' : (string) count( $expected ), $answer->get_headers()['X-WP-Total'] );
		$this->assertLessThanOrEqual( 2, $queries );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string}>
	 */
	public function provide_bad_parameters(): array {
		return array(
			'a box that is none'       => array( array( 'box' => 'outbox' ), 'box' ),
			'SQL in a box'             => array( array( 'box' => "inbox' OR 1=1" ), 'box' ),
			'boxes'                    => array( array( 'box' => array( 'inbox', 'spam' ) ), 'box' ),
			'a status that is none'    => array( array( 'state' => 'nonsense' ), 'state' ),
			'the former status'        => array( array( 'state' => 'spam' ), 'state' ),
			'SQL in an order'          => array( array( 'orderby' => 'id; DROP TABLE x' ), 'orderby' ),
			'a secret column'          => array( array( 'orderby' => 'fingerprint' ), 'orderby' ),
			'a direction that is none' => array( array( 'order' => 'up' ), 'order' ),
			'unread that is neither'   => array( array( 'unread' => 'maybe' ), 'unread' ),
			'an empty search'          => array( array( 'search' => '' ), 'search' ),
			'a search of blanks'       => array( array( 'search' => ' ' ), 'search' ),
			'an empty address'         => array( array( 'email' => '' ), 'email' ),
			'an empty status'          => array( array( 'state' => '' ), 'state' ),
			'an empty day'             => array( array( 'until' => '' ), 'until' ),
			'a search of 101 letters'  => array( array( 'search' => str_repeat( 'ä', 101 ) ), 'search' ),
			'a search that is a list'  => array( array( 'search' => array( 'a' ) ), 'search' ),
			'bytes that are no text'   => array( array( 'search' => "a\xff" ), 'search' ),
			'a search with NUL'        => array( array( 'search' => "a\0" ), 'search' ),
			'a day that is none'       => array( array( 'since' => '2026-02-31' ), 'since' ),
			'a moment without a zone'  => array( array( 'until' => '2026-01-31T10:00:00' ), 'until' ),
			'yesterday'                => array( array( 'since' => 'yesterday' ), 'since' ),
			'days'                     => array( array( 'since' => array( '2026-01-31' ) ), 'since' ),
			'101 a page'               => array( array( 'per_page' => 101 ), 'per_page' ),
			'none a page'              => array( array( 'per_page' => 0 ), 'per_page' ),
			'page -1'                  => array( array( 'page' => -1 ), 'page' ),
			'page 0'                   => array( array( 'page' => 0 ), 'page' ),
			'page x'                   => array( array( 'page' => 'x' ), 'page' ),
			'half a page'              => array( array( 'page' => '1.5' ), 'page' ),
			'a page too far'           => array( array( 'page' => 1000001 ), 'page' ),
			'a time without a T'       => array( array( 'since' => '2026-01-01 10:00:00' ), 'since' ),
			'no day between two'       => array( array( 'since' => '2026-01-02', 'until' => '2026-01-02T00:00:00Z' ), 'until' ),
			'an unknown one'           => array( array( 'until_id' => 7 ), 'until_id' ),
		);
	}

	/**
	 * @dataProvider provide_bad_parameters
	 *
	 * @param array<string, mixed> $query Parameters.
	 */
	public function test_given_parameter_that_is_invalid_then_answer_names_it_and_no_statement_is_run( array $query, string $expected ): void {
		$this->store( 'Ada' );
		rest_get_server();
		$this->refuse_statements( 'SELECT', 'chaty_contacts' );
		$answer = $this->request( 'GET', '', $query );

		$this->assertSame( array( 400, 'rest_invalid_param' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( array( $expected ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_given_list_then_it_says_which_message_is_newest_by_now_for_actions_on_all_of_them(): void {
		$this->store_all();
		$ids = array_column( $this->get_rows( 'contacts', 'id' ), 'id', 'name' );

		$this->assertSame( (string) $ids['Cem'], $this->request( 'GET', '', array( 'per_page' => 1, 'order' => 'asc' ) )->get_headers()['X-Chaty-Until-Id'] );
		$this->assertSame( '0', $this->request( 'GET', '', array( 'search' => 'nobody' ) )->get_headers()['X-Chaty-Until-Id'] );
	}

	public function test_messages_of_each_folder_are_counted_by_one_statement(): void {
		global $wpdb;

		rest_get_server();
		$none = $this->request( 'GET', '/counts' )->get_data();
		$this->store_all();
		$before = $wpdb->num_queries;
		$counts = $this->request( 'GET', '/counts' )->get_data();

		$this->assertSame( 1, $wpdb->num_queries - $before );
		$this->assertSame( array_fill_keys( array( 'inbox', 'archive', 'spam', 'trash' ), array( 'total' => 0, 'unread' => 0 ) ), $none );
		$this->assertSame( array( 'inbox' => array( 'total' => 3, 'unread' => 2 ), 'archive' => array( 'total' => 0, 'unread' => 0 ), 'spam' => array( 'total' => 1, 'unread' => 1 ), 'trash' => array( 'total' => 1, 'unread' => 1 ) ), $counts );
		$this->assertSame( 400, $this->request( 'GET', '/counts', array( 'box' => 'inbox' ) )->get_status() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string, 2: array<int, string|null>}>
	 */
	public function provide_neighbors(): array {
		return array(
			'in the middle'            => array( array(), 'Bea', array( 'Cem', 'Ada' ) ),
			'the first'                => array( array(), 'Cem', array( null, 'Bea' ) ),
			'the last'                 => array( array(), 'Ada', array( 'Bea', null ) ),
			'the other way round'      => array( array( 'order' => 'asc' ), 'Bea', array( 'Ada', 'Cem' ) ),
			'by name'                  => array( array( 'orderby' => 'name', 'order' => 'asc' ), 'Ada', array( null, 'Bea' ) ),
			'by time, newest first'    => array( array( 'orderby' => 'created_at' ), 'Ada', array( 'Bea', null ) ),
			'by one and the same'      => array( array( 'orderby' => 'email', 'box' => 'all', 'search' => 'same' ), 'Same 2', array( 'Same 3', 'Same 1' ) ),
			'of the unread, once read' => array( array( 'unread' => 'true' ), 'Ada', array( 'Bea', null ) ),
			'of every box'             => array( array( 'box' => 'all' ), 'Cem', array( 'Dee', 'Bea' ) ),
			'of another box'           => array( array( 'box' => 'trash' ), 'Bea', array( 'Eve', null ) ),
		);
	}

	/**
	 * @dataProvider provide_neighbors
	 *
	 * @param array<string, mixed>    $query    Parameters.
	 * @param array<int, string|null> $expected Names of the one before and the one after it.
	 */
	public function test_neighbors_of_message_are_those_beside_it_in_list( array $query, string $name, array $expected ): void {
		foreach ( isset( $query['search'] ) ? array( 'Same 1', 'Same 2', 'Same 3' ) : array() as $same ) {
			$this->store( $same, array( 'email' => 'same@example.org' ) );
		}
		$this->store_all();
		$names  = array_column( $this->get_rows( 'contacts', 'id' ), 'name', 'id' );
		$answer = $this->request( 'GET', '/' . array_search( $name, $names, true ), $query )->get_data();

		$this->assertSame( $name, $answer['name'] );
		$this->assertSame( $expected, array( $names[ $answer['previous'] ?? 0 ] ?? null, $names[ $answer['next'] ?? 0 ] ?? null ) );
		$this->assertArrayNotHasKey( 'fingerprint', $answer );
		$this->assertArrayNotHasKey( 'mail_next', $answer );
	}

	/**
	 * Given a person who wrote often, with a capital letter or not, when one of the messages is read, then the others
	 * come, from every box, the newest 20, in short; nobody else's do, also not those of others without an address.
	 */
	public function test_other_messages_of_the_person(): void {
		$open = $this->store( 'Ada', array( 'message' => str_repeat( 'x', 5000 ) ) );
		$spam = $this->store( 'ADA', array( 'box' => 'spam', 'email' => 'ADA@example.org', 'message' => str_repeat( 'ä', 5000 ) ) );
		$this->store( 'Bea' );
		$others = $this->request( 'GET', "/$open" )->get_data()['others'];

		$this->assertSame( array( $spam ), array_column( $others, 'id' ) );
		$this->assertSame( array( 'spam', str_repeat( 'ä', 140 ) ), array( $others[0]['box'], $others[0]['excerpt'] ) );

		$nameless = $this->store( 'Cem', array( 'email' => '', 'phone' => '' ) );
		$this->store( 'Dee', array( 'email' => '', 'phone' => '' ) );
		$caller = $this->store( 'Eve', array( 'email' => '', 'phone' => '+1 555' ) );
		$again  = $this->store( 'Eve', array( 'email' => '', 'phone' => '+1 555' ) );
		$this->assertSame( array(), $this->request( 'GET', "/$nameless" )->get_data()['others'] );
		$this->assertSame( array( $again ), array_column( $this->request( 'GET', "/$caller" )->get_data()['others'], 'id' ) );

		for ( $count = 0; $count < 21; $count++ ) {
			$this->store( 'Ada' );
		}
		$this->assertCount( 20, $this->request( 'GET', "/$open" )->get_data()['others'] );
	}

	public function test_given_message_when_it_is_marked_or_moved_then_answer_has_it_as_it_is_now(): void {
		$id     = $this->store( 'Ada' );
		$change = function ( array $body ) use ( $id ): array {
			$answer = $this->request( 'PATCH', "/$id", $body );
			return array( $answer->get_status(), $answer->get_data()['box'], is_string( $answer->get_data()['read_at'] ), is_string( $answer->get_data()['boxed_at'] ) );
		};

		$this->assertSame( array( 200, 'inbox', true, false ), $change( array( 'read' => true ) ) );
		$this->assertSame( array( 200, 'inbox', false, false ), $change( array( 'read' => false ) ) );
		$this->assertSame( array( 200, 'trash', true, true ), $change( array( 'read' => true, 'box' => 'trash' ) ) );
		$boxes = array();
		foreach ( array( 'inbox', 'archive', 'inbox', 'spam', 'inbox' ) as $box ) {
			$boxes[] = $change( array( 'box' => $box ) )[1];
		}
		$this->assertSame( array( 'inbox', 'archive', 'inbox', 'spam', 'inbox' ), $boxes );
		$this->assertSame( array( 200, 'inbox', true, true ), $change( array() ) );
	}

	public function test_answered_message_says_when_and_by_whom_and_lists_tell_it_apart(): void {
		$ada = $this->store( 'Ada' );
		$this->store( 'Bea' );
		$names  = fn ( bool $is_answered ): array => array_column( $this->request( 'GET', '', array( 'answered' => $is_answered ) )->get_data(), 'name' );
		$answer = $this->request( 'PATCH', "/$ada", array( 'answered' => true ) )->get_data();

		$this->assertSame( array( true, true, get_current_user_id() ), array( is_string( $answer['answered_at'] ), is_string( $answer['read_at'] ), $answer['answered_by'] ) );
		$this->assertSame( array( array( 'Ada' ), array( 'Bea' ) ), array( $names( true ), $names( false ) ) );
		$answer = $this->request( 'PATCH', "/$ada", array( 'answered' => false ) )->get_data();
		$this->assertSame( array( null, 0 ), array( $answer['answered_at'], $answer['answered_by'] ) );
	}

	/**
	 * Given a note, then the answer has it as plain text, lists have it too, an empty one takes it away, and one that is
	 * too long is refused.
	 */
	public function test_note(): void {
		$ada = $this->store( 'Ada' );
		$set = fn ( string $note ) => $this->request( 'PATCH', "/$ada", array( 'note' => $note ) );

		$this->assertSame( '', $this->request( 'GET', "/$ada" )->get_data()['note'] );
		$this->assertSame( "Called,\n<b>no</b> answer", $set( " Called,\r\n<b>no</b> \x07answer " )->get_data()['note'] );
		$this->assertSame( "Called,\n<b>no</b> answer", $this->request( 'GET', '' )->get_data()[0]['note'] );
		$this->assertSame( 400, $set( str_repeat( 'ü', 2001 ) )->get_status() );
		$this->assertSame( 2000, mb_strlen( $set( str_repeat( 'ü', 2000 ) )->get_data()['note'] ) );
		$this->assertSame( '', $set( '' )->get_data()['note'] );
	}

	/**
	 * @testWith [{"box": "outbox"}, 400]
	 *           [{"box": "all"}, 400]
	 *           [{"box": ["spam"]}, 400]
	 *           [{"read": "perhaps"}, 400]
	 *           [{"answered": "perhaps"}, 400]
	 *           [{"read": true, "name": "Eve"}, 400]
	 *           [{"note": ["x"]}, 400]
	 *           [{"mail_state": "sent"}, 400]
	 *           [{"id": 7}, 400]
	 *
	 * @param array<string, mixed> $body Body.
	 */
	public function test_given_change_that_is_invalid_then_nothing_is_changed( array $body, int $status ): void {
		$id     = $this->store( 'Ada' );
		$before = $this->get_rows( 'contacts', 'id' );

		$this->assertSame( $status, $this->request( 'PATCH', "/$id", $body )->get_status() );
		$this->assertSame( $before, $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * @testWith ["GET", "", [], "SELECT", "chaty_db_read_failed"]
	 *           ["GET", "/counts", [], "SELECT", "chaty_db_read_failed"]
	 *           ["GET", "/<id>", [], "SELECT", "chaty_db_read_failed"]
	 *           ["PATCH", "/<id>", {"read": true}, "SELECT", "chaty_db_read_failed"]
	 *           ["PATCH", "/<id>", {"read": true}, "UPDATE", "chaty_db_write_failed"]
	 *           ["PATCH", "/<id>", {"box": "spam"}, "UPDATE", "chaty_db_write_failed"]
	 *           ["DELETE", "/<id>", [], "DELETE", "chaty_db_write_failed"]
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	public function test_database_that_refuses_gives_error_and_nothing_changes( string $method, string $path, array $params, string $statement, string $code ): void {
		$id     = $this->store( 'Ada' );
		$before = $this->get_rows( 'contacts', 'id' );
		$this->refuse_statements( $statement, 'chaty_contacts' );
		$answer = $this->request( $method, str_replace( '<id>', (string) $id, $path ), $params );
		remove_all_filters( 'query' );

		$this->assertSame( array( 500, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( $before, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_hostile_message_is_same_text_in_json(): void {
		$id   = $this->store( self::HOSTILE, array( 'message' => self::HOSTILE, 'email' => 'eve@example.org', 'page_url' => 'https://example.org/?"><script>' ) );
		$item = $this->request( 'GET', "/$id" )->get_data();

		$this->assertSame( array( self::HOSTILE, self::HOSTILE ), array( $item['name'], $item['message'] ) );
		$this->assertSame( array( $id ), array_column( $this->request( 'GET', '', array( 'search' => self::HOSTILE ) )->get_data(), 'id' ) );
	}
}
