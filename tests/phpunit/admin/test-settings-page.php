<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Settings\Settings_Preload;
use Chaty\Admin\Settings\Settings_Page;
use Chaty\Config\Capabilities;
use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Storage\Site_Options;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * The screen shows the present settings also without scripts, and prints no key.
 */
final class Settings_Page_Test extends Site_Test_Case {

	private const KEY = 'AIzaSy-secret_key-0123456789-wxyz';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	private function get_preload(): Settings_Preload {
		return new Settings_Preload( new Site_Options(), new General_Settings(), Make::services()->get_channels() );
	}

	private function get_page(): Settings_Page {
		return new Settings_Page( $this->get_preload(), Make::services()->get_admin_scripts() );
	}

	/**
	 * Given settings with a key, when the screen is printed, then it has them as a table, says what scripts are for,
	 * and the page has the key nowhere.
	 */
	public function test_without_scripts(): void {
		update_option( Names::MAPS, array( 'provider' => 'google', 'google_key' => self::KEY, 'google_map_id' => '</script><script>alert(1)</script>' ) );
		update_option( Names::RETENTION_DAYS, 90 );
		update_option( Names::TRASH_DAYS, 0 );
		$page = $this->get_page();
		$page->enqueue();
		$html = $this->capture( array( $page, 'print' ) );

		$this->assertStringContainsString( '<tr><th scope="row">Keep messages</th><td>90 days</td></tr>', $html );
		$this->assertStringContainsString( '<td>Until somebody deletes them</td>', $html );
		$this->assertMatchesRegularExpression( '#<noscript>.*needs JavaScript.*</noscript>#', $html );
		$this->assertStringContainsString( '•wxyz', $html );
		$this->assertStringNotContainsString( 'AIza', $html );
		$this->assertSame( 1, substr_count( $html, '<script' ) );
		$this->assertMatchesRegularExpression( '#<script type="application/json" id="chaty-console-preload">\{[^<>&\']+}</script></div>$#', $html );
		$this->assertSame( Capabilities::SETTINGS, $page->get_capability() );
	}

	public function test_given_filters_that_decide_in_place_of_settings_then_preload_names_them(): void {
		$preload = $this->get_preload()->get();
		$this->assertSame( array( false, false, array(), '' ), array( $preload['counting']['isFiltered'], $preload['pages']['isFiltered'], $preload['maps']['filtered'], $preload['access']['filtered']['messages'] ) );

		add_filter( 'chaty_page_settings', static fn ( array $settings ): array => array( 'data_analytics_settings' => 'off' ) + $settings );
		add_filter( 'chaty_click_to_load', '__return_true' );
		add_filter( 'chaty_map_settings', static fn ( array $settings ): array => array( 'provider' => 'google', 'max_zoom' => 5 ) + $settings );
		add_filter( 'chaty_capabilities', static fn ( array $capabilities ): array => array( Capabilities::MESSAGES => 'read_messages' ) + $capabilities );

		$preload = $this->get_preload()->get();
		$this->assertSame( array( true, true, array( 'provider' ), 'read_messages', false ), array( $preload['counting']['isFiltered'], $preload['pages']['isFiltered'], $preload['maps']['filtered'], $preload['access']['filtered']['messages'], $preload['access']['allowed']['messages'] ) );
	}

	/**
	 * Given a database that does not answer, when the screen is opened, then it ends with a sentence: nobody should
	 * save defaults.
	 */
	public function test_database_fails(): void {
		$this->refuse_statements( 'SELECT option_name, option_value', 'options' );
		$this->expectExceptionMessage( 'The settings could not be read.' );
		$this->throw_error_pages();
		$this->get_page()->enqueue();
	}
}
