<?php
namespace Chaty\Tests\Explain;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Explain\Widget_Explainer;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use WP_Error;
use WP_Screen;

/**
 * An owner asks what a visitor of a page would see.
 */
final class Widget_Explainer_Test extends Site_Test_Case {

	/**
	 * IDs by slugs.
	 *
	 * @var array<string, int>
	 */
	private array $ids = array();

	protected function setUp(): void {
		parent::setUp();
		$this->set_permalinks( '/%postname%/' );
		foreach ( array( 'team' => array( 'page', 'publish' ), 'hello' => array( 'post', 'publish' ), 'secret' => array( 'page', 'private' ) ) as $slug => list( $type, $status ) ) {
			$this->ids[ $slug ] = (int) wp_insert_post( array( 'post_type' => $type, 'post_name' => $slug, 'post_title' => $slug, 'post_status' => $status ) );
		}
		$this->ids['default'] = (int) get_option( 'default_category' );
		update_option( 'show_on_front', 'posts' );
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_rewrite']->init();
	}

	private function set_permalinks( string $structure ): void {
		update_option( 'permalink_structure', $structure );
		$GLOBALS['wp_rewrite']->init();
		create_initial_taxonomies();
		$GLOBALS['wp_rewrite']->flush_rules( false );
	}

	/**
	 * Asks what a visitor would see.
	 *
	 * @param array<string, string> $visit Visit, where it differs.
	 * @return array<string, mixed>|WP_Error
	 */
	private function explain( array $visit = array() ) {
		return ( new Widget_Explainer( new Widget_Repository( '1' ) ) )->explain( $visit + array( 'url' => '/team/', 'device' => 'desktop', 'country' => '', 'at' => '' ) );
	}

	/**
	 * @return array<int, mixed>
	 */
	private function get_state(): array {
		return array( $GLOBALS['wp'], $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'] ?? null, is_admin(), $_GET, $_POST, $_SERVER, $GLOBALS['wp_filter']['parse_request'], get_current_user_id() );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: array<string, array<int, string>>, 3: array<int, string>}>
	 */
	public function provide_addresses(): array {
		return array(
			'front page'          => array( '/', '/', array(), array( 'front_page', 'blog' ) ),
			'full address'        => array( 'HOME/team/?utm_source=x#top', '/team/', array( 'pages' => array( 'team' ) ), array() ),
			'post'                => array( '/hello', '/hello/', array( 'posts' => array( 'hello' ), 'categories' => array( 'default' ), 'tags' => array() ), array() ),
			'by its ID'           => array( '/?page_id=ID', '/', array( 'pages' => array( 'team' ) ), array() ),
			'search'              => array( '/?s=it\'s', '/', array(), array( 'search' ) ),
			'not found'           => array( '/nowhere/', '/nowhere/', array(), array( '404' ) ),
			'letters as they are' => array( '/café noir/', '/café noir/', array(), array( '404' ) ),
			'not for visitors'    => array( '/secret/', '/secret/', array(), array( '404' ) ),
		);
	}

	/**
	 * @dataProvider provide_addresses
	 *
	 * @param array<string, array<int, string>> $ids   IDs as slugs.
	 * @param array<int, string>                $names Names of facts.
	 */
	public function test_page_of_address_has_facts_for_visitor_and_request_of_owner_stays( string $url, string $path, array $ids, array $names ): void {
		foreach ( array_keys( $ids ) as $kind ) {
			$ids[ $kind ] = array_map( fn ( $slug ): int => $this->ids[ $slug ] ?? 0, $ids[ $kind ] );
		}
		$before = $this->get_state();
		$result = $this->explain( array( 'url' => str_replace( array( 'HOME', 'ID' ), array( get_option( 'home' ), (string) $this->ids['team'] ), $url ) ) );

		$this->assertIsArray( $result );
		$this->assertEquals( array( 'path' => $path, 'language' => 'en_US', 'ids' => (object) $ids, 'facts' => $names ), $result['page'] );
		$this->assertSame( $before, $this->get_state() );
	}

	public function test_given_question_on_screen_of_wp_admin_then_front_page_is_one_and_screen_stays(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		$GLOBALS['current_screen'] = WP_Screen::get( 'dashboard' );
		$before                    = $this->get_state();
		$result                    = $this->explain( array( 'url' => '/' ) );
		$after                     = $this->get_state();
		unset( $GLOBALS['current_screen'] );

		$this->assertIsArray( $result );
		$this->assertSame( array( 'front_page', 'blog' ), $result['page']['facts'] );
		$this->assertTrue( $before[4] );
		$this->assertSame( $before, $after );
	}

	/**
	 * @testWith ["https://other.example/team/", "not an address of this site"]
	 *           ["//other.example/team/", "not an address of this site"]
	 *           ["team", "not an address of this site"]
	 *           ["javascript:alert(1)", "not an address of this site"]
	 *           ["/wp-json/", "not the address of a page"]
	 *           ["/?rest_route=/wp/v2/posts", "not the address of a page"]
	 *           ["/feed/", "not the address of a page"]
	 *           ["/wp-admin/", "not the address of a page"]
	 *           ["/wp-login.php", "not the address of a page"]
	 *           ["/", "Not a date and time", "Someday"]
	 *           ["/", "Not a date and time", "2026-02-30 10:00"]
	 */
	public function test_error_names_what_is_no_page_or_time_and_request_stays( string $url, string $message, string $at = '' ): void {
		$GLOBALS['wp_rewrite']->add_rule( '^wp-json/?$', 'index.php?rest_route=/', 'top' );
		$before = $this->get_state();
		$error  = $this->explain( array( 'url' => $url, 'at' => $at ) );

		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertStringContainsString( $message, $error->get_error_message() );
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * Returns triggers, a visit, and what comes of it: result, reasons, number of the page rule, sentences.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: array<string, string>, 2: array<int, mixed>}>
	 */
	public function provide_widgets(): array {
		$german = array( 'triggers' => array( 'has_countries' => 1, 'countries' => array( 'DE', 'AT' ) ) );
		$dates  = array( 'triggers' => array( 'has_date_scheduling_rules' => 1, 'date_scheduling_rules' => array( 'start_date_time' => '2026-05-01', 'end_date_time' => '2026-05-31' ), 'time_diff' => '+5.5' ) );
		$hours  = array( 'triggers' => array( 'has_day_hours_scheduling_rules' => 1, 'day_hours_scheduling_rules' => array( array( 'days' => 8, 'start_hours' => 9, 'start_min' => 0, 'end_hours' => 17, 'end_min' => 30 ) ) ) );
		$pages  = array( 'triggers' => array( 'pages' => array( array( 'effect' => 'show', 'kind' => 'pages', 'value' => '' ), array( 'effect' => 'hide', 'kind' => 'url_is', 'value' => '/team/' ) ) ) );
		$posts  = array( 'triggers' => array( 'pages' => array( array( 'effect' => 'show', 'kind' => 'posts', 'value' => '' ) ) ) );
		$waits  = array( 'triggers' => array( 'has_time_delay' => 1, 'time_delay' => 5, 'exit_intent' => 1, 'auto_hide_widget' => 1, 'hide_after' => 30 ) );
		$phones = array( 'channels' => array( Make::channel( array( 'is_desktop' => 0 ) ) ) );

		return array(
			'shown'               => array( array(), array(), array( 'shown', array(), null, 'Shows on all pages. Shows at once.' ) ),
			'off'                 => array( array( 'is_active' => 0 ), array(), array( 'hidden', array( 'off' ), null, 'Off: visitors do not see this widget.' ) ),
			'hidden by a rule'    => array( $pages, array(), array( 'hidden', array( 'page-rules' ), 2, 'Hidden on this page by its page rules. Shows on all pages, except the page with the address "/team/".' ) ),
			'not shown by a rule' => array( $posts, array(), array( 'hidden', array( 'page-rules' ), null, 'Hidden on this page by its page rules. Shows on all posts.' ) ),
			'shown by a rule'     => array( $posts, array( 'url' => '/hello/' ), array( 'shown', array(), 1, 'Shows on all posts. Shows at once.' ) ),
			'no channel'          => array( array( 'channels' => array() ), array(), array( 'hidden', array( 'no-channel' ), null, 'Hidden: no channel has a value.' ) ),
			'no channel here'     => array( $phones, array(), array( 'hidden', array( 'no-channel' ), null, 'Hidden: no channel is on for computers. Visitors with a phone see it.' ) ),
			'on a phone'          => array( $phones, array( 'device' => 'phone' ), array( 'shown', array(), null, 'Shows on all pages. Shows at once.' ) ),
			'any country'         => array( $german, array(), array( 'depends', array( 'country' ), null, 'Depends on the country: only visitors from DE, AT see it. Shows on all pages. Shows at once.' ) ),
			'another country'     => array( $german, array( 'country' => 'fr' ), array( 'hidden', array( 'country' ), null, 'Hidden in FR: only visitors from DE, AT see it.' ) ),
			'a country of it'     => array( $german, array( 'country' => 'de' ), array( 'shown', array(), null, 'Shows on all pages. Shows at once.' ) ),
			'before its dates'    => array( $dates, array( 'at' => '2026-04-30 18:29:59 UTC' ), array( 'hidden', array( 'date-window' ), null, 'Hidden until 2026-05-01 (+5.5).' ) ),
			'after its dates'     => array( $dates, array( 'at' => '2026-06-01 12:00' ), array( 'hidden', array( 'date-window' ), null, 'Hidden since 2026-05-31 (+5.5).' ) ),
			'outside its hours'   => array( $hours, array( 'at' => 'Sunday 22:10 UTC' ), array( 'hidden', array( 'day-hours' ), null, 'Hidden on Sunday at 22:10 (UTC). It shows: Monday to Friday 09:00–17:30.' ) ),
			'in the zone of site' => array( $hours, array( 'at' => '2026-01-12 04:30' ), array( 'shown', array(), null, 'Shows on all pages. Shows at once.' ) ),
			'waits'               => array( $waits, array(), array( 'shown', array(), null, 'Shows on all pages. Shows after 5 s, when the visitor is about to leave, whichever comes first. Hides 30 s later, unless it is used.' ) ),
			'for several reasons' => array( array( 'is_active' => 0 ) + $german + $phones, array( 'country' => 'FR' ), array( 'hidden', array( 'off', 'no-channel', 'country' ), null, 'Off: visitors do not see this widget. Hidden: no channel is on for computers. Visitors with a phone see it. Hidden in FR: only visitors from DE, AT see it.' ) ),
		);
	}

	/**
	 * @dataProvider provide_widgets
	 *
	 * @param array<string, mixed>  $changes  Of the widget.
	 * @param array<string, string> $visit    Visit.
	 * @param array<int, mixed>     $expected Result, reasons, rule, sentences.
	 */
	public function test_given_widget_and_visit_then_owner_reads_whether_it_shows_and_why( array $changes, array $visit, array $expected ): void {
		update_option( 'timezone_string', 'America/New_York' );
		Make::store_widgets( array( Make::widget( array( Make::channel() ), $changes ) ) );
		$result = $this->explain( $visit );

		$this->assertIsArray( $result );
		$row = $result['widgets'][0];
		$this->assertSame( $expected, array( $row['result'], $row['reasons'], $row['page_rule'], implode( ' ', $row['why'] ) ) );
		$this->assertSame( array( '0', 'Widget 1' ), array( $row['id'], $row['name'] ) );
	}

	public function test_own_number_and_greeting_of_page_are_told_where_widget_has_them(): void {
		update_post_meta( $this->ids['team'], Names::PAGE_SETTINGS, array( 'number' => '+49 30 1234', 'greeting' => 'Hallo' ) );
		$phone = Make::channel( array( 'channel' => 'Phone', 'value' => '+15550100002' ) );
		$email = Make::channel( array( 'channel' => 'Email', 'value' => 'a@example.org' ) );
		Make::store_widgets( array( Make::widget( array( $phone ) ), Make::widget( array( $email ), array( 'id' => '_1' ) ), Make::widget( array( $phone ), array( 'id' => '_2', 'is_active' => 0 ) ) ) );
		$told = static fn ( $result ): array => is_array( $result ) ? array_map( static fn ( array $row ): array => array_values( (array) preg_grep( '/^On this page/', $row['why'] ) ), $result['widgets'] ) : array();

		$this->assertSame( array( array( 'On this page its number is +49 30 1234.', 'On this page its greeting is "Hallo".' ), array( 'On this page its greeting is "Hallo".' ), array() ), $told( $this->explain() ) );
		$this->assertSame( array( array(), array(), array() ), $told( $this->explain( array( 'url' => '/hello/' ) ) ) );
	}
}
