<?php
namespace Chaty\Tests;

use Chaty\Admin\Admin_Scripts;
use Chaty\Context;
use Chaty\Plugin;

/**
 * The texts of PHP and of scripts are in the language of the site or the user, from the plugin's own translations
 * or, before them, from the language pack that WordPress has downloaded.
 */
final class Translations_Test extends Site_Test_Case {

	private const HANDLE = 'chaty-console-widgets';

	/**
	 * Files of a language pack that a test has written.
	 *
	 * @var array<int, string>
	 */
	private array $pack = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_determine_locale', array( $this, 'get_german' ) );
		$this->forget_translations();
	}

	protected function tearDown(): void {
		array_map( 'unlink', $this->pack );
		remove_filter( 'pre_determine_locale', array( $this, 'get_german' ) );
		$this->forget_translations();
		parent::tearDown();
	}

	private function forget_translations(): void {
		$GLOBALS['wp_textdomain_registry'] = new \WP_Textdomain_Registry();
		unload_textdomain( 'chaty' );
		unset( $GLOBALS['l10n_unloaded']['chaty'] );
	}

	public function get_german(): string {
		return 'de_DE';
	}

	private function make_context(): Context {
		return new Context( WP_PLUGIN_DIR . '/chaty/chaty.php', '1.0.0' );
	}

	private function put( string $name, string $content ): void {
		$file = WP_LANG_DIR . "/plugins/$name";
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, $content );
		$this->pack[] = $file;
		wp_cache_flush();
	}

	private function print_script(): string {
		( new Admin_Scripts( $this->make_context() ) )->enqueue( 'console-widgets' );

		return (string) wp_scripts()->print_translations( self::HANDLE, false );
	}

	public function test_given_german_site_then_texts_of_php_are_german_also_in_plural(): void {
		( new Plugin( $this->make_context() ) )->load_translations();

		$this->assertSame( 'Kontaktformular', __( 'Contact form', 'chaty' ) );
		// phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment -- Translated in the plugin.
		$this->assertSame( '%s Nachrichten endgültig gelöscht.', _n( '%s message permanently deleted.', '%s messages permanently deleted.', 2, 'chaty' ) );
	}

	public function test_given_language_pack_then_wordpress_takes_its_texts(): void {
		$this->put( 'chaty-de_DE.l10n.php', "<?php return array( 'messages' => array( 'Contact form' => 'Aus dem Sprachpaket' ) );" );
		( new Plugin( $this->make_context() ) )->load_translations();

		$this->assertSame( 'Aus dem Sprachpaket', __( 'Contact form', 'chaty' ) );
	}

	public function test_given_german_site_then_script_gets_its_own_texts_and_no_others(): void {
		$printed = $this->print_script();

		$this->assertStringContainsString( '"Duplicate":["Duplizieren"]', $printed );
		$this->assertStringContainsString( '["%s Klick","%s Klicks"]', $printed );
		$this->assertStringNotContainsString( 'Kreisverkehr', $printed );
	}

	public function test_given_language_pack_then_wordpress_takes_its_texts_of_scripts_too(): void {
		$this->put( 'chaty-de_DE-' . md5( 'build/console-widgets.js' ) . '.json', '{"locale_data":{"messages":{"":{},"Duplicate":["Aus dem Sprachpaket"]}}}' );
		$printed = $this->print_script();

		$this->assertStringContainsString( 'Aus dem Sprachpaket', $printed );
		$this->assertStringNotContainsString( 'Duplizieren', $printed );
	}

	/**
	 * Given a language pack with texts of parts of the script, which WordPress does not know, then the screen has them
	 * too, of each part that has texts, and loads none of the parts for it.
	 */
	public function test_language_pack_of_parts(): void {
		$folder = WP_PLUGIN_DIR . '/chaty/build/';
		$assets = (string) file_get_contents( $folder . 'console.assets.php' );
		$bundle = (string) file_get_contents( $folder . 'console-widgets.js' );
		$parts  = array();
		foreach ( (array) glob( $folder . 'console-*.js' ) as $path ) {
			$file    = basename( (string) $path );
			$is_part = false === strpos( $assets, "'$file'" ) && false !== strpos( $bundle, '"' . basename( $file, '.js' ) . '"' );
			if ( $is_part && false !== strpos( (string) file_get_contents( $folder . $file ), ',"chaty")' ) ) {
				$parts[] = $file;
				$this->put( 'chaty-de_DE-' . md5( "build/$file" ) . '.json', '{"locale_data":{"messages":{"":{},"Import":["Text von ' . $file . '"]}}}' );
			}
		}
		$this->assertContains( 'console-transfer.js', $parts );

		$this->print_script();
		$before = implode( "\n", (array) wp_scripts()->get_data( self::HANDLE, 'before' ) );

		foreach ( $parts as $file ) {
			$this->assertStringContainsString( "Text von $file", $before );
			$this->assertFalse( wp_script_is( 'chaty-' . basename( $file, '.js' ) ) );
		}
	}

	public function test_given_site_in_english_then_nothing_is_printed(): void {
		remove_filter( 'pre_determine_locale', array( $this, 'get_german' ) );

		$this->assertSame( '', $this->print_script() );
	}

	public function test_given_list_of_plugins_then_description_is_german(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		$this->assertStringStartsWith( 'Ein schwebendes', get_plugin_data( WP_PLUGIN_DIR . '/chaty/chaty.php', false )['Description'] );
	}
}
