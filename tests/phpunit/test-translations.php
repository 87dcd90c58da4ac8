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

	/**
	 * Begins on a German site.
	 */
	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_determine_locale', array( $this, 'get_german' ) );
		$this->forget_translations();
	}

	/**
	 * Ends in English, without the language pack.
	 */
	protected function tearDown(): void {
		array_map( 'unlink', $this->pack );
		remove_filter( 'pre_determine_locale', array( $this, 'get_german' ) );
		$this->forget_translations();
		parent::tearDown();
	}

	/**
	 * Forgets what was loaded, and where from.
	 */
	private function forget_translations(): void {
		$GLOBALS['wp_textdomain_registry'] = new \WP_Textdomain_Registry();
		unload_textdomain( 'chaty' );
		unset( $GLOBALS['l10n_unloaded']['chaty'] );
	}

	/**
	 * Returns the language of these tests.
	 */
	public function get_german(): string {
		return 'de_DE';
	}

	/**
	 * Creates the context.
	 */
	private function make_context(): Context {
		return new Context( WP_PLUGIN_DIR . '/chaty/chaty.php', '1.0.0' );
	}

	/**
	 * Writes a file of a language pack.
	 *
	 * @param string $name    Name of the file.
	 * @param string $content Its content.
	 */
	private function put( string $name, string $content ): void {
		$file = WP_LANG_DIR . "/plugins/$name";
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, $content );
		$this->pack[] = $file;
		wp_cache_flush();
	}

	/**
	 * Returns what the Widgets screen prints for its script.
	 */
	private function print_script(): string {
		( new Admin_Scripts( $this->make_context() ) )->enqueue( 'console-widgets' );

		return (string) wp_scripts()->print_translations( self::HANDLE, false );
	}

	/**
	 * Given a German site, then texts of PHP are German, also in the plural.
	 */
	public function test_php(): void {
		( new Plugin( $this->make_context() ) )->load_translations();

		$this->assertSame( 'Kontaktformular', __( 'Contact form', 'chaty' ) );
		// phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment -- Translated in the plugin.
		$this->assertSame( '%s Nachrichten endgültig gelöscht.', _n( '%s message permanently deleted.', '%s messages permanently deleted.', 2, 'chaty' ) );
	}

	/**
	 * Given a language pack, then WordPress takes its texts.
	 */
	public function test_language_pack_of_php_comes_first(): void {
		$this->put( 'chaty-de_DE.l10n.php', "<?php return array( 'messages' => array( 'Contact form' => 'Aus dem Sprachpaket' ) );" );
		( new Plugin( $this->make_context() ) )->load_translations();

		$this->assertSame( 'Aus dem Sprachpaket', __( 'Contact form', 'chaty' ) );
	}

	/**
	 * Given a German site, then the script gets its own texts and no others.
	 */
	public function test_script(): void {
		$printed = $this->print_script();

		$this->assertStringContainsString( '"Duplicate":["Duplizieren"]', $printed );
		$this->assertStringContainsString( '["%s Klick","%s Klicks"]', $printed );
		$this->assertStringNotContainsString( 'Kreisverkehr', $printed );
	}

	/**
	 * Given a language pack, then WordPress takes its texts of scripts too.
	 */
	public function test_language_pack_of_a_script_comes_first(): void {
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

	/**
	 * Given a site in English, then nothing is printed.
	 */
	public function test_english(): void {
		remove_filter( 'pre_determine_locale', array( $this, 'get_german' ) );

		$this->assertSame( '', $this->print_script() );
	}

	/**
	 * Given the list of plugins, then the description is German.
	 */
	public function test_header(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';

		$this->assertStringStartsWith( 'Ein schwebendes', get_plugin_data( WP_PLUGIN_DIR . '/chaty/chaty.php', false )['Description'] );
	}
}
