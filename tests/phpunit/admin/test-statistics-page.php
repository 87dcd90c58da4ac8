<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Admin_Menu;
use Chaty\Admin\Statistics\Last_Days;
use Chaty\Admin\Statistics\Statistics_Preload;
use Chaty\Admin\Statistics\Statistics_Page;
use Chaty\Config\Capabilities;
use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Query;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Owners read the last days without scripts; the preload says what is counted, and in which days of which zone.
 */
final class Statistics_Page_Test extends Site_Test_Case {

	/**
	 * Text that would run in every context that forgets to escape.
	 */
	private const HOSTILE = '</script><script>alert(1)</script>"\'<img src=x onerror=alert(2)>&amp;';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_set_current_user( 1 );
		update_option( Names::WIDGETS, array() );
		update_option( 'date_format', 'Y/m/d' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function get_preload(): array {
		return ( new Statistics_Preload( Make::repository(), new General_Settings(), new Stats_Query() ) )->get();
	}

	private function get_page(): Statistics_Page {
		$services = Make::services();

		return new Statistics_Page(
			new Statistics_Preload( $services->get_widgets(), new General_Settings(), new Stats_Query() ),
			new Last_Days( $services->get_report() ),
			$services->get_admin_scripts()
		);
	}

	private function print(): string {
		$page = $this->get_page();
		$page->enqueue();

		return $this->capture( array( $page, 'print' ) );
	}

	private function get_day( int $ago ): string {
		return gmdate( 'Y-m-d', (int) strtotime( Site_Days::get_today() . " UTC -$ago days" ) );
	}

	/**
	 * Given counts and a message, when the screen is printed, then the last 28 days are a table, the newest first,
	 * and the page says what scripts would add.
	 */
	public function test_table_without_scripts(): void {
		$table = new Stats_Table();
		$table->add( array( Tracked_Event::view( 0, '', false ) ), $this->get_day( 0 ), 1234 );
		$table->add( array( Tracked_Event::click( 0, '', false ) ), $this->get_day( 0 ), 5 );
		$table->add( array( Tracked_Event::click( 0, 'Phone', true ) ), $this->get_day( 27 ), 3 );
		$table->add( array( Tracked_Event::click( 0, 'Phone', true ) ), $this->get_day( 28 ), 77 );
		$table->add( array( Tracked_Event::clicker( 0, true ) ), $this->get_day( 0 ), 4 );
		$table->add( array( Tracked_Event::message( '0', 'Contact_Us' ) ), $this->get_day( 0 ) );

		$html = $this->print();

		$first = str_replace( '-', '/', $this->get_day( 0 ) );
		$last  = str_replace( '-', '/', $this->get_day( 27 ) );
		$this->assertStringContainsString( "<tbody><tr><th scope=\"row\">$first</th><td>1,234</td><td>5</td><td>4</td><td>0</td><td>1</td></tr>", $html );
		$this->assertStringContainsString( "<tr><th scope=\"row\">$last</th><td>0</td><td>0</td><td>0</td><td>3</td><td>0</td></tr></tbody>", $html );
		$this->assertSame( 29, substr_count( $html, '<tr>' ) );
		$this->assertMatchesRegularExpression( '#<noscript>.*need JavaScript.*</noscript>#', $html );
		$this->assertStringContainsString( 'has not started', $html );
	}

	public function test_given_table_that_is_missing_when_screen_is_printed_then_it_says_so_and_is_whole(): void {
		$this->refuse_statements( 'SELECT', 'chaty_stats' );

		$html = $this->print();

		$this->assertStringContainsString( '<div class="notice notice-error inline"><p>The statistics could not be read from the database.</p></div>', $html );
		$this->assertStringEndsWith( '</script></div>', $html );
		$this->assertSame( '', $this->get_preload()['counting']['firstDay'] );
	}

	public function test_deleted_widgets_and_channels_with_counts_can_be_chosen(): void {
		Make::store_widgets( array() );
		( new Stats_Table() )->add( array( Tracked_Event::click( 3, 'Old', false ), Tracked_Event::view( 0, '', false ) ), $this->get_day( 400 ), 1 );
		$this->add_message( new Message( '_9', 'Contact_Us', array( 'message' => 'Hello' ), '' ), 'a' );
		$preload = $this->get_preload();

		$this->assertSame( array(), $preload['widgets'] );
		$this->assertEqualsCanonicalizing( array( '0', '3', '_9' ), $preload['counted']['widgets'] );
		$this->assertSame( array( 'Old' ), $preload['counted']['channels'] );
	}

	public function test_hostile_names_are_no_markup_in_preload(): void {
		$channel = Make::channel( array( 'hover_text' => 'A "quoted" <b>label</b>' ) );
		Make::store_widgets( array( Make::widget( array( $channel ), array( 'name' => 'x' ) ) ) );
		$widgets            = get_option( Names::WIDGETS );
		$widgets[0]['name'] = self::HOSTILE;
		add_filter( 'chaty_widgets', fn(): array => $widgets );

		$html = $this->print();

		$this->assertSame( 1, substr_count( $html, '<script' ) );
		$this->assertMatchesRegularExpression( '#<script type="application/json" id="chaty-console-preload">\{[^<>&\']+}</script></div>$#', $html );
	}

	/**
	 * Given widgets, then the preload names them and their channels as visitors and owners do, and of two channels that are
	 * alike the later one has its own name behind it.
	 */
	public function test_names(): void {
		Make::store_widgets(
			array(
				Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp_2', 'channel_type' => 'Whatsapp' ) ) ), array( 'name' => 'Shop' ) ),
				Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp' ) ), Make::channel( array( 'channel' => 'Email', 'value' => 'ada@example.org', 'hover_text' => 'Write us' ) ) ), array( 'id' => '_1' ) ),
			)
		);

		$preload = $this->get_preload();

		$this->assertSame(
			array(
				array( 'id' => '0', 'name' => 'Shop' ),
				array( 'id' => '_1', 'name' => 'Widget 2' ),
			),
			$preload['widgets']
		);
		$this->assertSame(
			array( 'Phone' => 'Phone', 'Whatsapp_2' => 'WhatsApp', 'Whatsapp' => 'WhatsApp (Whatsapp)', 'Email' => 'Write us' ),
			(array) $preload['channels']
		);
	}

	/**
	 * @testWith ["Asia/Kolkata", 0]
	 *           ["America/Los_Angeles", 6]
	 *           ["Pacific/Kiritimati", 1]
	 */
	public function test_given_zone_then_today_is_day_of_site_and_week_begins_as_site_says( string $zone, int $start ): void {
		update_option( 'timezone_string', $zone );
		update_option( 'start_of_week', $start );

		$site = $this->get_preload()['site'];

		$this->assertSame( Clock::get_datetime()->setTimezone( new \DateTimeZone( $zone ) )->format( 'Y-m-d' ), $site['today'] );
		$this->assertSame( array( $zone, $start ), array( $site['timeZone'], $site['weekStartsOn'] ) );
	}

	public function test_given_nothing_that_was_counted_then_there_is_no_first_day_given_counts_then_there_is(): void {
		$this->assertSame( '', $this->get_preload()['counting']['firstDay'] );

		( new Stats_Table() )->add( array( Tracked_Event::view( 0, '', false ) ), '2026-01-31' );

		$this->assertSame( '2026-01-31', $this->get_preload()['counting']['firstDay'] );
	}

	public function test_site_that_does_not_count_leads_those_who_may_to_settings_and_widgets(): void {
		update_option( Names::ANALYTICS, 'off' );
		$preload = $this->get_preload();
		$this->assertFalse( $preload['counting']['isOn'] );
		$this->assertSame( admin_url( 'admin.php?page=chaty-settings#counting' ), $preload['counting']['url'] );
		$this->assertSame( admin_url( 'admin.php?page=chaty' ), $preload['widgetsUrl'] );

		$this->become_reader();
		$preload = $this->get_preload();
		$this->assertSame( array( '', '' ), array( $preload['counting']['url'], $preload['widgetsUrl'] ) );
	}

	public function test_role_with_statistics_alone_gets_screen_in_menu(): void {
		$this->become_reader();
		$this->assertTrue( current_user_can( $this->get_page()->get_capability() ) );
		$this->assertFalse( current_user_can( Capabilities::SETTINGS ) );

		$GLOBALS['submenu'] = array();
		( new Admin_Menu( Make::context(), array( $this->get_page() ) ) )->add();
		$this->assertSame( Statistics_Page::SLUG, $GLOBALS['submenu'][ Statistics_Page::SLUG ][0][2] );

		wp_set_current_user( 0 );
		$this->assertFalse( current_user_can( $this->get_page()->get_capability() ) );
	}

	private function become_reader(): void {
		add_filter( 'chaty_capabilities', fn( array $capabilities ): array => array( Capabilities::STATISTICS => 'read' ) + $capabilities );
		$this->log_in( 'subscriber' );
	}
}
