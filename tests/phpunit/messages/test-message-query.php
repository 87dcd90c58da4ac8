<?php
namespace Chaty\Tests\Contacts;

use Chaty\Messages\Message;
use Chaty\Messages\Message_Folders;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Status;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use InvalidArgumentException;

/**
 * Only the messages that a filter names are deleted, and a failed deletion is reported.
 */
final class Message_Query_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'ada@example.org', 'ada@example.org', 'bea@example.org', '' ) as $number => $email ) {
			( new Message_Repository() )->add( new Message( '0', 'Contact_Us', array( 'email' => $email ), '' ), (string) $number );
		}
	}

	/**
	 * @testWith [[]]
	 *           [{"email": ""}]
	 *           [{"widget": "0", "email": ""}]
	 *           [{"mail": "ada@example.org"}]
	 *           [{"widget": "0", "mail": "ada@example.org"}]
	 *
	 * @param array<string, string> $filters Filters.
	 */
	public function test_given_filter_that_is_empty_or_unknown_when_messages_are_deleted_by_it_then_none_is( array $filters ): void {
		$error = null;
		try {
			Make::services()->get_message_folders()->delete_some( $filters );
		} catch ( InvalidArgumentException $thrown ) {
			$error = $thrown;
		}

		$this->assertNotNull( $error );
		$this->assertCount( 4, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_messages_that_filter_names_are_deleted_and_all_where_caller_says_all(): void {
		$list = Make::services()->get_message_folders();

		$this->assertSame( 2, $list->delete_some( array( 'email' => 'Ada@example.org' ) ) );
		$this->assertSame( array( 'bea@example.org', '' ), array_column( $this->get_rows( 'contacts', 'id' ), 'email' ) );
		$this->assertSame( 0, $list->delete_some( array( 'email' => 'ada@example.org' ) ) );
		$this->assertSame( 2, $list->delete_some( Message_Folders::ALL ) );
	}

	/**
	 * @testWith ["DELETE"]
	 *           ["SELECT"]
	 */
	public function test_refused_deletion_differs_from_nothing_to_delete( string $verb ): void {
		$list = Make::services()->get_message_folders();
		$id   = (int) $this->get_rows( 'contacts', 'id' )[0]['id'];
		$this->refuse_statements( $verb, 'chaty_contacts' );

		$this->assertInstanceOf( \WP_Error::class, $list->delete_some( array( 'email' => 'ada@example.org' ) ) );
		if ( 'DELETE' === $verb ) {
			$this->assertInstanceOf( \WP_Error::class, $list->delete( array( $id ) ) );
		}
	}

	/**
	 * @return array<string, array{0: array<string, string>, 1: array<int, string>}>
	 */
	public function provide_filters(): array {
		return array(
			'from that second on'      => array( array( 'since' => '2020-01-02 00:00:00' ), array( 'Second', 'Third' ) ),
			'before that second'       => array( array( 'until' => '2020-01-02 00:00:00' ), array( 'First' ) ),
			'one day'                  => array( array( 'since' => '2020-01-02', 'until' => '2020-01-03' ), array( 'Second' ) ),
			'until before since'       => array( array( 'since' => '2020-01-03', 'until' => '2020-01-02' ), array() ),
			'a widget'                 => array( array( 'widget' => '_1' ), array( 'Third' ) ),
			'a widget, another order'  => array( array( 'until' => '2021-01-01', 'widget' => '0' ), array( 'First', 'Second' ) ),
			'empty ones are ignored'   => array( array( 'widget' => '_1', 'email' => '', 'state' => '' ), array( 'Third' ) ),
			'the status of an import'  => array( array( 'state' => Email_Status::SKIPPED, 'widget' => '_1' ), array( 'Third' ) ),
			'a status that is unknown' => array( array( 'state' => 'lost' ), array() ),
			'a joker is no joker'      => array( array( 'email' => '%@example.org' ), array() ),
			'SQL is no SQL'            => array( array( 'widget' => "0' OR '1'='1" ), array() ),
		);
	}

	/**
	 * @dataProvider provide_filters
	 *
	 * @param array<string, string> $filters  Filters.
	 * @param array<int, string>    $expected Names, the oldest first.
	 */
	public function test_counting_reading_and_exporting_agree_on_filter( array $filters, array $expected ): void {
		$list = new Message_Query();
		( new Message_Folders( $list ) )->delete_some( Message_Folders::ALL );
		foreach ( array( array( 'First', '0', '2020-01-01 23:59:59' ), array( 'Second', '0', '2020-01-02 00:00:00' ), array( 'Third', '_1', '2020-01-03 00:00:00' ) ) as list( $name, $widget, $created_at ) ) {
			( new Message_Repository() )->import( new Message( $widget, 'Contact_Us', array( 'name' => $name, 'email' => "$name@example.org" ), '' ), $name, $created_at );
		}

		$this->assertSame( count( $expected ), $list->get_totals( $filters )['count'] );
		$this->assertSame( array_reverse( $expected ), array_column( $list->get_page( $filters, 9 ), 'name' ) );
		$this->assertSame( $expected, array_column( iterator_to_array( $list->iterate( $filters ), false ), 'name' ) );
	}

	/**
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public function provide_searches(): array {
		return array(
			'words in another order'            => array( 'García Eva', true ),
			'words of several columns'          => array( 'roses eva example.net', true ),
			'one word is nowhere'               => array( 'eva tulips', false ),
			'an address of a page'              => array( '/shop/roses-6', true ),
			'a phone number, otherwise spaced'  => array( '+1555 277', true ),
			'a phone number, otherwise written' => array( '(555) 277-01', true ),
			'a phone number, dialed at home'    => array( '0555 277', true ),
			'with the spaces of an app'         => array( "+1\u{A0}555 277\u{2011}01", true ),
			'a page as people write it'         => array( 'https://example.org/shop/größe', true ),
			'another phone number'              => array( '+1555 278', false ),
			'digits of several words'           => array( '24 2026', true ),
			'a percent sign and an underscore'  => array( '5_% off', false ),
			'a backslash'                       => array( 'a\\b', true ),
			'a quotation mark'                  => array( "O'Brien", false ),
			'a label and a value of own fields' => array( 'größe company 12/3', true ),
			'a quoted value'                    => array( 'the "Größe"', true ),
			'the name of a key'                 => array( 'label', false ),
		);
	}

	/**
	 * @dataProvider provide_searches
	 */
	public function test_search_finds_words_in_any_order_and_phone_numbers_in_any_spacing( string $search, bool $is_found ): void {
		$fields = array(
			'name'    => 'Eva García',
			'email'   => 'eva@example.net',
			'phone'   => '+1 (0)555-277.0101',
			'message' => 'In 2026, on day 24: 50 % off? a\\b',
		);
		$own    = array( array( 'id' => 'own_a', 'label' => 'Your company', 'value' => 'the "Größe" 12/3' ) );
		( new Message_Repository() )->add( new Message( '0', 'Contact_Us', $fields, 'https://example.org/shop/gr%C3%B6%C3%9Fe/shop/roses-6/', false, $own ), 'eva' );

		$this->assertSame( $is_found ? array( 'Eva García' ) : array(), array_column( ( new Message_Query() )->get_page( array( 'search' => $search ), 9 ), 'name' ) );
	}

	public function test_batches_are_read_once_and_deleted_up_to_limit(): void {
		global $wpdb;

		$row = "('0', 'Contact_Us', '', '', '2020-01-01 00:00:00')";
		$wpdb->query( "INSERT INTO {$wpdb->prefix}chaty_contacts (widget, channel, message, page_url, created_at) VALUES " . implode( ', ', array_fill( 0, Message_Query::MAX_ROWS, $row ) ) );
		$list  = new Message_Query();
		$boxes = new Message_Folders( $list );
		$ids   = array_map( 'intval', array_column( iterator_to_array( $list->iterate( array() ), false ), 'id' ) );

		$this->assertSame( array_map( 'intval', array_column( $this->get_rows( 'contacts', 'id' ), 'id' ) ), $ids );
		$this->assertSame( 3, $boxes->delete_some( Message_Folders::ALL, 3 ) );
		$this->assertSame( array( Message_Query::MAX_ROWS, 1, 0 ), array( $boxes->delete_some( Message_Folders::ALL ), $boxes->delete_some( Message_Folders::ALL ), $boxes->delete_some( Message_Folders::ALL ) ) );
	}
}
