<?php
namespace Chaty\Tests\Frontend;

use Chaty\Config\Default_Options;
use Chaty\Config\General_Settings;
use Chaty\Frontend\Assets;
use Chaty\Frontend\Frontend_Settings;
use Chaty\Frontend\Loader_Data;
use Chaty\Frontend\Page_Parts;
use Chaty\Frontend\Script_Dependencies;
use Chaty\Frontend\Strings;
use Chaty\Frontend\Widget_Enqueuer;
use Chaty\Tests\Built_Folder;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * A page with a widget gets the loader, deferred, in the footer, and the settings once before it.
 */
final class Widget_Enqueuer_Test extends Site_Test_Case {

	use Built_Folder;

	protected function setUp(): void {
		parent::setUp();
		$bundles = array_fill_keys( array( 'loader', 'behaviours', 'triggers', 'single-channel', 'loader-single', 'conditions', 'exit-intent', 'analytics', 'compose', 'behaviours/accordion' ), array() );
		$bundles = array( 'widget' => array( 'react', 'react-dom', 'wp-polyfill' ), 'panel-form' => array( 'react' ) ) + $bundles;
		$list    = array();
		foreach ( $bundles as $path => $dependencies ) {
			$list[ "$path.js" ] = $dependencies;
			$this->write( "$path.js" );
		}
		$this->write_list( 'page', $list );
		$this->write( 'behaviours/accordion.css', 'a{}' );
	}

	private function get_bundles(): Assets {
		return new Assets( $this->get_context() );
	}

	private function get_page(): Widget_Enqueuer {
		$page = new General_Settings();

		$context  = $this->get_context();
		$settings = new Frontend_Settings( Make::repository(), $page, Make::schema() );
		$data     = new Loader_Data( $context, $page, new Script_Dependencies(), new Strings() );

		return new Widget_Enqueuer( $this->get_bundles(), new Page_Parts( $context, $this->get_bundles(), $settings, $data ) );
	}

	/**
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 * @return array{head: string, footer: string} Script elements.
	 */
	private function show_page( array $widgets ): array {
		Make::store_widgets( $widgets );
		$page = $this->get_page();
		$page->enqueue();

		return array(
			'head'   => $this->capture( 'wp_print_head_scripts' ),
			'footer' => $this->capture( array( $page, 'print_data' ) ) . $this->capture( array( wp_scripts(), 'do_footer_items' ) ),
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function read_settings( string $html, string $name = 'settings' ): array {
		preg_match( '#<script type="application/json" id="chaty-' . $name . '">(\{[^<]*\})</script>#', $html, $found );

		return (array) json_decode( $found[1] ?? '', true );
	}

	public function test_loader_alone_is_loaded_deferred_in_footer_after_settings(): void {
		$page = $this->show_page( array( Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp' ) ) ) ) ) );

		$this->assertStringNotContainsString( 'chaty', $page['head'] );
		$this->assertMatchesRegularExpression( '#<script[^>]*src="[^"]*build/loader\.js\?ver=abc"[^>]*\sdefer\b#', $page['footer'] );
		$this->assertSame( 1, substr_count( $page['footer'], 'id="chaty-settings"' ) );
		$this->assertSame( 1, substr_count( $page['footer'], ' src=' ) );
		$this->assertSame( 1, preg_match_all( '#<script[^>]* src=[^>]*\sdefer\b#', $page['footer'] ) );
		$this->assertLessThan( strpos( $page['footer'], 'loader.js' ), strpos( $page['footer'], 'window.chaty_settings=' ) );
	}

	/**
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 * @param string                           $dequeue Handle that a theme takes from the page.
	 */
	private function show_launchers( array $widgets, string $dequeue = '' ): string {
		Make::store_widgets( $widgets );
		$page = $this->get_page();
		$page->register();
		$page->enqueue();
		wp_dequeue_script( $dequeue );
		return $this->capture( array( $page, 'print_launchers' ) );
	}

	public function test_launcher_is_printed_after_its_styles_with_nonce_of_its_requests(): void {
		$this->write( 'launcher-styles.php', "<?php return array(array(array(),'.chaty{}'),array(array('no-such-name'),'.other{}'));" );
		$this->write( 'icons.php', '<?php return array( "Phone" => "<path d=\"phone\"/>" );' );
		$html = $this->show_launchers( array( Make::widget() ) );

		$this->assertStringStartsWith( '<style id="chaty-launcher-css">.chaty{}.chaty-id-0{', $html );
		$this->assertMatchesRegularExpression( '#</style><div id="chaty-widget-0" class="[^"]* active" [^>]*data-nonce="' . wp_create_nonce( 'chaty_widget_nonce' ) . '"#', $html );
		$this->assertStringContainsString( '<g><path d="phone"/></g>', $html );
	}

	/**
	 * What is for scripts, or for pages without them, stands in the footer, before the scripts.
	 *
	 * @testWith [["wp_body_open", "wp_footer"]]
	 *           [["wp_footer"]]
	 *
	 * @param array<int, non-empty-string> $hooks Hooks that the theme calls.
	 */
	public function test_launcher_stands_at_the_beginning_of_the_body_or_in_the_footer( array $hooks ): void {
		Make::store_widgets( array( Make::widget( array( Make::channel(), Make::form() ) ) ) );
		$page = $this->get_page();
		$page->register();
		$page->enqueue();
		wp_styles();
		$printed = '';
		foreach ( $hooks as $hook ) {
			$printed .= "($hook)" . $this->capture( static fn () => do_action( $hook ) );
		}

		$this->assertMatchesRegularExpression( '#\(' . $hooks[0] . '\).*id="chaty-widget-0" .*<noscript>.*' . ( isset( $hooks[1] ) ? '\(wp_footer\).*' : '' ) . '<details .*id="chaty-data".*loader\.js#s', $printed );
		$this->assertSame( 1, substr_count( $printed, 'id="chaty-widget-0"' ) );
	}

	public function test_given_theme_that_takes_loader_from_page_then_there_is_no_launcher(): void {
		$this->assertSame( '', $this->show_launchers( array( Make::widget() ), 'chaty-loader' ) );
		$this->assertSame( '', $this->show_launchers( array() ) );
	}

	public function test_earlier_hook_of_theme_finds_loader_and_can_take_it_from_page(): void {
		Make::store_widgets( array( Make::widget() ) );
		remove_all_filters( 'wp_enqueue_scripts' );
		$has_found = false;
		add_action(
			'wp_enqueue_scripts',
			static function () use ( &$has_found ): void {
				$has_found = wp_script_is( 'chaty-loader' );
				wp_dequeue_script( 'chaty-loader' );
			}
		);
		$this->get_page()->register();
		do_action( 'wp_enqueue_scripts' );

		$this->assertTrue( $has_found );
		$this->assertFalse( wp_script_is( 'chaty-loader' ) );
	}

	public function test_given_page_in_admin_in_feed_or_in_page_builder_then_there_is_no_launcher(): void {
		global $wp_query;

		$wp_query->is_feed = true;
		$feed              = $this->show_launchers( array( Make::widget() ) );
		$wp_query->is_feed = false;
		$_GET['et_fb']     = '1';
		$builder           = $this->show_launchers( array( Make::widget() ) );
		unset( $_GET['et_fb'] );
		$GLOBALS['current_screen'] = new class() {
			public function in_admin(): bool {
				return true;
			}
		};

		$admin = $this->show_launchers( array( Make::widget() ) );
		unset( $GLOBALS['current_screen'] );

		$this->assertSame( array( '', '', '' ), array( $feed, $builder, $admin ) );
	}

	public function test_placeholders_are_title_as_script_reads_it_and_address_without_query(): void {
		add_filter( 'pre_get_document_title', static fn (): string => "Blue  &#8211;\n shoes" );
		$GLOBALS['wp']->request = 'shop/blue';
		$html                   = $this->show_launchers( array( Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp', 'pre_set_message' => '{title} {url}' ) ) ) ) ) );
		$GLOBALS['wp']->request = '';

		$this->assertStringContainsString( 'href="https://wa.me/15550100001?text=Blue%20%E2%80%93%20shoes%20' . rawurlencode( home_url( '/shop/blue' ) ), $html );
	}

	public function test_given_title_that_cannot_be_had_then_page_is_whole_without_that_launcher(): void {
		add_filter(
			'pre_get_document_title',
			static function (): string {
				throw new \RuntimeException( 'No title.' );
			}
		);
		$broken = Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp', 'pre_set_message' => '{title}' ) ) ) );
		$log    = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Keeps the report out of the tests' output.
		$html   = $this->show_launchers( array( $broken, Make::widget( array(), array( 'id' => '_1' ) ) ) );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Restores it.

		$this->assertStringNotContainsString( 'id="chaty-widget-0"', $html );
		$this->assertStringContainsString( 'id="chaty-widget-_1"', $html );
	}

	/**
	 * Given a widget, when a page is shown, then data and settings are JSON that no optimizer delays, and one statement
	 * of at most 100 bytes is for other scripts.
	 */
	public function test_data(): void {
		$footer = $this->show_page( array( Make::widget() ) )['footer'];

		$data = $this->read_settings( $footer, 'data' );
		$this->assertSame( 2, $data['plan']['version'] );
		$this->assertSame( wp_create_nonce( 'chaty_widget_nonce' ), $data['plan']['widgets'][0]['nonce'] );
		$this->assertStringEndsWith( '/build/', $data['assets']['base'] );
		$this->assertCount( 1, $this->read_settings( $footer )['chaty_widgets'] );
		preg_match_all( '#<script(?![^>]* src=)(?![^>]*json)[^>]*>([^<]*)</script>#', $footer, $found );
		$this->assertNotEmpty( $found[1] );
		$statement = trim( (string) preg_replace( '#/\* .*? \*/|//.*#', '', $found[1][0] ) );
		$this->assertStringStartsWith( 'window.chaty_settings=', $statement );
		$this->assertLessThanOrEqual( 100, strlen( $statement ) );
	}

	/**
	 * @testWith ["yes", 1]
	 *           ["no", 0]
	 */
	public function test_exit_intent_alone_brings_listener_for_back_before_deferred_scripts( string $exit_intent, int $expected ): void {
		$footer = $this->show_page( array( Make::widget( array(), array( 'triggers' => array( 'exit_intent' => $exit_intent ) ) ) ) )['footer'];

		$this->assertSame( $expected, preg_match_all( '#<script(?![^>]* src=)[^>]*>[^<]*;window\.chaty_back=new Set;addEventListener\("popstate",#', $footer ) );
		$this->assertArrayHasKey( 'chaty_widgets', $this->read_settings( $footer ) );
	}

	public function test_settings_of_two_widgets_have_shape_that_scripts_read(): void {
		$page     = $this->show_page( array( Make::widget(), Make::widget( array(), array( 'id' => '_1' ) ) ) );
		$settings = $this->read_settings( $page['footer'] );
		$widget   = $settings['chaty_widgets'][1];

		$this->assertSame( array( 'ajax_url', 'data_analytics_settings', 'chaty_widgets' ), array_keys( $settings ) );
		$this->assertSame( admin_url( 'admin-ajax.php' ), $settings['ajax_url'] );
		$this->assertSame( array( 'id', 'identifier', 'settings', 'triggers', 'channels' ), array_keys( $widget ) );
		$this->assertSame( array( '_1', '_1' ), array( $widget['id'], $widget['identifier'] ) );
		$this->assertSame( 1, wp_verify_nonce( $widget['settings']['widget_token'], 'chaty_widget_nonce_1' ) );
		$this->assertSame( 1, wp_verify_nonce( $settings['chaty_widgets'][0]['settings']['widget_token'], 'chaty_widget_nonce' ) );
		$this->assertStringContainsString( '"triggers":{}', $page['footer'] );
	}

	/**
	 * Given the usual, when a page is shown, then the data is where the bundles are, of which version, and the paths of
	 * WordPress's React in order, without the polyfill and without packages on top of it.
	 */
	public function test_view_scripts(): void {
		$assets = $this->read_settings( $this->show_page( array( Make::widget() ) )['footer'], 'data' )['assets'];

		// Without a build there are no English texts to compare with.
		unset( $assets['lang'] );
		$this->assertSame( array( 'base', 'version', 'react' ), array_keys( $assets ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{8}$/', $assets['version'] );
		$this->assertSame( array( 'react-js', 'react-dom-js' ), array_column( $assets['react'], 'id' ) );
		foreach ( $assets['react'] as $script ) {
			$this->assertMatchesRegularExpression( '#^/wp-includes/[^?]+\.js\?ver=.+#', $script['src'] );
		}
	}

	public function test_given_react_whose_script_lacks_hydrateroot_then_package_that_has_it_comes_too(): void {
		wp_scripts()->registered['react-dom']->ver = '19.1.0';

		$assets = $this->read_settings( $this->show_page( array( Make::widget() ) )['footer'], 'data' )['assets'];

		$this->assertContains( 'wp-element-js', array_column( $assets['react'], 'id' ) );
	}

	public function test_data_has_only_texts_that_differ_from_english_ones_of_scripts(): void {
		$this->write( 'strings.php', $this->read_file( 'build/strings.php' ) );
		add_filter( 'chaty_strings', static fn ( array $strings ): array => array( 'send' => 'Off it goes' ) + $strings );
		$assets = $this->read_settings( $this->show_page( array( Make::widget() ) )['footer'], 'data' )['assets'];

		$this->assertSame( array( 'send' => 'Off it goes' ), $assets['lang'] );
	}

	public function test_given_filter_on_script_addresses_when_page_is_shown_then_listed_scripts_follow_it(): void {
		add_filter( 'script_loader_src', static fn ( string $src ): string => str_replace( site_url(), 'https://cdn.example.org', $src ) );
		$assets = $this->read_settings( $this->show_page( array( Make::widget() ) )['footer'], 'data' )['assets'];

		$this->assertStringStartsWith( 'https://cdn.example.org/wp-includes/', $assets['react'][0]['src'] );
		$this->assertMatchesRegularExpression( '#^https://cdn\.example\.org/[^?]+/build/widget\.js\?ver=[0-9a-f]{8}$#', $assets['widget'] );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>}>
	 */
	public function provide_early_parts(): array {
		$two   = array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp' ) ) );
		$rules = static fn ( array $triggers ): array => Make::widget( $two, array( 'triggers' => $triggers ) );

		$alone = static fn ( array $changes ): array => Make::widget( array( Make::channel( $changes ) ) );

		return array(
			'no rules'                                  => array( $rules( array( 'has_time_delay' => 1, 'time_delay' => 0 ) ), array( 'loader' ) ),
			'a delay'                                   => array( $rules( array( 'has_time_delay' => 1, 'time_delay' => 3 ) ), array( 'triggers', 'loader' ) ),
			'a delay that is off'                       => array( $rules( array( 'has_time_delay' => 0, 'time_delay' => 3 ) ), array( 'loader' ) ),
			'exit intent'                               => array( $rules( array( 'exit_intent' => 1 ) ), array( 'triggers', 'exit-intent', 'loader' ) ),
			'countries'                                 => array( $rules( array( 'has_countries' => 'yes' ) ), array( 'triggers', 'conditions', 'loader' ) ),
			'one link'                                  => array( $alone( array() ), array( 'loader-single' ) ),
			'one link on phones'                        => array( Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp', 'is_mobile' => 0 ) ) ) ), array( 'single-channel', 'loader' ) ),
			'one link with the title'                   => array( $alone( array( 'channel' => 'Whatsapp', 'pre_set_message' => 'On {title}' ) ), array( 'loader-single' ) ),
			'a message for no app'                      => array( $alone( array( 'pre_set_message' => 'On {title}' ) ), array( 'loader-single' ) ),
			'one link on phones only, with the address' => array( Make::widget( array( Make::channel( array( 'channel' => 'SMS', 'is_desktop' => 0, 'pre_set_message' => '{url}' ) ) ) ), array( 'single-channel', 'loader' ) ),
			'one link that is reported'                 => array( $alone( array( 'is_google_analytics_enabled' => 1 ) ), array( 'analytics', 'loader-single' ) ),
			'links that are reported'                   => array( Make::widget( array(), array( 'settings' => array( 'is_google_analytics_enabled' => 'yes' ) ) ), array( 'analytics', 'loader-single' ) ),
			'one call'                                  => array( $alone( array( 'channel' => 'Link', 'value' => 'javascript:launch_chaty(2);' ) ), array( 'loader-single' ) ),
			'one panel'                                 => array( $alone( array( 'channel' => 'Contact_Us', 'is_google_analytics_enabled' => 1 ) ), array( 'analytics', 'loader-single' ) ),
			'one link that can do a thing'              => array( Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Poptin' ) ), Make::channel( array( 'channel' => 'Whatsapp', 'value' => 'abc' ) ) ) ), array( 'loader-single' ) ),
			'one call and an exit'                      => array( array( 'triggers' => array( 'exit_intent' => 1 ) ) + $alone( array( 'channel' => 'Link', 'value' => 'close_chaty()' ) ), array( 'triggers', 'exit-intent', 'loader-single' ) ),
		);
	}

	/**
	 * @dataProvider provide_early_parts
	 *
	 * @param array<string, mixed> $widget   Widget.
	 * @param array<int, string>   $expected Parts.
	 */
	public function test_parts_that_widget_needs_before_click_come_with_loader_and_no_others( array $widget, array $expected ): void {
		preg_match_all( '#build/([\w-]+)\.js#', (string) preg_replace( '#<script type="application/json".*?</script>#', '', $this->show_page( array( $widget ) )['footer'] ), $found );

		$this->assertSame( $expected, $found[1] );
	}

	/**
	 * @return array<string, array{0: array<int, array<string, mixed>>}>
	 */
	public function provide_nothing_to_show(): array {
		return array(
			'no widgets'        => array( array() ),
			'off'               => array( array( Make::widget( array(), array( 'is_active' => 0 ) ) ) ),
			'no channels'       => array( array( array( 'id' => 0, 'channels' => array() ) ) ),
			'no value'          => array( array( Make::widget( array( Make::channel( array( 'value' => '' ) ) ) ) ) ),
			'no address'        => array( array( Make::widget( array( Make::channel( array( 'value' => 'abc' ) ), Make::channel( array( 'channel' => 'Poptin' ) ) ) ) ) ),
			'no device allowed' => array( array( Make::widget( array( Make::channel( array( 'is_desktop' => 0, 'is_mobile' => 0 ) ) ) ) ) ),
		);
	}

	/**
	 * @dataProvider provide_nothing_to_show
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 */
	public function test_given_nothing_that_could_show_when_page_is_shown_then_it_gets_nothing( array $widgets ): void {
		$this->assertSame(
			array(
				'head'   => '',
				'footer' => '',
			),
			$this->show_page( $widgets )
		);
	}

	/**
	 * @testWith ["elementor-preview"]
	 *           ["ct_builder"]
	 *           ["et_fb"]
	 *           ["et_pb_preview"]
	 *           ["et_block_layout_preview"]
	 *           ["zionbuilder-preview"]
	 *           ["siteorigin_panels_live_editor"]
	 *           ["fl_builder"]
	 *           ["bricks"]
	 *           ["breakdance_iframe"]
	 *           ["brizy-edit-iframe"]
	 *           ["is-editor-iframe"]
	 *           ["vc_editable"]
	 *           ["vcv-editable"]
	 *           ["tve"]
	 *           ["fb-edit"]
	 *           ["tb-preview"]
	 *           ["cornerstone_preview"]
	 *           ["uxb_iframe"]
	 *           ["pagelayer-iframe"]
	 */
	public function test_given_page_that_is_open_in_page_builder_then_it_gets_nothing( string $argument ): void {
		$_GET[ $argument ] = '1';

		$this->assertSame( '', $this->show_page( array( Make::widget() ) )['footer'] );
	}

	/**
	 * @testWith ["is_feed"]
	 *           ["is_embed"]
	 */
	public function test_given_feed_or_embed_then_it_gets_nothing( string $flag ): void {
		global $wp_query;

		$wp_query->$flag = true;
		$page            = $this->show_page( array( Make::widget() ) );
		$wp_query->$flag = false;

		$this->assertSame( '', $page['footer'] );
	}

	public function test_given_phone_and_desktop_then_both_get_same_page_it_may_be_cached(): void {
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
		$phone                      = $this->show_page( array( Make::widget() ) );
		$GLOBALS['wp_scripts']      = null;
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

		$this->assertSame( $phone, $this->show_page( array( Make::widget() ) ) );
	}

	/**
	 * Given a site with widgets, when a page is shown, then that asks the database nothing beyond the
	 * autoloaded options; the first page keeps its parts.
	 */
	public function test_no_query(): void {
		global $wpdb;

		Make::store_widgets( array( Make::widget() ) );
		( new Default_Options() )->add_missing();
		wp_load_alloptions( true );
		$this->get_page()->enqueue();
		$GLOBALS['wp_scripts'] = null;
		wp_scripts();
		$before = $wpdb->num_queries;
		$this->get_page()->enqueue();

		$this->assertTrue( wp_script_is( 'chaty-loader' ) );
		$this->assertSame( $before, $wpdb->num_queries, (string) $wpdb->last_query );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public function provide_hostile(): array {
		return array(
			'end of the script'      => array( '</script><script>alert(1)</script>' ),
			'start of a comment'     => array( '<!--<script>' ),
			'end of an attribute'    => array( '"\'><img src=x onerror=alert(1)' ),
			'unclosed tag'           => array( '<img src=x onerror=alert(1) ' ),
			'line separators'        => array( "a\u{2028}b\u{2029}c" ),
			'end of the statement'   => array( '";alert(1);//' ),
			'ampersand and entities' => array( '&lt;script&gt;&amp;' ),
		);
	}

	/**
	 * @dataProvider provide_hostile
	 */
	public function test_hostile_texts_are_no_markup_and_settings_are_still_json( string $text ): void {
		$keys   = array( 'hover_text', 'value', 'pre_set_message', 'chat_welcome_message', 'svg_icon', 'icon_color', 'url', 'header_text', 'mail_subject', 'wp_popup_headline', 'click_event' );
		$widget = Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Telegram', 'value' => 'a' . $text ) + array_fill_keys( $keys, $text ) ) ), array( 'settings' => array_fill_keys( array( 'cta_text', 'cta_head', 'cta_body', 'close_text', 'widget_color', 'custom_css', 'font_family' ), $text ) ) );
		$page   = $this->show_page( array( $widget ) );
		preg_match_all( '#<script type="application/json" id="[\w-]+">(.*?)</script>#s', $page['footer'], $found );

		$this->assertCount( 2, $found[1] );
		$this->assertDoesNotMatchRegularExpression( "#[<>&'\u{2028}\u{2029}]#u", implode( '', $found[1] ) );
		$this->assertCount( 2, $this->read_settings( $page['footer'] )['chaty_widgets'][0]['channels'] );
	}

	public function test_own_icon_alone_is_printed_for_channels_and_agents(): void {
		$known  = array( 'svg_icon' => '<svg viewBox="0 0 39 39"><circle class="color-element" cx="19.4" cy="19.4" r="19.4"/></svg>' );
		$own    = array( 'svg_icon' => '<svg viewBox="0 0 24 24"><path d="M4 4l16 16"/></svg>' );
		$agents = array(
			'is_agent'   => 1,
			'agent_data' => array( array( 'value' => '1' ) + $known, array( 'value' => '2' ) + $own ),
		);
		$page   = $this->show_page( array( Make::widget( array( Make::channel( $known ), Make::channel( $own ), Make::channel( $agents ) ) ) ) );
		$shown  = $this->read_settings( $page['footer'] )['chaty_widgets'][0]['channels'];

		$this->assertArrayNotHasKey( 'svg_icon', $shown[0] );
		$this->assertSame( $own['svg_icon'], $shown[1]['svg_icon'] );
		$this->assertArrayNotHasKey( 'svg_icon', $shown[2]['agent_data'][0] );
		$this->assertSame( $own['svg_icon'], $shown[2]['agent_data'][1]['svg_icon'] );
	}

	public function test_channels_that_can_do_nothing_or_are_on_for_no_device_are_not_printed(): void {
		$idle   = array( Make::channel( array( 'channel' => 'Poptin' ) ), Make::channel( array( 'channel' => 'Whatsapp', 'value' => 'abc' ) ), Make::channel( array( 'channel' => 'SMS', 'is_desktop' => 0, 'is_mobile' => 0 ) ) );
		$page   = $this->show_page( array( Make::widget( array_merge( $idle, array( Make::channel() ) ) ) ) );
		$widget = $this->read_settings( $page['footer'] )['chaty_widgets'][0];

		$this->assertSame( array( 'Phone' ), array_column( $widget['channels'], 'channel' ) );
	}

	/**
	 * Given a form with private settings, when a page is shown, then it does not tell them; a form
	 * without fields tells its default ones.
	 */
	public function test_private_settings(): void {
		$form   = array(
			'email_address' => 'owner@example.org',
			'email_subject' => 'Secret subject',
			'button_text'   => 'Go',
		);
		$footer = $this->show_page( array( Make::widget( array( Make::form( array( 'contact_form_settings' => $form ) ) ) ) ) )['footer'];
		$fields = $this->read_settings( $footer )['chaty_widgets'][0]['channels'][0]['contact_fields'];

		$this->assertStringContainsString( '"button_text":"Go"', $footer );
		$this->assertStringNotContainsString( 'owner@example.org', $footer );
		$this->assertStringNotContainsString( 'Secret subject', $footer );
		$this->assertSame( array( 'name', 'email', 'message' ), array_column( $fields, 'field' ) );
	}

	/**
	 * @dataProvider \Chaty\Tests\Make::real_sites
	 */
	public function test_names_and_switches_of_real_site_change_no_byte_of_page( string $json ): void {
		$widgets = Make::importer()->import_json( $json )->get_widgets();
		$show    = function ( array $widgets ): array {
			$GLOBALS['wp_scripts'] = null;
			$page                  = $this->show_page( $widgets );
			$GLOBALS['wp_scripts'] = null;

			return $page + array( 'launchers' => $this->show_launchers( $widgets ) );
		};
		$named   = array();
		foreach ( $widgets as $index => $widget ) {
			$named[] = array( 'name' => "Secret $index", 'is_active' => 1 ) + $widget;
		}
		$before = $show( $widgets );
		$off    = Make::widget( array(), array( 'id' => '_99', 'is_active' => 0 ) );

		$this->assertStringContainsString( 'id="chaty-widget-', $before['launchers'] );
		$this->assertSame( $before, $show( $named ) );
		$this->assertSame( $before, $show( array_merge( array( $off ), $named ) ) );
	}

	/**
	 * @return array<int, string>
	 */
	private function get_handles(): array {
		return array_values( (array) preg_grep( '/^chaty-/', array_keys( wp_scripts()->registered ) ) );
	}

	/**
	 * Given a page without a widget, then it knows the behaviours, which themes enqueue, what reports presses on buttons in content, and nothing else; with one, what
	 * it needs before a press, and the open widget. Each is deferred, and has its style when it has one.
	 */
	public function test_handles(): void {
		$behaviours = array( 'chaty-behaviours', 'chaty-analytics', 'chaty-accordion' );
		$this->get_bundles()->register_behaviours();
		$this->show_page( array() );
		$this->assertSame( array_merge( $behaviours, array( 'chaty-runtime' ) ), $this->get_handles() );

		$this->show_page( array( Make::widget() ) );
		foreach ( array_merge( $behaviours, array( 'chaty-loader', 'chaty-widget' ) ) as $handle ) {
			$this->assertTrue( wp_script_is( $handle, 'registered' ), $handle );
			$this->assertSame( 'defer', wp_scripts()->get_data( $handle, 'strategy' ) );
		}
		$this->assertSame( 'chaty-accordion', $this->get_bundles()->register_style( 'accordion' ) );
		$this->assertTrue( wp_style_is( 'chaty-accordion', 'registered' ) );
		$this->assertSame( '', $this->get_bundles()->register_style( 'behaviours' ) );
	}

	public function test_missing_build_prints_nothing_but_notice_on_own_screens_of_administrators(): void {
		unlink( $this->folder . '/build/page.assets.php' );

		$this->assertSame( '', $this->show_page( array( Make::widget() ) )['footer'] );

		$this->assertSame( '', $this->get_notice( null ) );
		wp_set_current_user( 1 );
		$this->assertSame( '', $this->get_notice( null ) . $this->get_notice( 'other-plugin' ) );
		$this->assertStringContainsString( 'notice-error', $this->get_notice( 'chaty-messages' ) );
	}

	public function test_given_built_copy_then_administrators_see_no_notice(): void {
		wp_set_current_user( 1 );

		$this->assertSame( '', $this->get_notice( 'chaty' ) );
	}

	private function get_notice( ?string $screen ): string {
		$GLOBALS['plugin_page'] = $screen; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The screen that is open.
		$notice                 = $this->capture( array( $this->get_bundles(), 'show_missing_build' ) );
		$GLOBALS['plugin_page'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- None again.

		return $notice;
	}

	public function test_given_filter_on_words_when_page_is_shown_then_it_has_them(): void {
		add_filter( 'chaty_strings', static fn ( array $strings ): array => array( 'open' => 'Hallo' ) + $strings );

		$this->assertSame( 'Hallo', ( new Strings() )->get_widget_strings()['open'] );
		$this->assertSame( 'Send', ( new Strings() )->get_widget_strings()['send'] );
	}
}
