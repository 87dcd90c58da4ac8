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
	 * Parts of a bundle that have texts and come with their first use, by the bundle.
	 */
	private const PARTS = array(
		'console-widgets'  => array( 'console-test-message', 'console-transfer' ),
		'console-settings' => array( 'console-import' ),
	);

	private Context $context;

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
	 * Enqueues a bundle, if it was built, for a screen that PHP prints whole: it runs when the page is there.
	 *
	 * @param string $name Name of the bundle, such as `console-messages`.
	 */
	public function enqueue_deferred( string $name ): void {
		if ( ! $this->register( $name, array( 'strategy' => 'defer' ) ) ) {
			return;
		}
		$handle = "chaty-$name";
		wp_set_script_translations( $handle, 'chaty', $this->get_translations( $handle ) );
		wp_enqueue_script( $handle );
		$this->enqueue_style( $name, array() );
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
		$this->enqueue_style( $name, array( 'wp-components' ) );

		return true;
	}

	/**
	 * Enqueues the style of a registered bundle.
	 *
	 * @param string             $name         Name of the bundle.
	 * @param array<int, string> $dependencies Handles of other styles.
	 */
	private function enqueue_style( string $name, array $dependencies ): void {
		$handle = "chaty-$name";
		wp_enqueue_style( $handle, $this->context->get_url( "build/$name.css" ), $dependencies, (string) wp_scripts()->registered[ $handle ]->ver );
		wp_style_add_data( $handle, 'rtl', 'replace' );
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
	 * @param string               $name Name of the bundle.
	 * @param array<string, mixed> $args How it loads, besides in the footer.
	 * @return bool Whether it was built.
	 */
	public function register( string $name, array $args = array() ): bool {
		$file   = $this->context->get_path( 'build/console.assets.php' );
		$assets = is_readable( $file ) ? (array) require $file : array();
		$asset  = $assets[ "$name.js" ] ?? null;
		$url    = $this->context->get_url( "build/$name.js" );
		if ( null === $asset || '' === $url ) {
			return false;
		}

		return wp_register_script( "chaty-$name", $url, $asset['dependencies'], $asset['version'], $args + array( 'in_footer' => true ) );
	}
}
