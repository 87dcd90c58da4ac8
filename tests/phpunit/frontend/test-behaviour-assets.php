<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Assets;
use Chaty\Frontend\Behaviour_Assets;
use Chaty\Frontend\Behaviour_Detector;
use Chaty\Frontend\Strings;
use Chaty\Tests\Built_Folder;
use Chaty\Tests\Site_Test_Case;

/**
 * A theme names a behaviour, some, or none at all and lets its markup be found.
 */
final class Behaviour_Assets_Test extends Site_Test_Case {

	use Built_Folder;

	/**
	 * Dependencies of a behaviour.
	 */
	private const USES = array( 'chaty-runtime' );

	protected function setUp(): void {
		parent::setUp();
		$this->write_bundles( array( 'accordion' ), array( 'accordion' ) );
		$this->write( 'behaviours/accordion.css' );
		$GLOBALS['wp_scripts'] = null;
		$GLOBALS['wp_styles']  = null;
		remove_theme_support( 'chaty-behaviours' );
	}

	/**
	 * @param array<int, string> $behaviours Names.
	 * @param array<int, string> $chunks     Names.
	 */
	private function write_bundles( array $behaviours, array $chunks ): void {
		$this->write_list( 'page', array_fill_keys( array( 'behaviours.js', 'behaviours-finder.js', 'runtime.js' ), array() ) + array_fill_keys( preg_filter( '/.+/', 'behaviours/$0.js', $behaviours ), self::USES ) );
		$this->write_list( 'react', array_fill_keys( preg_filter( '/.+/', 'chunks/$0.js', $chunks ), self::USES ) );
	}

	private function show_page( callable $theme ): void {
		$assets     = new Assets( $this->get_context() );
		$behaviours = new Behaviour_Assets( $assets, new Strings() );
		$assets->register_behaviours();
		$theme( $assets );
		$behaviours->enqueue_loader();
		$behaviours->enqueue_styles();
		$behaviours->add_data();
	}

	private function get_data(): string {
		return implode( '', (array) wp_scripts()->get_data( 'chaty-behaviours', 'before' ) );
	}

	public function test_handle_comes_with_style_and_shared_script_and_its_own_chunk(): void {
		$this->show_page(
			static function (): void {
				wp_enqueue_script( 'chaty-accordion' );
			}
		);

		$this->assertTrue( wp_style_is( 'chaty-accordion' ) );
		$this->assertTrue( wp_script_is( 'chaty-behaviours' ) );
		$this->assertStringContainsString( 'build/chunks/accordion.js', $this->get_data() );
		$this->assertStringNotContainsString( '"scripts":{', $this->get_data() );
		$printed = $this->capture( array( wp_scripts(), 'do_items' ) );
		$this->assertSame( 2, preg_match_all( '#<script[^>]+build/(behaviours|behaviours/accordion)\.js[^>]+ defer#', $printed ) );
		$this->assertStringNotContainsString( 'runtime.js', $printed );
	}

	public function test_given_theme_that_names_some_then_these_are_enqueued_and_unknown_one_is_reported(): void {
		$notices = $this->collect_notices();

		$this->show_page(
			static function (): void {
				chaty_enqueue_behaviours( array( 'accordion', 'no-such', new \stdClass() ) ); // @phpstan-ignore argument.type (themes have no PHPStan)
			}
		);

		$this->assertTrue( wp_script_is( 'chaty-accordion' ) );
		$this->assertSame( array( 'chaty_enqueue_behaviours', 'chaty_enqueue_behaviours' ), array_column( $notices->getArrayCopy(), 0 ) );
	}

	public function test_validation_gets_urls_of_both_its_chunks_and_of_no_other(): void {
		$this->write_bundles( array( 'validation', 'map' ), array( 'map', 'map-clusters', 'validation', 'validation-rules' ) );
		$this->show_page(
			static function (): void {
				wp_enqueue_script( 'chaty-validation' );
			}
		);

		$this->assertMatchesRegularExpression( '#"chunks":\{"validation":.+/chunks/validation\.js.+,"validation-rules":.+/chunks/validation-rules\.js#', $this->get_data() );
		$this->assertStringNotContainsString( 'chunks/map', $this->get_data() );
	}

	/**
	 * Returns the ways in which a theme may ask for validation by its second name.
	 *
	 * @return array<string, array{0: callable}>
	 */
	public function provide_second_names(): array {
		return array(
			'handle'    => array(
				static function (): void {
					wp_enqueue_script( 'chaty-validate' );
				},
			),
			'function'  => array(
				static function (): void {
					chaty_enqueue_behaviours( array( 'validate' ) );
				},
			),
			'attribute' => array(
				static function ( Assets $assets ): void {
					add_theme_support( 'chaty-behaviours' );
					$found = new Behaviour_Detector( $assets );
					$found->scan( '<form data-chaty="validate">' );
					$found->enqueue();
				},
			),
		);
	}

	/**
	 * @dataProvider provide_second_names
	 */
	public function test_second_name_of_validation_loads_it_deferred_as_first_name_does( callable $theme ): void {
		$this->write_bundles( array( 'validation' ), array( 'validation' ) );
		$this->show_page( $theme );

		$this->assertStringContainsString( 'build/chunks/validation.js', $this->get_data() );
		$this->assertMatchesRegularExpression( '#<script[^>]+build/behaviours/validation\.js[^>]+ defer#', $this->capture( array( wp_scripts(), 'do_items' ) ) );
	}

	public function test_theme_support_gives_url_of_each_behaviour_and_loads_none(): void {
		$this->show_page(
			static function (): void {
				add_theme_support( 'chaty-behaviours' );
			}
		);

		$this->assertMatchesRegularExpression( '#"scripts":\{"accordion":\{"scripts":\[\{"id":"chaty-runtime-js","src":"[^"]+/build/runtime\.js\?ver=abc"\},\{"id":"chaty-accordion-js","src":"[^"]+/build/behaviours/accordion\.js\?ver=abc"\}\],"style":"[^"]+/build/behaviours/accordion\.css\?ver=abc"\}\}#', $this->get_data() );
		$this->assertTrue( wp_script_is( 'chaty-behaviours' ) );
		$this->assertStringEndsWith( '/build/behaviours-finder.js', (string) wp_scripts()->registered['chaty-behaviours']->src );
		$this->assertFalse( wp_script_is( 'chaty-accordion' ) );
	}

	public function test_page_learns_hosts_of_films_and_nothing_that_is_no_host(): void {
		$this->write_bundles( array( 'video' ), array() );
		add_filter(
			'chaty_video_hosts',
			static fn ( array $hosts ): array => array_merge( array_slice( $hosts, -1 ), array( 'tube.example', '', 'com', '</script>', 7, ".*\n" ) )
		);
		$this->show_page(
			static function (): void {
				wp_enqueue_script( 'chaty-video' );
			}
		);
		remove_all_filters( 'chaty_video_hosts' );

		$this->assertStringContainsString( '"settings":{"video":{"hosts":["wordpress.tv","tube.example"]}}', $this->get_data() );
	}

	/**
	 * Given a language with other plural forms than English, then the page gets the form for a count of each
	 * plural category, and the language whose rule chooses among them.
	 */
	public function test_plurals(): void {
		$forms  = array( 'element', 'elementy', 'elementów' );
		$polish = static function ( string $text, string $single, string $plural, int $count ) use ( $forms ): string {
			$form = $count % 10 >= 2 && $count % 10 <= 4 && ( $count % 100 < 10 || $count % 100 >= 20 ) ? 1 : 2;

			return '%1$s ' . $forms[ 1 === $count ? 0 : $form ];
		};
		add_filter( 'ngettext_chaty', $polish, 10, 4 );
		add_filter( 'locale', static fn(): string => 'pl_PL' );
		$plurals = ( new Strings() )->get_behaviour_plurals( array( 'portfolio' ) );
		remove_all_filters( 'ngettext_chaty' );
		remove_all_filters( 'locale' );

		$this->assertSame( 'pl-PL', $plurals['lang'] ?? '' );
		$this->assertSame( '%1$s element', $plurals['forms']['%1$s items'][1] ?? '' );
		$this->assertSame( '%1$s elementy', $plurals['forms']['%1$s items'][2] ?? '' );
		$this->assertSame( '%1$s elementów', $plurals['forms']['%1$s items'][5] ?? '' );
		$this->assertSame( array(), ( new Strings() )->get_behaviour_plurals( array( 'portfolio', 'tabs' ) ) );
	}

	/**
	 * @testWith ["<ul data-chaty=\"accordion\">", true]
	 *           ["<ul class=\"a\" data-chaty=\"no-such accordion\" id=\"b\">", true]
	 *           ["<ul data-chaty=\"no-such\">", false]
	 *           ["<p>accordion</p>", false]
	 *           ["&lt;ul data-chaty=&quot;accordion&quot;&gt;", false]
	 */
	public function test_behaviour_in_markup_is_enqueued_with_style_where_theme_supports_it_alone( string $html, bool $is_found ): void {
		foreach ( array( true, false ) as $is_supported ) {
			$this->show_page(
				function ( Assets $assets ) use ( $html, $is_supported ): void {
					if ( $is_supported ) {
						add_theme_support( 'chaty-behaviours' );
					}
					$found = new Behaviour_Detector( $assets );
					$this->assertSame( $html, $found->scan( $html ) );
					$found->scan_posts();
				}
			);

			$this->assertSame( $is_found && $is_supported, wp_script_is( 'chaty-accordion' ) );
			$this->assertSame( $is_found && $is_supported, wp_style_is( 'chaty-accordion' ) );
			$GLOBALS['wp_scripts'] = null;
			$GLOBALS['wp_styles']  = null;
			remove_theme_support( 'chaty-behaviours' );
		}
	}

	public function test_given_theme_that_wants_none_then_page_gets_nothing(): void {
		$this->show_page( static function (): void {} );

		$this->assertSame( array(), wp_scripts()->queue );
		$this->assertSame( array(), wp_styles()->queue );
	}
}
