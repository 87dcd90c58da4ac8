<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Admin_Menu;
use Chaty\Admin\Widgets\Widgets_Preload;
use Chaty\Admin\Widgets\First_Start;
use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Owners find the screen in the menu, also without scripts; nothing of a widget's name becomes markup, and
 * activating opens it once for who may use it.
 */
final class Widgets_Page_Test extends Site_Test_Case {

	/**
	 * Text that would run in every context that forgets to escape.
	 */
	private const HOSTILE = '</script><script>alert(1)</script>"\'<img src=x onerror=alert(2)>&amp;';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_set_current_user( 1 );
		delete_transient( Names::ACTIVATED_BY );
		unset( $GLOBALS['admin_page_hooks']['chaty'], $GLOBALS['submenu']['chaty'] );
	}

	/**
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 */
	private function get_preload( array $widgets ): Widgets_Preload {
		update_option( Names::WIDGETS, $widgets );
		// As if they had been imported: they come back as they are.
		update_option( Names::CHECKSUM, 'test:' . hash( 'crc32b', serialize( $widgets ) ) );

		return new Widgets_Preload( Make::context(), Make::schema(), Make::settings() );
	}

	/**
	 * @param array<int, array<string, mixed>> $widgets Stored widgets.
	 */
	private function get_page( array $widgets = array() ): Widgets_Page {
		return new Widgets_Page( $this->get_preload( $widgets ), Make::services()->get_admin_scripts() );
	}

	private function print( Widgets_Page $page ): string {
		return $this->capture( array( $page, 'print' ) );
	}

	public function test_screen_lists_widgets_and_says_what_to_do_without_scripts(): void {
		$html = $this->print(
			$this->get_page(
				array(
					array(
						'id'        => 0,
						'name'      => 'Shop',
						'is_active' => 0,
						'channels'  => array(),
					),
					array(
						'id'       => '_1',
						'channels' => array(),
					),
				)
			)
		);

		$this->assertStringContainsString( '<tr><th scope="row">Shop</th><td>Off</td></tr><tr><th scope="row">Widget 2</th><td>On</td></tr>', $html );
		$this->assertMatchesRegularExpression( '#<noscript>.*needs JavaScript.*</noscript>#', $html );
		$this->assertStringContainsString( 'The screen has not started.', $html );
	}

	public function test_given_no_widgets_when_screen_is_printed_then_it_says_so(): void {
		$this->assertStringContainsString( 'There are no widgets yet.', $this->print( $this->get_page() ) );
	}

	public function test_hostile_name_is_no_markup_in_screen_or_preload(): void {
		$page = $this->get_page(
			array(
				array(
					'id'       => 0,
					'name'     => self::HOSTILE,
					'channels' => array(),
				),
			)
		);
		$page->enqueue();
		$html = $this->print( $page );

		$this->assertSame( 1, substr_count( $html, '<script' ) );
		$this->assertStringNotContainsString( '<img', $html );
		$this->assertMatchesRegularExpression( '#<script type="application/json" id="chaty-console-preload">\{[^<>&\']+}</script></div>$#', $html );
		$preload = json_decode( explode( '<', explode( 'preload">', $html )[1] )[0], true );
		$this->assertSame( self::HOSTILE, $preload['document']['chaty_widgets'][0]['name'] );
	}

	public function test_views_clicks_and_messages_of_last_days_are_summed_by_widget(): void {
		$table = new Stats_Table();
		$table->add( array( Tracked_Event::view( 0, '', false ) ), Clock::get_datetime()->format( 'Y-m-d' ), 5 );
		$table->add( array( Tracked_Event::view( 0, 'Phone', false ), Tracked_Event::click( 0, 'Phone', true ) ), Clock::get_datetime()->format( 'Y-m-d' ), 2 );
		$table->add( array( Tracked_Event::view( 0, '', false ) ), Clock::get_datetime()->modify( '-7 days' )->format( 'Y-m-d' ), 9 );
		$table->add( array( Tracked_Event::message( '_1', 'Contact_Us' ) ), Clock::get_datetime()->format( 'Y-m-d' ) );

		$summaries = (array) $this->get_preload( array() )->get()['summaries'];

		$this->assertEquals(
			array(
				'0'  => array(
					'views'    => 5,
					'clicks'   => 2,
					'messages' => 0,
				),
				'_1' => array(
					'views'    => 0,
					'clicks'   => 0,
					'messages' => 1,
				),
			),
			$summaries
		);
	}

	/**
	 * Given counts of today and of long ago, and a message, when the preload is gathered, then each channel is named once
	 * for its widget, and a widget without counts of a channel is there too, so that no new one gets its name or ID.
	 */
	public function test_counted_channels(): void {
		$this->assertEquals( (object) array(), $this->get_preload( array() )->get()['counted'] );

		$table = new Stats_Table();
		$table->add( array( Tracked_Event::view( 0, '', false ), Tracked_Event::view( 0, 'Phone', false ), Tracked_Event::click( 0, 'Phone', true ) ), '2020-02-03' );
		$table->add( array( Tracked_Event::view( 0, 'Phone', false ), Tracked_Event::view( 0, 'Whatsapp', false ), Tracked_Event::view( '_1', 'Whatsapp_2', false ), Tracked_Event::view( '_3', '', false ) ), Clock::get_datetime()->format( 'Y-m-d' ) );
		$this->add_message( new Message( '_1', 'Contact_Us', array( 'message' => 'Hello' ), '' ), 'a' );
		$this->add_message( new Message( '_2', 'Contact_Us', array( 'message' => 'Hello' ), '' ), 'b' );

		$this->assertEquals(
			(object) array(
				'0'  => array( 'Phone', 'Whatsapp' ),
				'_1' => array( 'Whatsapp_2' ),
				'_2' => array(),
				'_3' => array(),
			),
			$this->get_preload( array() )->get()['counted']
		);
	}

	public function test_given_preload_then_limits_come_from_schema_and_pages_begin_with_the_front_page(): void {
		$preload = $this->get_preload( array() )->get();

		$this->assertSame( 'object', $preload['schema']['type'] );
		$this->assertSame( home_url( '/' ), $preload['preview']['pages'][0]['url'] );
	}

	public function test_given_time_zone_then_preload_has_its_country_offset_and_utc_have_none(): void {
		foreach ( array( 'Europe/Zurich' => 'CH', 'UTC' => '', '+02:00' => '' ) as $zone => $country ) {
			update_option( 'timezone_string', $zone );
			$this->assertSame( $country, $this->get_preload( array() )->get()['site']['country'] );
		}
	}

	public function test_menu_has_screen_with_icon_that_can_be_colored(): void {
		$menu = new Admin_Menu( Make::context(), array( $this->get_page() ) );
		$menu->add();
		$entry = array_column( array_values( $GLOBALS['menu'] ), null, 2 )['chaty'];

		$this->assertSame( array( 'Chaty', Widgets_Page::CAPABILITY ), array( $entry[0], $entry[1] ) );
		$this->assertSame( 'Widgets', $GLOBALS['submenu']['chaty'][0][0] );
		$drawing = (string) base64_decode( substr( $entry[6], strlen( 'data:image/svg+xml;base64,' ) ), true );
		$this->assertStringContainsString( 'fill="black"', $drawing );
		$this->assertSame( array( 'settings', 'deactivate' ), array_keys( $menu->add_link( array( 'deactivate' => '' ) ) ) );
	}

	public function test_list_of_plugins_has_no_link_for_users_who_may_not_use_screen(): void {
		wp_set_current_user( 0 );

		$this->assertSame( array(), ( new Admin_Menu( Make::context(), array( $this->get_page() ) ) )->add_link( array() ) );
	}

	public function test_given_activation_then_screen_opens_for_same_person_once(): void {
		$start = new First_Start( Make::context() );
		$start->remember();

		$this->assertTrue( $start->is_for_this_user() );
		$this->assertFalse( $start->is_for_this_user() );
	}

	public function test_activation_for_network_by_command_line_or_without_capability_opens_nothing(): void {
		$start = new First_Start( Make::context() );
		$start->remember( true );
		$this->assertFalse( $start->is_for_this_user() );

		wp_set_current_user( 0 );
		$start->remember();
		$this->assertFalse( $start->is_for_this_user() );

		$this->log_in( 'editor' );
		$start->remember();
		$this->assertFalse( $start->is_for_this_user() );
	}
}
