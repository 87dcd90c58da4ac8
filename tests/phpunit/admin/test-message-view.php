<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Messages\Menu_Bubble;
use Chaty\Admin\Messages\Message_Buttons;
use Chaty\Admin\Messages\Message_Notices;
use Chaty\Admin\Messages\Message_Reply;
use Chaty\Config\Names;
use Chaty\Messages\Email_Error;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Unread_Count;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Messages_Test_Case;

/**
 * A message is read on a page of its own where nothing it says acts; owners learn what keeps messages from them.
 */
final class Message_View_Test extends Messages_Test_Case {

	private const HOSTILE = '</textarea></dl><script>alert(1)</script>"\'<img src=x onerror=alert(2)>';

	/**
	 * Given a message between two others of the same person, then its page has all of its fields, its neighbors in the
	 * filtered list, the other messages, and a button for each action, and the list is beside it.
	 */
	public function test_page(): void {
		$first  = $this->store( 'Ada', array( 'message' => 'First' ) );
		$id     = $this->store( 'Ada', array( 'message' => "Hello\nyou", 'phone' => '+49 30/123', 'page_url' => 'https://shop.example/blue/', 'mail_state' => 'failed', 'mail_next' => '2026-01-02 03:04:05' ) );
		$last   = $this->store( 'Ada', array( 'message' => 'Last', 'box' => 'spam' ) );
		$newest = $this->store( 'Ada', array( 'message' => 'Newest' ) );
		$html   = $this->print_screen( array( 'message' => (string) $id, 's' => 'ada', 'box' => 'inbox' ) );

		foreach ( array( '<dd>Ada</dd>', 'ada@example.org</a>', '<a href="tel:+4930123"><bdi>+49 30/123</bdi></a>', "Hello\nyou", 'href="https://shop.example/blue/"', 'Failed, will be tried again', 'Next attempt: <time', 'Inbox', 'Not yet' ) as $part ) {
			$this->assertStringContainsString( $part, $html );
		}
		$this->assertMatchesRegularExpression( "/ rel=\"prev\" href=\"[^\"]*s=ada[^\"]*message=$newest&[^\"]*\"/", $html );
		$this->assertMatchesRegularExpression( "/ rel=\"next\" href=\"[^\"]*s=ada[^\"]*message=$first&[^\"]*\"/", $html );
		$this->assertMatchesRegularExpression( "/<li><a href=\"[^\"]*message=$last&[^\"]*\"><time[^>]+>[^<]+<\/time><\/a> \(Spam\)<br><bdi>Last</", $html );
		$this->assertSame( array( 'answered', 'archive', 'read', 'mail', 'spam', 'trash' ), $this->get_actions_of( $html ) );
		$this->assertMatchesRegularExpression( '#<h1[^>]*>Messages</h1>#', $html );
		$this->assertSame( array( $newest, $id, $first ), $this->get_listed( $html ) );
		$this->assertStringContainsString( "<tr data-message=\"$id\" class=\"is-unread is-open\">", $html );
	}

	/**
	 * @return array<int, string>
	 */
	private function get_actions_of( string $html ): array {
		preg_match_all( '/<button class="button" name="action" value="([a-z-]+)">/', $html, $found );

		return $found[1];
	}

	public function test_link_of_list_marks_message_as_read_and_address_from_elsewhere_does_not(): void {
		$id = $this->store( 'Ada' );
		foreach ( array( '', 'x', wp_create_nonce( Message_Buttons::NONCE . ( $id + 1 ) ) ) as $nonce ) {
			$this->print_screen( array( 'message' => (string) $id, '_wpnonce' => $nonce ) );
			$this->assertNull( $this->get_rows( 'contacts', 'id' )[0]['read_at'] );
		}
		$this->assertSame( 1, ( new Unread_Count() )->get() );
		$this->print_screen( array( 'message' => (string) $id, '_wpnonce' => wp_create_nonce( Message_Buttons::NONCE . $id ) ) );

		$this->assertNotNull( $this->get_rows( 'contacts', 'id' )[0]['read_at'] );
		$this->assertSame( 0, ( new Unread_Count() )->get() );
	}

	/**
	 * Given a message that was answered, then list and message say so, with time and name, and the buttons are others;
	 * of a user who is gone there is only the time.
	 */
	public function test_answered(): void {
		$id   = $this->store( 'Ada', array( 'answered_at' => '2026-01-02 03:04:05', 'answered_by' => '1', 'read_at' => '2026-01-02 03:04:05' ) );
		$html = $this->print_screen( array( 'message' => (string) $id ) );

		$this->assertMatchesRegularExpression( '#<dt>Answered</dt><dd><time[^>]+>January 2, 2026 at 3:04 am</time> by admin</dd>#', $html );
		$this->assertMatchesRegularExpression( '#Ada</a> <span[^>]+ title="Answered"#', $html );
		$this->assertSame( array( 'unanswered', 'archive', 'unread', 'mail', 'spam', 'trash' ), $this->get_actions_of( $html ) );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}chaty_contacts SET answered_by = 999999" );
		$this->assertStringContainsString( 'at 3:04 am</time></dd>', $this->print_screen( array( 'message' => (string) $id ) ) );
	}

	public function test_given_no_such_message_or_database_that_does_not_answer_then_page_says_so(): void {
		foreach ( array( '999999999', 'x', "1' OR 1=1", array( '1' ) ) as $id ) {
			$this->assertStringContainsString( 'This message no longer exists.', $this->print_screen( array( 'message' => $id ) ) );
		}
		$this->refuse_statements( 'SELECT', 'chaty_contacts' );
		$this->assertStringContainsString( 'The messages could not be read from the database.', $this->print_screen( array( 'message' => '1' ) ) );
	}

	public function test_given_hostile_texts_then_page_its_text_to_copy_and_its_reply_have_none_as_markup(): void {
		$id   = $this->store( self::HOSTILE, array( 'email' => 'a@b.example?bcc=x@evil.example', 'phone' => self::HOSTILE, 'message' => self::HOSTILE, 'page_url' => 'javascript:alert(1)' ) );
		$html = $this->print_screen( array( 'message' => (string) $id ) );

		foreach ( array( '<script', '<img', 'href="javascript', 'mailto:' ) as $markup ) {
			$this->assertStringNotContainsString( $markup, $html );
		}
		$this->assertSame( 2, substr_count( $html, '</textarea>' ) );
	}

	public function test_reply_goes_to_one_address_and_quotes_message_and_stays_short(): void {
		$row = array( 'email' => 'a+b&c=d@example.org', 'name' => "Ada\r\nBcc: x@evil.example", 'phone' => '', 'message' => "One & two?\nThree", 'created_at' => '2026-01-02 03:04:05' );
		$url = Message_Reply::get_email_url( $row );

		$this->assertStringStartsWith( 'mailto:a%2Bb%26c%3Dd@example.org?subject=', $url );
		$this->assertSame( 1, substr_count( $url, '&' ) );
		$this->assertStringEndsWith( rawurlencode( "\r\n> One & two?\r\n> Three" ), $url );
		$this->assertDoesNotMatchRegularExpression( '/[\s<>"\']/', $url );

		$long = Message_Reply::get_email_url( array( 'message' => str_repeat( '🎉ß ', 1600 ) ) + $row );
		$this->assertLessThan( 2000, strlen( $long ) );
		$this->assertStringEndsWith( rawurlencode( '…' ), $long );
		$this->assertSame( '', Message_Reply::get_email_url( array( 'email' => 'x@evil.example, y@evil.example' ) + $row ) );
	}

	/**
	 * @testWith ["ada@example.org", "+49 (0)170 1234567", ["mailto", "wa.me/491701234567", "tel:+491701234567", "sms:+491701234567"]]
	 *           ["", "0049 170/12 34-567", ["wa.me/491701234567", "tel:+491701234567", "sms:+491701234567"]]
	 *           ["", "0170 1234567", ["tel:01701234567", "sms:01701234567"]]
	 *           ["", "call me", []]
	 *           ["", "123+456789", []]
	 *           ["", "javascript:alert(12345)", []]
	 *
	 * @param array<int, string> $expected Parts of the addresses.
	 */
	public function test_replies_are_those_that_reach_the_person_best_first( string $email, string $phone, array $expected ): void {
		$id   = $this->store( 'Ada', array( 'email' => $email, 'phone' => $phone, 'message' => "One\nTwo" ) );
		$html = $this->print_screen( array( 'message' => (string) $id ) );
		preg_match_all( '/<a class="button[^"]*" href="([^"]+)"[^>]* data-answers="' . $id . '">/', $html, $found );

		$this->assertCount( count( $expected ), $found[1] );
		foreach ( $expected as $index => $part ) {
			$this->assertStringContainsString( $part, $found[1][ $index ] );
		}
		$this->assertSame( array() === $expected ? 0 : 1, substr_count( $html, '<a class="button button-primary"' ) );
		if ( isset( $expected[0] ) && 0 === strpos( $expected[0], 'wa.me' ) ) {
			$this->assertStringEndsWith( rawurlencode( "\r\n> One\r\n> Two\n\n" ), $found[1][0] );
		}
	}

	public function test_forms_of_personal_data_are_for_users_who_may_make_requests(): void {
		$id   = (string) $this->store( 'Ada' );
		$html = $this->print_screen( array( 'message' => $id ) );
		$this->assertStringContainsString( 'name="action" value="add_export_personal_data_request"', $html );
		$this->assertStringContainsString( 'name="username_or_email_for_privacy_request" value="ada@example.org"', $html );

		add_filter(
			'map_meta_cap',
			static fn ( array $required, string $capability ): array => in_array( $capability, array( 'export_others_personal_data', 'erase_others_personal_data' ), true ) ? array( 'do_not_allow' ) : $required,
			10,
			2
		);
		$this->assertStringNotContainsString( 'personal_data_request', $this->print_screen( array( 'message' => $id ) ) );
	}

	/**
	 * Given emails that were given up, messages that will be deleted soon and a form without a recipient, then a
	 * notice says each, without markup; dismissed ones come back when the matter is another one.
	 */
	public function test_notices(): void {
		$this->assertSame( array(), $this->get_notices() );
		$id = $this->store( 'Ada', array( 'mail_state' => 'given-up', 'created_at' => gmdate( 'Y-m-d H:i:s', Clock::get_time() - 359 * DAY_IN_SECONDS ) ) );
		update_option( Names::EMAIL_ERROR, array( 'at' => 1, 'text' => self::HOSTILE ) );
		add_filter( 'pre_option_admin_email', '__return_empty_string' );
		Make::store_widgets( array( Make::widget( array( Make::form() ), array( 'name' => 'Shop' ) ), Make::widget( array( Make::form( array( 'contact_form_settings' => array( 'email_address' => 'a@example.org' ) ) ) ), array( 'id' => '_1', 'name' => 'Blog' ) ) ) );

		$this->assertSame( array( 'failed', 'recipient', 'retention' ), $this->get_notices() );
		$html = $this->print_screen();
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringContainsString( 'Contact forms without a recipient: Shop.', $html );
		$this->assertStringContainsString( '1 message will be deleted within the next 7 days', $html );
		foreach ( array( 'page=chaty&#038;widget=0"', 'page=chaty-messages&#038;mail=given-up', 'box=all&#038;until=', 'page=chaty-settings#messages' ) as $link ) {
			$this->assertStringContainsString( $link, $html );
		}

		Message_Notices::dismiss( "failed.$id" );
		preg_match( '/dismiss=(retention\.[\d-]+)/', $html, $link );
		Message_Notices::dismiss( $link[1] ?? '' );
		Message_Notices::dismiss( '<script>.x' );
		$this->assertSame( array( 'recipient' ), $this->get_notices() );
		$this->store( 'Bea', array( 'mail_state' => 'given-up' ) );
		$this->assertSame( array( 'failed', 'recipient' ), $this->get_notices() );
	}

	/**
	 * @testWith [1, true]
	 *           [7, true]
	 *           [30, true]
	 *           [60, false]
	 *           [0, false]
	 */
	public function test_messages_that_will_be_deleted_within_a_week_are_announced( int $days, bool $is_announced ): void {
		update_option( Names::RETENTION_DAYS, $days );
		$this->store( 'Ada', array( 'created_at' => gmdate( 'Y-m-d H:i:s', Clock::get_time() - 28 * DAY_IN_SECONDS ) ) );

		$this->assertSame( $is_announced ? array( 'retention' ) : array(), $this->get_notices() );
	}

	public function test_last_error_stands_at_its_message_alone(): void {
		$ada = $this->store( 'Ada', array( 'mail_state' => 'failed' ) );
		$bea = $this->store( 'Bea', array( 'mail_state' => 'failed' ) );
		Email_Error::remember( $ada, 'Mailbox full' );

		$this->assertStringContainsString( 'The last error: Mailbox full', $this->print_screen( array( 'message' => (string) $ada ) ) );
		$this->assertStringNotContainsString( 'Mailbox full', $this->print_screen( array( 'message' => (string) $bea ) ) );
	}

	/**
	 * @return array<int, string>
	 */
	private function get_notices(): array {
		return array_keys( ( new Message_Notices( new Message_Query(), Make::services()->create_sources() ) )->get() );
	}

	public function test_user_who_may_not_read_messages_gets_neither_screen_nor_number_nor_query(): void {
		global $wpdb;

		$this->store( 'Ada' );
		$this->log_in( 'editor' );
		$GLOBALS['menu'] = array( 26 => array( 'Chaty', 'manage_options', 'chaty' ) );
		current_user_can( 'chaty_messages' );
		$before = $wpdb->num_queries;
		( new Menu_Bubble( 'chaty' ) )->add();

		$this->assertSame( array( 'Chaty', $before ), array( $GLOBALS['menu'][26][0], $wpdb->num_queries ) );
		$this->throw_error_pages();
		$this->expectExceptionCode( 403 );
		$this->print_screen();
	}

	/**
	 * Given unread messages, then the menu has their number, also where WordPress has moved Messages up; a second page
	 * of the same object cache makes no query, and a new message makes one again.
	 */
	public function test_bubble(): void {
		global $wpdb;

		$this->store( 'Ada' );
		$this->store( 'Bea', array( 'box' => 'spam' ) );
		foreach ( array( 'chaty', 'chaty-messages' ) as $slug ) {
			$GLOBALS['menu']    = array( 26 => array( 'Chaty', 'read', $slug ) );
			$GLOBALS['submenu'] = array( $slug => array( array( 'Widgets', 'read', 'chaty' ), array( 'Messages', 'read', 'chaty-messages' ) ) );
			( new Menu_Bubble( 'chaty' ) )->add();
			$this->assertMatchesRegularExpression( '#^Chaty <span class="awaiting-mod count-1"><span class="chaty-unread-count" aria-hidden="true">1</span><span class="screen-reader-text">1 unread message</span></span>$#', $GLOBALS['menu'][26][0] );
			$this->assertSame( 'Widgets', $GLOBALS['submenu'][ $slug ][0][0] );
			$this->assertStringContainsString( 'chaty-unread-count', $GLOBALS['submenu'][ $slug ][1][0] );
		}
		$before = $wpdb->num_queries;
		$this->assertSame( 1, ( new Unread_Count() )->get() );
		$this->assertSame( $before, $wpdb->num_queries );
		$this->store( 'Cem' );
		$this->assertSame( 2, ( new Unread_Count() )->get() );
	}

	public function test_page_of_10_000_messages_costs_few_queries(): void {
		global $wpdb;

		$this->store_many( 10000 );
		foreach ( array( array(), array( 'paged' => '400' ), array( 's' => 'many' ) ) as $query ) {
			$this->print_screen( $query );
			$before = $wpdb->num_queries;
			$html   = $this->print_screen( $query );
			$this->assertCount( 20, $this->get_listed( $html ) );
			// List, its count, the boxes, and two for notices.
			$this->assertLessThanOrEqual( 5, $wpdb->num_queries - $before );
		}
	}
}
