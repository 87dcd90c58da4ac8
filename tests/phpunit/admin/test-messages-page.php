<?php
namespace Chaty\Tests\Admin;

use Akismet;
use Chaty\Admin\Messages\Messages_Address;
use Chaty\Messages\Email_Error;
use Chaty\Tests\Make;
use Chaty\Tests\Messages_Test_Case;

/**
 * Owners see the messages of a box as WordPress lists its own things, and nothing that a visitor wrote becomes
 * markup.
 */
final class Messages_Page_Test extends Messages_Test_Case {

	/**
	 * Given a search, then it lists what it finds in every folder, says where each is, and offers what that place does;
	 * each folder says how much it has of it, and one without any leads to those that have some.
	 */
	public function test_search_looks_into_every_folder(): void {
		$archived = $this->store( 'Ada', array( 'box' => 'archive' ) );
		$trashed  = $this->store( 'Ada', array( 'box' => 'trash' ) );
		$this->store( 'Bea' );
		$html = $this->print_screen( array( 's' => 'ada' ) );

		$this->assertSame( array( $trashed, $archived ), $this->get_listed( $html ) );
		$this->assertMatchesRegularExpression( '# aria-current="page">All folders <span class="count">\(2\)</span>#', $html );
		$this->assertSame( 1, preg_match_all( '#— <span class="post-state">Trash</span>#', $html ) );
		$this->assertSame( 1, preg_match_all( '#>Restore</a>#', $html ) );
		$this->assertStringNotContainsString( '<option value="trash"', $html );

		$html = $this->print_screen( array( 's' => 'ada', 'box' => 'inbox' ) );
		$this->assertMatchesRegularExpression( '#No messages match\. Found in other folders: <a href="[^"]*s=ada[^"]*box=archive[^"]*">Archive <span class="count">\(1\)</span></a>, <a [^>]+>Trash #', $html );
		$this->assertStringContainsString( 'Inbox <span class="count">(0)</span>', $html );
		$this->assertStringContainsString( 'Inbox <span class="count">(1)</span>', $this->print_screen() );
	}

	public function test_list_has_messages_of_inbox_newest_first_with_unread_ones_marked(): void {
		$ada = $this->store( 'Ada' );
		$bea = $this->store( 'Bea', array( 'read_at' => '2026-01-01 00:00:00' ) );
		$this->store( 'Cem', array( 'box' => 'spam' ) );
		$html = $this->print_screen();

		$this->assertMatchesRegularExpression( '#<div id="chaty-messages-content">.*<div id="chaty-messages">.*</div></div></div>$#s', $html );
		$this->assertSame( array( $bea, $ada ), $this->get_listed( $html ) );
		$this->assertStringContainsString( "<tr data-message=\"$ada\" class=\"is-unread\">", $html );
		$this->assertStringContainsString( "<tr data-message=\"$bea\">", $html );
		$this->assertMatchesRegularExpression( '#<strong><a class="chaty-message-open" href="[^"]+">Ada</a><span class="screen-reader-text"> — Unread</span></strong>#', $html );
		$this->assertMatchesRegularExpression( '#class="current" aria-current="page">Inbox <span class="count">\(2\)</span>.*>Spam <span class="count">\(1\)</span>.*>Trash <span class="count">\(0\)</span>#s', $html );
	}

	public function test_rows_have_actions_of_their_folder_and_email_again_where_it_did_not_go_out(): void {
		foreach ( array( 'sent', 'failed', 'given-up', 'skipped' ) as $state ) {
			$this->store( 'Ada', array( 'mail_state' => $state ) );
		}
		$this->store( 'Ada', array( 'box' => 'spam' ) );
		$this->store( 'Ada', array( 'box' => 'trash' ) );
		$this->store( 'Ada', array( 'box' => 'archive' ) );

		$without_email = array( 'answered', 'archive', 'read', 'spam', 'trash' );
		$with_email    = array( 'answered', 'archive', 'read', 'mail', 'spam', 'trash' );
		$this->assertSame( array( $with_email, $with_email, $with_email, $without_email ), $this->get_row_actions( 'inbox' ) );
		$this->assertSame( array( array( 'unarchive', 'answered', 'read', 'trash' ) ), $this->get_row_actions( 'archive' ) );
		$this->assertSame( array( array( 'not-spam', 'delete' ) ), $this->get_row_actions( 'spam' ) );
		$this->assertSame( array( array( 'restore', 'delete' ) ), $this->get_row_actions( 'trash' ) );
	}

	public function test_row_names_widget_without_form_and_list_is_not_filtered_by_it(): void {
		Make::store_widgets( array( Make::widget( array( Make::channel() ), array( 'name' => 'Corner' ) ) ) );
		$this->store( 'Ada' );
		$html = $this->print_screen();

		$this->assertStringContainsString( '>Corner<br>', $html );
		$this->assertSame( 1, substr_count( $html, 'Corner' ) );
	}

	public function test_notice_of_given_up_email_ends_with_answer_of_mail_server(): void {
		$this->store( 'Ada', array( 'mail_state' => 'given-up' ) );
		Email_Error::remember( 1, 'refused by mail.example.org' );

		$this->assertMatchesRegularExpression( '#could not be sent after six attempts\. Please check .* from this list\. The last error: refused by mail\.example\.org ?<#', $this->print_screen() );
	}

	public function test_markup_in_last_error_is_shown_as_text(): void {
		$id = $this->store( 'Ada', array( 'mail_state' => 'given-up' ) );
		Email_Error::remember( $id, '550 <ada@example.org> unknown <img src=x onerror=alert(1)>' );

		foreach ( array( array(), array( 'message' => (string) $id ) ) as $address ) {
			$html = $this->print_screen( $address );
			$this->assertStringContainsString( 'The last error: 550 &lt;ada@example.org&gt; unknown &lt;img src=x onerror=alert(1)&gt;', $html );
			$this->assertStringNotContainsString( '<img src=x', $html );
		}
	}

	public function test_akismet_without_key_gives_notice_with_link_for_users_who_may_open_its_settings(): void {
		require_once __DIR__ . '/../support/akismet.php';
		Akismet::$key = '';
		$text         = 'Please enter a key in the settings of Akismet. <a href="%s">Open the settings of Akismet</a>';

		$this->assertStringNotContainsString( 'Open the settings', $this->print_screen() );
		add_options_page( 'Akismet', 'Akismet', 'manage_options', 'akismet-key-config' );
		$this->assertStringContainsString( sprintf( $text, admin_url( 'options-general.php?page=akismet-key-config' ) ), $this->print_screen() );
		Akismet::$key = 'key';
		$this->assertStringNotContainsString( 'settings of Akismet', $this->print_screen() );
	}

	/**
	 * @return array<int, array<int, string>>
	 */
	private function get_row_actions( string $box ): array {
		preg_match_all( '#<tr data-message=.*?</tr>#s', $this->print_screen( array( 'box' => $box ) ), $rows );

		return array_map(
			static function ( string $row ): array {
				preg_match_all( '/[?&;]action=([a-z-]+)/', $row, $found );

				return $found[1];
			},
			$rows[0]
		);
	}

	public function test_given_hostile_texts_in_every_column_then_none_becomes_markup_link_or_script(): void {
		$hostile = '</td></tr></script><script>alert(1)</script>"\'<img src=x onerror=alert(2)>&amp;';
		foreach ( array( $hostile, 'javascript:alert(1)', "data:text/html,$hostile", 'http://evil.example/"onmouseover="alert(1)' ) as $url ) {
			$this->store( $hostile, array( 'email' => "$hostile@example.org", 'phone' => $hostile, 'message' => $hostile, 'page_url' => $url, 'widget' => substr( $hostile, 0, 20 ), 'channel' => substr( $hostile, 0, 50 ) ) );
		}
		$html = $this->print_screen();

		$this->assertCount( 4, $this->get_listed( $html ) );
		foreach ( array( '<script', '<img', 'href="javascript', 'href="data', '"onmouseover' ) as $markup ) {
			$this->assertStringNotContainsString( $markup, $html );
		}
		$this->assertSame( substr_count( $html, '<td' ), substr_count( $html, '</td>' ) );
	}

	/**
	 * Given an address with filters, then the list has what matches, every link and form keeps them, and the script
	 * gets them as the REST API takes them, days as those of the site.
	 */
	public function test_filters(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$inside = $this->store( 'Ada', array( 'created_at' => '2026-03-09 03:59:59' ) );
		$this->store( 'Ada', array( 'created_at' => '2026-03-08 04:59:59' ) );
		$this->store( 'Ada', array( 'created_at' => '2026-03-09 04:00:00' ) );
		$args = array( 's' => 'ad', 'widget' => '0', 'channel' => 'Contact_Us', 'mail' => 'sent', 'unread' => '1', 'answered' => '0', 'since' => '2026-03-08', 'until' => '2026-03-08', 'orderby' => 'name', 'order' => 'asc' );
		$html = $this->print_screen( $args );

		$this->assertSame( array( $inside ), $this->get_listed( $html ) );
		preg_match_all( '/<(?:a|form)[^>]+(?:href|action)="([^"]*page=chaty-messages[^"]*)"/', substr( $html, (int) strpos( $html, '<table' ) ), $links );
		$this->assertNotEmpty( $links[1] );
		foreach ( $links[1] as $link ) {
			parse_str( (string) wp_parse_url( html_entity_decode( $link ), PHP_URL_QUERY ), $query );
			foreach ( array_diff_key( $args, array( 'orderby' => '', 'order' => '' ) ) as $name => $value ) {
				$this->assertSame( $value, $query[ $name ] ?? '', $link );
			}
		}
		$this->assertSame( 1, preg_match( '/ data-filters="([^"]+)"/', $html, $filters ) );
		$this->assertSame(
			array( 'search' => 'ad', 'widget' => '0', 'channel' => 'Contact_Us', 'state' => 'sent', 'unread' => '1', 'answered' => '0', 'since' => '2026-03-08T05:00:00Z', 'until' => '2026-03-09T04:00:00Z', 'box' => 'all' ),
			json_decode( html_entity_decode( $filters[1] ?? '' ), true )
		);
	}

	public function test_hostile_arguments_are_left_out_and_named_without_database_error(): void {
		global $EZSQL_ERROR;

		$EZSQL_ERROR = array();
		$this->store( 'Ada' );
		foreach ( array( 'box', 's', 'widget', 'channel', 'mail', 'unread', 'answered', 'since', 'until', 'orderby', 'order', 'paged', 'message', 'page' ) as $name ) {
			foreach ( array( "' OR 1=1 -- ", '\\', "\\' OR 1=1 -- ", '%', '%s', "\0", "\xbf' OR 1=1", '-1', '1e9', '99999999999999999999', '2026-02-31', str_repeat( 'x', 101 ), array( 'x' ), array( 'a' => array( 'b' ) ) ) as $value ) {
				$html = $this->print_screen( array( $name => $value ) );
				$this->assertLessThanOrEqual( 1, count( $this->get_listed( $html ) ), $name );
			}
		}

		$this->assertSame( array(), $EZSQL_ERROR );
		$this->assertSame( array( 'since', 'mail' ), ( new Messages_Address( array( 'since' => '2026-02-31', 'mail' => 'x', 's' => 'a' ) ) )->get_invalid() );
	}

	public function test_script_is_deferred_and_needs_three_scripts_of_wordpress_and_no_react(): void {
		$page = $this->get_page();
		$page->prepare();
		$page->enqueue();

		$this->assertTrue( wp_script_is( 'chaty-console-messages' ) );
		$script = wp_scripts()->registered['chaty-console-messages'];
		$this->assertSame( array( 'wp-a11y', 'wp-api-fetch', 'wp-i18n' ), $script->deps );
		$this->assertSame( 'defer', $script->extra['strategy'] );
		$this->assertSame( array(), wp_styles()->registered['chaty-console-messages']->deps );
	}

	public function test_given_texts_that_look_like_entities_then_list_and_message_show_them_as_they_were_typed(): void {
		$id = $this->store( 'A &amp; B', array( 'message' => 'Write &lt;br&gt;', 'phone' => '&copy;1' ) );
		foreach ( array( array(), array( 'message' => (string) $id ) ) as $query ) {
			$html = $this->print_screen( $query );
			$this->assertStringContainsString( '>A &amp;amp; B</a>', $html );
			$this->assertStringContainsString( '>Write &amp;lt;br&amp;gt;</', $html );
			$this->assertStringContainsString( '<bdi>&amp;copy;1</bdi>', $html );
		}
	}

	public function test_newest_date_comes_first_whenever_messages_came_in(): void {
		$new = $this->store( 'Ada', array( 'created_at' => '2026-03-09 03:59:59' ) );
		$old = $this->store( 'Bea', array( 'created_at' => '2024-03-09 03:59:59' ) );

		$this->assertSame( array( $new, $old ), $this->get_listed( $this->print_screen() ) );
	}

	public function test_empty_screen_leads_to_widgets_unless_one_has_contact_form(): void {
		Make::store_widgets( array() );
		$this->assertMatchesRegularExpression( '#No messages\. No widget of this site has a contact form\. <a href="[^"]+page=chaty">#', $this->print_screen() );
		Make::store_widgets( array( Make::widget( array( Make::form() ) ) ) );
		$this->assertStringNotContainsString( 'No widget', $this->print_screen() );
	}
}
