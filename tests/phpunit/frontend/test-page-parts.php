<?php
namespace Chaty\Tests\Frontend;

use Chaty\Config\Names;
use Chaty\Context;
use Chaty\Frontend\Page_Parts;
use Chaty\Services;
use Chaty\Tests\Clock;
use Chaty\Tests\Languages;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * A page with kept parts is the page that is made anew, byte by byte; parts that something has changed are not found, and
 * pages seldom write.
 */
final class Page_Parts_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		update_option( Names::PARTS, array() );
		$this->set_title( 'Blue & "shoes" – sale' );
		$GLOBALS['wp']->request = 'shop/blue';
	}

	protected function tearDown(): void {
		$GLOBALS['wp']->request = '';
		parent::tearDown();
	}

	private function set_title( string $title ): void {
		remove_all_filters( 'pre_get_document_title' );
		add_filter( 'pre_get_document_title', static fn (): string => htmlspecialchars( $title, ENT_QUOTES ) );
	}

	/**
	 * @phpstan-impure
	 * @return array{bundles: array<int, string>, script: string, html: string, footer: string}|null
	 */
	private function show_page( string $version = 'test' ): ?array {
		$GLOBALS['wp_scripts'] = null;

		$context  = new Context( dirname( __DIR__, 3 ) . '/chaty.php', $version );
		$services = new Services( $context );

		return ( new Page_Parts( $context, $services->get_assets(), $services->get_frontend_settings(), $services->get_loader_data() ) )->get();
	}

	/**
	 * Shows a page that finds nothing kept and keeps nothing.
	 *
	 * @return array{bundles: array<int, string>, script: string, html: string, footer: string}|null
	 */
	private function make_page(): ?array {
		$kept = get_option( Names::PARTS );
		update_option( Names::PARTS, array( 'checksum' => '', 'written_at' => Clock::get_time(), 'is_full' => false, 'rules' => array(), 'parts' => array() ) );
		$page = $this->show_page();
		update_option( Names::PARTS, $kept );

		return $page;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function get_kept(): array {
		return get_option( Names::PARTS )['parts'] ?? array();
	}

	/**
	 * Marks all kept parts, so that pages with one of them can be told.
	 */
	private function mark_kept(): void {
		$kept = get_option( Names::PARTS );
		foreach ( $kept['parts'] as $key => $parts ) {
			$kept['parts'][ $key ]['html'] = '<!--kept-->' . $parts['html'];
		}
		update_option( Names::PARTS, $kept );
	}

	/**
	 * Fails unless a page has kept parts, or has made its own.
	 *
	 * @param bool                      $expected Whether its parts were kept.
	 * @param array<string, mixed>|null $page     Page.
	 */
	private function assert_kept( bool $expected, ?array $page, string $message = '' ): void {
		$is_kept = '<!--kept-->' === substr( (string) ( $page['html'] ?? '' ), 0, 11 );
		$this->assertSame( $expected, $is_kept, $message );
	}

	/**
	 * Lets a minute pass.
	 */
	private static function wait( int $seconds = 60 ): void {
		Clock::$stopped_at += $seconds;
	}

	/**
	 * Creates a widget with a list whose links have the page's title and address, and one with a single link.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function get_widgets( string $text = 'See {title} ({url}) {title}' ): array {
		$message = array( 'pre_set_message' => $text, 'mail_subject' => $text );

		return array(
			Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp' ) + $message ), Make::channel( array( 'channel' => 'Email', 'value' => 'a@site.example' ) + $message ), Make::form() ) ),
			Make::widget( array( Make::channel( array( 'channel' => 'SMS' ) + $message ) ), array( 'id' => '_1' ) ),
			Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp', 'is_use_web_version' => 1 ) + $message ) ), array( 'id' => '_10' ) ),
		);
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public function provide_real_sites(): array {
		$files = array();
		foreach ( (array) glob( dirname( __DIR__, 2 ) . '/fixtures/settings/*.json' ) as $file ) {
			$files[ basename( (string) $file ) ] = array( basename( (string) $file ) );
		}

		return $files;
	}

	/**
	 * @dataProvider provide_real_sites
	 */
	public function test_kept_page_and_next_page_of_real_site_are_page_that_is_made_anew( string $name ): void {
		Make::store_widgets( json_decode( $this->read_file( "tests/fixtures/settings/$name" ), true )['chaty_widgets'] ?? array() );
		$made = $this->make_page();

		$this->assertSame( $made, $this->show_page() );
		$this->assertCount( null === $made ? 0 : 1, $this->get_kept() );
		$this->assertSame( $made, $this->show_page() );
		wp_set_current_user( 1 );
		$this->assertSame( $this->make_page(), $this->show_page() );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public function provide_hostile(): array {
		return array(
			'placeholders'         => array( '{title}{url}{title}' ),
			'a title alone'        => array( '{title}' ),
			'an address alone'     => array( '{url}' ),
			'values of the page'   => array( '({site}) {home}, {language} ({sku}) {post_id}{product}' ),
			'at the press'         => array( '{site} {quantity} ({variation}) {utm_source}, {title}' ),
			'braces'               => array( '{{title}} {TITLE} {nonce}' ),
			'names of ours'        => array( 'chatytitle- chaty0123456789abcdefnonce- url-' ),
			'end of the script'    => array( '</script><script>alert(1)</script>{url}' ),
			'end of an attribute'  => array( '"\'><img src=x onerror=alert(1)>{title}' ),
			'line separators'      => array( "a\u{2028}b\u{2029}c{title}" ),
			'ampersands, percents' => array( '&lt;{title}&amp;%7Btitle%7D%27%' ),
		);
	}

	/**
	 * @dataProvider provide_hostile
	 */
	public function test_given_hostile_texts_and_titles_then_page_with_kept_parts_is_page_that_is_made_anew( string $text ): void {
		$widgets                         = self::get_widgets( $text );
		$widgets[0]['settings']          = array( 'show_cta' => 'all_time' ) + array_fill_keys( array( 'cta_text', 'cta_head', 'close_text', 'custom_css', 'font_family' ), $text );
		$widgets[1]['settings']          = array( 'cta_text' => $text, 'show_cta' => 'all_time' );
		$widgets[0]['channels'][0]      += array( 'hover_text' => $text, 'svg_icon' => "<svg><path d=\"$text\"/></svg>" );
		$widgets[2]['channels'][0]['id'] = $text;

		$widgets[0]['channels'][1] += array( 'has_welcome_message' => 1, 'chat_welcome_message' => "<b>$text</b>" );
		Make::store_widgets( $widgets );
		$this->show_page();
		$this->assertCount( 1, $this->get_kept() );

		foreach ( array( 'Blue & "shoes"', "It's", '{title}', '{url} {title}', '', ' ', '50 % <b>', "\u{1F600}\u{2028}", 'chaty-nonce-' ) as $title ) {
			$this->set_title( $title );
			$this->assertSame( $this->make_page(), $this->show_page(), $title );
		}
		foreach ( array( 'Blue & "shoes"', "It's", '{title} {quantity}', '</script><script>', '<b>', '', "\u{2028}&lt;i&gt;" ) as $site ) {
			remove_all_filters( 'bloginfo' );
			add_filter( 'bloginfo', static fn (): string => htmlspecialchars( $site, ENT_QUOTES ) );
			$page = $this->show_page();
			$this->assertSame( $this->make_page(), $page, $site );
			$this->assertStringNotContainsString( '</script><script>', str_replace( '</script><script type="application/json"', '', ( $page['html'] ?? '' ) . ( $page['footer'] ?? '' ) ), $site );
		}
		foreach ( array( '', 'a b', "it's", '{title}', '%7Btitle%7D', "\u{1F600}/\"<" ) as $path ) {
			$GLOBALS['wp']->request = $path;
			$this->assertSame( $this->make_page(), $this->show_page(), $path );
		}
	}

	public function test_given_title_that_cannot_be_had_then_page_is_as_it_is_without_kept_parts(): void {
		Make::store_widgets( self::get_widgets() );
		$this->show_page();
		add_filter(
			'pre_get_document_title',
			static function (): string {
				throw new \RuntimeException( 'No title.' );
			}
		);
		$log  = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Keeps the report out of the tests' output.
		$page = $this->show_page();

		$this->assertSame( $this->make_page(), $page );
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Restores it.
	}

	/**
	 * Given kept parts, then they are those of the next page, which has nonces of its own user and writes nothing.
	 */
	public function test_parts_are_taken(): void {
		global $wpdb;

		Make::store_widgets( self::get_widgets() );
		$this->show_page();
		$this->mark_kept();
		self::wait( HOUR_IN_SECONDS );
		wp_scripts();
		wp_create_nonce( 'warm' );
		$before = $wpdb->num_queries;
		$page   = $this->show_page();

		$this->assertSame( $before, $wpdb->num_queries, (string) $wpdb->last_query );
		$this->assert_kept( true, $page );
		$this->assertStringNotContainsString( wp_create_nonce( 'chaty_widget_nonce_10' ), (string) maybe_serialize( $this->get_kept() ) );
		wp_set_current_user( 1 );
		$this->assertStringContainsString( 'data-nonce="' . wp_create_nonce( 'chaty_widget_nonce_10' ) . '"', $this->show_page()['html'] ?? '' );
	}

	/**
	 * @return array<string, array{0: callable}>
	 */
	public function provide_changes(): array {
		$filter = static fn ( string $name, callable $change ): array => array( static fn () => add_filter( $name, $change ) );

		return array(
			'texts'             => $filter( 'chaty_strings', static fn ( array $texts ): array => array( 'open' => 'Hallo' ) + $texts ),
			'labels'            => $filter( 'gettext_chaty', static fn ( string $text ): string => 'Contact Form' === $text ? 'Formular' : $text ),
			'address of calls'  => $filter( 'admin_url', static fn (): string => 'https://other.example/ajax' ),
			'address of fonts'  => $filter( 'chaty_web_font_service', static fn (): string => 'https://fonts.example/?f=' ),
			'settings of pages' => $filter( 'chaty_page_settings', static fn ( array $settings ): array => array( 'country_code' => 'DE' ) + $settings ),
			'addresses by CDN'  => $filter( 'script_loader_src', static fn ( string $src ): string => str_replace( 'localhost', 'cdn.example', $src ) . '&cdn' ),
			'counting'          => array( static fn () => update_option( Names::ANALYTICS, 'off' ) ),
		);
	}

	/**
	 * Given something that changes a page besides its widgets, then its parts are its own, and kept beside the others.
	 *
	 * @dataProvider provide_changes
	 */
	public function test_changes( callable $change ): void {
		Make::store_widgets( self::get_widgets() );
		$first = $this->show_page();
		$this->mark_kept();
		$change();
		$page = $this->show_page();

		$this->assert_kept( false, $page );
		$this->assertNotSame( $first, $page );
		$this->assertSame( $this->make_page(), $page );
		self::wait();
		$this->show_page();
		$this->assertCount( 2, $this->get_kept() );
	}

	public function test_given_language_that_is_switched_to_then_pages_have_its_texts_and_parts_of_both_are_kept(): void {
		Make::store_widgets( array( Make::widget( array( Make::form(), Make::channel() ) ) ) );
		$english = $this->show_page();
		add_filter( 'gettext_chaty', static fn ( string $text ): string => "[$text]" );
		$other = $this->show_page();
		self::wait();
		$this->show_page();
		$this->mark_kept();

		$this->assertStringContainsString( 'aria-label="[Contact us]"', $other['html'] ?? '' );
		$this->assert_kept( true, $this->show_page() );
		remove_all_filters( 'gettext_chaty' );
		$this->assertSame( '<!--kept-->' . ( $english['html'] ?? '' ), $this->show_page()['html'] ?? '' );
	}

	/**
	 * Given a plugin that translates, then each language has its own parts, with one text in markup and settings, and those
	 * of a translation are filled in for each page.
	 */
	public function test_translations(): void {
		require_once dirname( __DIR__ ) . '/support/languages.php';
		Languages::start( array( 'de' => array( 'Ask us' => '<b>Frag</b> {title}<script>', 'Write' => 'Schreib' ) ) );
		Make::store_widgets( array( Make::widget( array( Make::channel( array( 'hover_text' => 'Write' ) ), Make::form() ), array( 'settings' => array( 'show_cta' => 'all_time', 'cta_text' => 'Ask us' ) ) ) ) );
		$english = $this->show_page();
		Languages::switch_to( 'de' );
		$page = $this->make_page();
		$made = ( $page['html'] ?? '' ) . ( $page['footer'] ?? '' );
		self::wait();

		$this->assertSame( 2, substr_count( $made, 'Frag' ) );
		$this->assertStringContainsString( '<b>Frag</b> Blue &amp; &quot;shoes&quot; – sale</span>', $made );
		$this->assertStringContainsString( '"hover_text":"Schreib"', $made );
		$this->assertStringContainsString( 'admin-ajax.php?lang=de"', $made );
		$this->assertSame( $page, $this->show_page() );
		$this->mark_kept();
		$this->set_title( 'Green' );
		$this->assertStringContainsString( '<b>Frag</b> Green</span>', $this->show_page()['html'] ?? '' );
		$this->assert_kept( true, $this->show_page() );
		Languages::switch_to( 'en' );
		$this->assertStringContainsString( $english['html'] ?? '', $this->show_page()['html'] ?? '' );
	}

	/**
	 * Given a translation that is stored, then pages have it, and keep nothing for a minute, in which it may be stored in parts.
	 *
	 * @testWith ["pll_save_strings_translations"]
	 *           ["icl_st_add_string_translation"]
	 *
	 * @phpstan-param non-empty-string $hook
	 */
	public function test_stored_translation( string $hook ): void {
		require_once dirname( __DIR__ ) . '/support/languages.php';
		Languages::start( array() );
		Make::store_widgets( self::get_widgets() );
		self::wait();
		$this->show_page();
		$this->assertCount( 1, $this->get_kept() );
		do_action( $hook );
		$this->show_page();
		$this->assertCount( 0, $this->get_kept() );
		self::wait();
		$this->show_page();
		$this->assertCount( 1, $this->get_kept() );
	}

	public function test_given_widgets_that_somebody_else_has_stored_by_whatever_means_then_pages_have_these(): void {
		Make::store_widgets( self::get_widgets() );
		$this->show_page();
		$this->mark_kept();

		update_option( Names::WIDGETS, array( Make::widget( array( Make::channel( array( 'value' => '+15550109999', 'hover_text' => '<script>' ) ) ) ) ) );
		$page = $this->show_page();
		$this->assert_kept( false, $page );
		$this->assertStringContainsString( 'tel:+15550109999', $page['html'] ?? '' );
		self::wait();
		$this->show_page();
		$this->assertStringContainsString( '<!--kept-->', (string) maybe_serialize( $this->get_kept() ), 'Widgets without a checksum are sanitized for each page, and never kept.' );

		Make::store_widgets( array( Make::widget() ) );
		$this->assert_kept( false, $this->show_page() );
		$this->assertCount( 1, $this->get_kept() );
		Make::store_widgets( array() );
		$this->assertNull( $this->show_page() );
	}

	public function test_given_another_version_of_plugin_then_parts_of_this_one_are_not_taken(): void {
		Make::store_widgets( self::get_widgets() );
		$this->show_page();
		$this->mark_kept();

		$this->assert_kept( false, $this->show_page( 'newer' ) );
		$this->assert_kept( true, $this->show_page() );
	}

	/**
	 * Given a filter that changes the widgets, of the plugin's own or of the option, then the page makes its own parts; given
	 * one that returns what is stored, then it takes the kept ones.
	 */
	public function test_filters(): void {
		Make::store_widgets( self::get_widgets() );
		$this->show_page();
		$this->mark_kept();
		$calls = 0;
		add_filter(
			'chaty_widgets',
			static function ( array $widgets ) use ( &$calls ): array {
				++$calls;

				return is_user_logged_in() ? array_slice( $widgets, 1 ) : $widgets;
			}
		);

		$this->assert_kept( true, $this->show_page() );
		wp_set_current_user( 1 );
		$page = $this->show_page();
		$this->assert_kept( false, $page );
		$this->assertStringNotContainsString( 'id="chaty-widget-0"', $page['html'] ?? '' );
		$this->assertSame( 2, $calls );

		remove_all_filters( 'chaty_widgets' );
		add_filter( 'option_chaty_widgets', static fn ( array $widgets ): array => array_slice( $widgets, 0, 1 ) );
		$page = $this->show_page();
		$this->assert_kept( false, $page );
		$this->assertStringNotContainsString( 'id="chaty-widget-_1"', $page['html'] ?? '' );
	}

	/**
	 * Given page rules, then each page has its own widgets, also from kept parts, and one that shows none keeps the rules.
	 */
	public function test_page_rules(): void {
		$rule  = static fn ( string $effect, string $value ): array => array( 'triggers' => array( 'pages' => array( array( 'effect' => $effect, 'kind' => 'url_contains', 'value' => $value ) ) ) );
		Make::store_widgets( array( array( 'is_active' => 0 ) + Make::widget(), Make::widget( array(), $rule( 'show', 'blue' ) + array( 'id' => '_1' ) ), Make::widget( array(), $rule( 'show', 'shop' ) + array( 'id' => '_2' ) ) ) );
		$pages = array( 'about' => array(), 'shop/blue' => array( '_1', '_2' ), 'shop' => array( '_2' ) );
		for ( $round = 0; $round < 3; $round++ ) {
			foreach ( $pages as $path => $ids ) {
				$GLOBALS['wp']->request = $path;

				$page = $this->show_page();
				preg_match_all( '/ id="chaty-widget-(_\d)"/', $page['html'] ?? '', $found );
				$this->assertSame( $ids, $found[1], $path );
				$this->assertSame( $this->make_page(), $page );
				$this->assertCount( 2, get_option( Names::PARTS )['rules'] );
				self::wait();
			}
		}
		$this->assertCount( 2, $this->get_kept() );
	}

	/**
	 * Given pages that all need other parts, then one writes a minute; where there is no more room, one an hour.
	 */
	public function test_writes_are_seldom(): void {
		global $wpdb;

		Make::store_widgets( self::get_widgets() );
		$number = 0;
		add_filter(
			'chaty_strings',
			static function ( array $texts ) use ( &$number ): array {
				return array( 'open' => "Open $number" ) + $texts;
			}
		);
		$show = function () use ( &$number, $wpdb ): bool {
			++$number;
			$before = $wpdb->num_queries;
			$this->assertStringContainsString( "Open $number", $this->show_page()['html'] ?? '' );

			return $wpdb->num_queries > $before;
		};
		wp_scripts();
		$this->assertTrue( $show() );
		$this->assertFalse( $show() );
		self::wait( 59 );
		$this->assertFalse( $show() );
		for ( $kept = 2; $kept <= 9; $kept++ ) {
			self::wait();
			$this->assertTrue( $show() );
			$this->assertCount( min( 8, $kept ), $this->get_kept() );
		}
		self::wait();
		$this->assertFalse( $show() );
		self::wait( HOUR_IN_SECONDS );
		$this->assertTrue( $show() );
		$this->assertCount( 8, $this->get_kept() );

		// A save begins anew.
		Make::store_widgets( array( Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp' ) ) ) ) ) );
		self::wait();
		$this->assertTrue( $show() );
		$this->assertCount( 1, $this->get_kept() );
	}

	public function test_given_parts_that_are_too_large_then_they_are_not_kept_nor_made_for_that_again(): void {
		$widgets = array();
		for ( $number = 1; $number < 6; $number++ ) {
			$widgets[] = Make::widget( array(), array( 'id' => $number, 'settings' => array( 'has_custom_css' => 1, 'custom_css' => str_repeat( 'a{color:red}', 4000 ) ) ) );
		}
		Make::store_widgets( $widgets );
		$made = $this->make_page();

		$this->assertGreaterThan( 200000, strlen( $made['html'] ?? '' ) );
		$this->assertSame( $made, $this->show_page() );
		$this->assertSame( array( array() ), array_values( $this->get_kept() ) );
		$kept = get_option( Names::PARTS );
		self::wait( HOUR_IN_SECONDS );
		$this->assertSame( $made, $this->show_page() );
		$this->assertSame( $kept, get_option( Names::PARTS ) );
	}

	/**
	 * @testWith [""]
	 *           ["x"]
	 *           [["x"]]
	 *           [{"checksum": "x", "written_at": "x", "is_full": [], "rules": "x", "parts": "x"}]
	 *
	 * @param mixed $stored Value of the option.
	 */
	public function test_given_something_else_in_option_then_pages_make_their_own_parts( $stored ): void {
		Make::store_widgets( self::get_widgets() );
		$made = $this->make_page();
		update_option( Names::PARTS, $stored );

		$this->assertSame( $made, $this->show_page() );
		$this->assertSame( $made, $this->show_page() );
		$this->assertCount( 1, $this->get_kept() );
	}
}
