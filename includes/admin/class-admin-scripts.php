<?php
namespace Chaty\Admin;

use Chaty\Context;

/**
 * Enqueues the bundle of a screen, with its style and its translations.
 */
final class Admin_Scripts {

	/**
	 * Parts of a bundle that have texts and are loaded with their first use, by bundle.
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
	 * Enqueues a bundle, if it was built, with its style and its translations.
	 *
	 * @param string $name Name of the bundle, such as `console-widgets`.
	 */
	public function enqueue( string $name ): void {
		if ( ! $this->register( $name ) ) {
			return;
		}

		$handle = "chaty-$name";
		$script = wp_scripts()->registered[ $handle ];
		$styles = array_values( array_intersect( array( 'wp-components' ), $script->deps ) );
		if ( array() !== $styles ) {
			// React would not find texts that it replaces by pictures; WordPress's block editor removes it too.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		}
		wp_set_script_translations( $handle, 'chaty', $this->get_translations( $handle ) );
		$this->add_translations_of_parts( $name );
		wp_enqueue_script( $handle );
		if ( is_readable( $this->context->get_path( "build/$name.css" ) ) ) {
			wp_enqueue_style( $handle, $this->context->get_url( "build/$name.css" ), $styles, (string) $script->ver );
			wp_style_add_data( $handle, 'rtl', 'replace' );
		}
	}

	/**
	 * Prints what a script reads before its first request, as JSON that cannot close the script element.
	 *
	 * @param array<mixed> $data Data of the script.
	 */
	public function print_data( string $id, array $data ): void {
		printf(
			'<script type="application/json" id="%s">%s</script>',
			esc_attr( $id ),
			wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT )
		);
	}

	/**
	 * Returns the folder with the plugin's own translations of a script. Empty where WordPress has downloaded a
	 * language pack, over which WordPress would prefer this folder.
	 */
	private function get_translations( string $handle ): string {
		return load_script_textdomain( $handle, 'chaty' ) ? '' : $this->context->get_path( 'build/languages' );
	}

	/**
	 * Prints the translations that a language pack has for the parts of a bundle: WordPress only looks for those of
	 * registered scripts. The plugin's own translations of the bundle include those of its parts.
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
	 * Registers a bundle, without translations. It runs when the page is there.
	 *
	 * @return bool Whether it was built.
	 */
	public function register( string $name ): bool {
		$file   = $this->context->get_path( 'build/console.assets.php' );
		$assets = is_readable( $file ) ? (array) require $file : array();
		$asset  = $assets[ "$name.js" ] ?? null;
		$url    = $this->context->get_url( "build/$name.js" );
		$how    = array(
			'in_footer' => true,
			'strategy'  => 'defer',
		);

		return null !== $asset && '' !== $url && wp_register_script( "chaty-$name", $url, $asset['dependencies'], $asset['version'], $how );
	}
}
