<?php
/**
 * Scripts of the console.
 *
 * @package Chaty
 */

namespace Chaty\Admin;

use Chaty\Context;

/**
 * Enqueues the bundle of a screen, with its style and its translations.
 */
final class Admin_Scripts {

	/**
	 * Bundle that runs the scripts in the template.
	 */
	private const LATE = 'late-scripts';

	/**
	 * Parts of a bundle that have texts and come with their first use, by the bundle.
	 */
	private const PARTS = array( 'console-widgets' => array( 'console-test-message', 'console-transfer' ) );

	private Context $context;

	/**
	 * @param Context $context Context of the plugin.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Enqueues a bundle, if it was built.
	 *
	 * @param string               $name  Name of the bundle, such as `console-widgets`.
	 * @param array<string, mixed> $facts What `window.chaty_console` tells it.
	 */
	public function enqueue( string $name, array $facts ): void {
		if ( $this->prepare( $name, $facts ) ) {
			wp_enqueue_script( "chaty-$name" );
		}
	}

	/**
	 * Enqueues a bundle, if it was built, for a screen that PHP prints whole. The bundle runs once the screen is drawn:
	 * until WordPress's scripts for React have run, which the bundle needs, the browser would draw nothing.
	 *
	 * @param string               $name  Name of the bundle, such as `console-messages`.
	 * @param array<string, mixed> $facts What `window.chaty_console` tells it.
	 */
	public function enqueue_late( string $name, array $facts ): void {
		if ( ! $this->prepare( $name, $facts ) || ! $this->register( self::LATE ) ) {
			return;
		}
		// After those of WordPress and of other plugins, so that only what is still missing is printed for later.
		add_action(
			'admin_print_footer_scripts',
			static function () use ( $name ): void {
				wp_enqueue_script( "chaty-$name" );
				echo '<template id="chaty-late-scripts">';
				print_footer_scripts();
				echo '</template>';
				wp_enqueue_script( 'chaty-' . self::LATE );
				print_footer_scripts();
			},
			PHP_INT_MAX
		);
	}

	/**
	 * Registers a bundle with its facts and translations, and enqueues its style.
	 *
	 * @param string               $name  Name of the bundle.
	 * @param array<string, mixed> $facts Facts.
	 * @return bool Whether it was built.
	 */
	private function prepare( string $name, array $facts ): bool {
		if ( ! $this->register( $name ) ) {
			return false;
		}

		// React would not find its texts again where pictures stand in their place; WordPress's block editor does so too.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );

		$handle = "chaty-$name";
		$flags  = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;
		wp_set_script_translations( $handle, 'chaty', $this->get_translations( $handle ) );
		$this->add_translations_of_parts( $name );
		wp_add_inline_script( $handle, 'window.chaty_console=' . wp_json_encode( $facts, $flags ) . ';', 'before' );
		wp_enqueue_style( $handle, $this->context->get_url( "build/$name.css" ), array( 'wp-components' ), (string) wp_scripts()->registered[ $handle ]->ver );
		wp_style_add_data( $handle, 'rtl', 'replace' );

		return true;
	}

	/**
	 * Returns the folder with the plugin's own translations of a script. WordPress would prefer it to a language pack
	 * that it has downloaded, so it is left out where there is one.
	 *
	 * @param string $handle Handle of the script.
	 */
	private function get_translations( string $handle ): string {
		return load_script_textdomain( $handle, 'chaty' ) ? '' : $this->context->get_path( 'build/languages' );
	}

	/**
	 * Prints what a language pack has for the parts of a bundle: WordPress looks for texts of registered scripts alone.
	 * The plugin's own translations of the bundle have those of its parts.
	 *
	 * @param string $name Name of the bundle.
	 */
	private function add_translations_of_parts( string $name ): void {
		foreach ( self::PARTS[ $name ] ?? array() as $part ) {
			$url = $this->context->get_url( "build/$part.js" );
			if ( '' === $url ) {
				continue;
			}
			wp_register_script( "chaty-$part", $url, array(), '1', array( 'in_footer' => true ) );
			wp_set_script_translations( "chaty-$part", 'chaty' );
			$script = wp_scripts()->print_translations( "chaty-$part", false );
			if ( $script ) {
				wp_add_inline_script( "chaty-$name", $script, 'before' );
			}
		}
	}

	/**
	 * Registers a bundle, without translations.
	 *
	 * @param string $name Name of the bundle.
	 * @return bool Whether it was built.
	 */
	public function register( string $name ): bool {
		$file   = $this->context->get_path( 'build/console.assets.php' );
		$assets = is_readable( $file ) ? (array) require $file : array();
		$asset  = $assets[ "$name.js" ] ?? null;
		$url    = $this->context->get_url( "build/$name.js" );
		if ( null === $asset || '' === $url ) {
			return false;
		}

		return wp_register_script( "chaty-$name", $url, $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
	}
}
