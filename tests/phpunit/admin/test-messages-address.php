<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Messages\Messages_Address;
use Chaty\Tests\Site_Test_Case;

/**
 * The address of a list is all that is known of it, and everybody can write one: what is valid stays in every link,
 * what is not is left out and named.
 */
final class Messages_Address_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Asia/Kolkata' );
	}

	/**
	 * @return array<string, array{0: array<string, string>, 1: array<string, string>, 2: array<string, string>}>
	 */
	public function provide_filters(): array {
		return array(
			'nothing'           => array( array(), array(), array() ),
			'empty fields'      => array( array( 's' => '', 'widget' => '', 'since' => '' ), array(), array() ),
			'another box'       => array( array( 'box' => 'spam' ), array( 'box' => 'spam' ), array( 'box' => 'spam' ) ),
			'a search'          => array( array( 's' => '50% "off" & <b>' ), array( 'search' => '50% "off" & <b>' ), array( 'search' => '50% "off" & <b>' ) ),
			'a search in a box' => array( array( 's' => 'a', 'box' => 'inbox' ), array( 'search' => 'a', 'box' => 'inbox' ), array( 'search' => 'a', 'box' => 'inbox' ) ),
			'zero as a search'  => array( array( 's' => '0' ), array( 'search' => '0' ), array( 'search' => '0' ) ),
			'widget 0'          => array( array( 'widget' => '0', 'channel' => 'Contact_Us' ), array( 'widget' => '0', 'channel' => 'Contact_Us' ), array( 'widget' => '0', 'channel' => 'Contact_Us' ) ),
			'a state'           => array( array( 'mail' => 'failed' ), array( 'state' => 'failed' ), array( 'state' => 'failed' ) ),
			'unread'            => array( array( 'unread' => '1' ), array( 'unread' => '1' ), array( 'unread' => '1' ) ),
			'read'              => array( array( 'unread' => '0' ), array( 'unread' => '0' ), array( 'unread' => '0' ) ),
			'one day'           => array( array( 'since' => '2026-02-28', 'until' => '2026-02-28' ), array( 'since' => '2026-02-27 18:30:00', 'until' => '2026-02-28 18:30:00' ), array( 'since' => '2026-02-27T18:30:00Z', 'until' => '2026-02-28T18:30:00Z' ) ),
		);
	}

	/**
	 * Given valid arguments, then they filter, and every link of the screen has them; a search looks into every folder,
	 * unless one is named.
	 *
	 * @dataProvider provide_filters
	 *
	 * @param array<string, string> $query   Arguments.
	 * @param array<string, string> $filters Filters of the query.
	 * @param array<string, string> $rest    Filters of the REST API.
	 */
	public function test_filters( array $query, array $filters, array $rest ): void {
		$address = new Messages_Address( $query );
		$inbox   = array( 'box' => 'inbox' );
		parse_str( (string) wp_parse_url( $address->get_url( array( 'paged' => 2 ) ), PHP_URL_QUERY ), $linked );

		$this->assertEquals( $filters + ( isset( $filters['search'] ) ? array() : $inbox ), $address->get_filters() );
		$this->assertEquals( $rest + ( isset( $filters['search'] ) ? array( 'box' => 'all' ) : $inbox ), $address->get_rest_filters() );
		$this->assertEquals( array_diff( $query, array( '' ) ) + array( 'page' => 'chaty-messages', 'paged' => '2' ), $linked );
		$this->assertSame( array(), $address->get_invalid() );
		$this->assertSame( array() !== array_diff_key( $filters, $inbox ), $address->is_filtered() );
	}

	/**
	 * @return array<string, array{0: string, 1: mixed}>
	 */
	public function provide_invalid(): array {
		return array(
			'no box'                 => array( 'box', 'attic' ),
			'every box'              => array( 'box', 'all' ),
			'a box with a quote'     => array( 'box', "inbox' OR '1'='1" ),
			'a list of boxes'        => array( 'box', array( 'spam' ) ),
			'a nested list'          => array( 's', array( array( 'x' ) ) ),
			'a long search'          => array( 's', str_repeat( 'ä', 101 ) ),
			'bytes that are no text' => array( 's', "\xff\xfe" ),
			'NUL'                    => array( 's', "a\0b" ),
			'NUL in a widget'        => array( 'widget', "_1\0" ),
			'no state'               => array( 'mail', 'lost' ),
			'perhaps unread'         => array( 'unread', 'perhaps' ),
			'February 31'            => array( 'since', '2026-02-31' ),
			'a moment'               => array( 'until', '2026-02-03T10:00:00Z' ),
			'a word of PHP'          => array( 'since', 'yesterday' ),
			'SQL as a day'           => array( 'until', "2026-02-03' --" ),
			'a day in a list'        => array( 'since', array( '2026-02-03' ) ),
		);
	}

	/**
	 * @dataProvider provide_invalid
	 *
	 * @param mixed $value Value.
	 */
	public function test_given_argument_that_is_not_valid_then_it_is_named_and_in_no_link_and_others_hold( string $name, $value ): void {
		$other   = 'channel' === $name ? 'widget' : 'channel';
		$address = new Messages_Address( array( $name => $value, $other => 'Form_2' ) );

		$this->assertSame( array( $name ), $address->get_invalid() );
		$this->assertSame( array( $other => 'Form_2', 'box' => 'inbox' ), $address->get_filters() );
		$this->assertSame( array( $other => 'Form_2', 'box' => 'inbox' ), $address->get_rest_filters() );
		$this->assertSame( admin_url( "admin.php?page=chaty-messages&$other=Form_2" ), $address->get_url() );
		$this->assertSame( '', $address->get( $name ) );
	}

	public function test_given_last_day_before_first_then_it_is_named_and_left_out(): void {
		$address = new Messages_Address( array( 'since' => '2026-02-03', 'until' => '2026-02-02' ) );

		$this->assertSame( array( 'until' ), $address->get_invalid() );
		$this->assertSame( admin_url( 'admin.php?page=chaty-messages&since=2026-02-03' ), $address->get_url() );
	}

	/**
	 * @testWith [{"orderby": "name", "order": "asc"}, ["name", "asc"]]
	 *           [{"orderby": "email"}, ["email", "asc"]]
	 *           [{"orderby": "email", "order": "desc; DROP TABLE wp_users"}, ["email", "asc"]]
	 *           [{"orderby": "email", "order": "desc"}, ["email", "desc"]]
	 *           [{"orderby": "(SELECT user_pass FROM wp_users)", "order": "asc"}, ["created_at", "desc"]]
	 *           [{"orderby": ["name"]}, ["created_at", "desc"]]
	 *           [{"order": "asc"}, ["created_at", "desc"]]
	 *
	 * @param array<string, mixed>        $query    Arguments.
	 * @param array{0: string, 1: string} $expected Order.
	 */
	public function test_order_is_column_and_direction_of_headings_and_newest_first_otherwise( array $query, array $expected ): void {
		$address = new Messages_Address( $query );

		$this->assertSame( $expected, $address->get_order() );
		$this->assertFalse( $address->is_filtered() );
	}

	/**
	 * @testWith ["3", "3"]
	 *           ["3 OR 1=1", "3"]
	 *           ["1", ""]
	 *           ["0", ""]
	 *           ["-2", "2"]
	 *           ["x", ""]
	 *           [["3"], ""]
	 *
	 * @param mixed $sent What is sent.
	 */
	public function test_given_page_then_it_is_number_from_2_on_first_page_has_address_of_list( $sent, string $expected ): void {
		$this->assertSame( $expected, ( new Messages_Address( array( 'paged' => $sent ) ) )->get( 'paged' ) );
	}

	public function test_given_arguments_of_others_such_as_nonce_or_action_then_no_link_repeats_them(): void {
		$address = new Messages_Address( array( '_wpnonce' => 'abc', 'action' => 'delete', 'message' => '5', 'page' => 'evil', 's' => 'x' ) );

		$this->assertSame( array( 'page' => 'chaty-messages', 's' => 'x' ), $address->get_args() );
		$this->assertSame( array( 'page' => 'chaty-messages' ), $address->get_args( array( 's' ) ) );
	}

	public function test_given_filtered_list_then_link_to_another_folder_forgets_its_filters(): void {
		$this->assertSame( admin_url( 'admin.php?page=chaty-messages&box=trash' ), Messages_Address::get_folder_url( 'trash' ) );
	}

	public function test_search_of_spaces_is_no_search_and_not_invalid(): void {
		$address = new Messages_Address( array( 's' => '  ' ) );

		$this->assertSame( array( false, array() ), array( $address->is_filtered(), $address->get_invalid() ) );
	}
}
