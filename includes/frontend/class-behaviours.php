<?php
/**
 * Page behaviours of themes.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Context;
use Chaty\Registrable;

/**
 * Gives themes the page behaviours: one by its handle `chaty-<name>`, some by
 * `chaty_enqueue_behaviours()`, or, with `add_theme_support( 'chaty-behaviours' )`, each where its
 * markup is found on the page.
 */
final class Behaviours implements Registrable {

	/**
	 * Theme support by which a theme asks for all of them.
	 */
	private const SUPPORT = 'chaty-behaviours';

	/**
	 * Where the plugin lives.
	 *
	 * @var Context
	 */
	private $context;

	/**
	 * Keeps what it is given.
	 *
	 * @param Context $context Where the plugin lives.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Adds the part's hooks. Themes enqueue at 10; what blocks enqueue while the page is made is seen in
	 * the footer.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_finder' ), 20 );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_styles' ), 100 );
		add_action( 'wp_footer', array( $this, 'enqueue_styles' ), 1 );
	}

	/**
	 * Enqueues the script that loads each behaviour where its markup is.
	 */
	public function enqueue_finder(): void {
		if ( ! current_theme_supports( self::SUPPORT ) || ! wp_script_is( 'chaty-site', 'registered' ) ) {
			return;
		}

		wp_enqueue_script( 'chaty-site' );
		wp_add_inline_script(
			'chaty-site',
			'window.chaty_behaviours=' . wp_json_encode( $this->get_places(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}

	/**
	 * Enqueues the style of each behaviour whose script is enqueued: a theme names one handle only.
	 */
	public function enqueue_styles(): void {
		foreach ( $this->get_names() as $name ) {
			if ( wp_script_is( "chaty-$name" ) && wp_style_is( "chaty-$name", 'registered' ) ) {
				wp_enqueue_style( "chaty-$name" );
			}
		}
	}

	/**
	 * Gives where each behaviour's files are.
	 *
	 * @return array<string, array{script: string, style?: string}> By name.
	 */
	private function get_places(): array {
		$places  = array();
		$scripts = new View_Scripts();
		foreach ( $this->get_names() as $name ) {
			$script = $scripts->get_scripts( "chaty-$name" );
			$style  = wp_styles()->registered[ "chaty-$name" ] ?? null;
			if ( array() !== $script ) {
				$places[ $name ] = array( 'script' => end( $script )['src'] );
			}
			if ( isset( $places[ $name ] ) && null !== $style ) {
				$places[ $name ]['style'] = add_query_arg( 'ver', (string) $style->ver, (string) $style->src );
			}
		}

		return $places;
	}

	/**
	 * Lists the behaviours that were built.
	 *
	 * @return array<int, string>
	 */
	private function get_names(): array {
		$names = array();
		foreach ( (array) glob( $this->context->get_path( 'build/site/*.asset.php' ) ) as $file ) {
			$names[] = basename( (string) $file, '.asset.php' );
		}

		return $names;
	}
}
