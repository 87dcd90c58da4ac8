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
		if ( ! $this->register( $name ) ) {
			return;
		}

		// React would not find its texts again where pictures stand in their place; WordPress's block editor does so too.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );

		$handle = "chaty-$name";
		$flags  = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;
		wp_set_script_translations( $handle, 'chaty', $this->get_translations( $handle ) );
		wp_enqueue_script( $handle );
		wp_add_inline_script( $handle, 'window.chaty_console=' . wp_json_encode( $facts, $flags ) . ';', 'before' );
		wp_enqueue_style( $handle, $this->context->get_url( "build/$name.css" ), array( 'wp-components' ), (string) wp_scripts()->registered[ $handle ]->ver );
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
