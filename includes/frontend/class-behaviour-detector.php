<?php
/**
 * Page behaviours whose markup PHP sees.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Registrable;

/**
 * Enqueues the behaviours whose `data-chaty` attributes stand in posts and blocks, for themes that
 * support behaviours: their styles are there with the first paint, so nothing jumps. What stands
 * elsewhere is found by the script `chaty-behaviours`.
 */
final class Behaviour_Detector implements Registrable {

	/**
	 * Names that were found and are not enqueued yet.
	 *
	 * @var array<int, string>
	 */
	private array $found = array();
	private Assets $assets;

	/**
	 * @param Assets $assets Built scripts and styles.
	 */
	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/**
	 * Adds the part's hooks. A block theme makes its blocks before the head of the page, so what they
	 * have is known when themes enqueue; what comes later is enqueued in the footer.
	 */
	public function register(): void {
		add_filter( 'render_block', array( $this, 'scan' ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', array( $this, 'scan_posts' ), 20 );
		add_action( 'wp_footer', array( $this, 'enqueue' ), 17 );
	}

	/**
	 * Notes the behaviours of some markup.
	 *
	 * @param string $html Markup.
	 * @return string The same.
	 */
	public function scan( $html ) {
		if ( is_string( $html ) && false !== strpos( $html, ' data-chaty="' ) && preg_match_all( '/ data-chaty="([a-z -]+)"/', $html, $matches ) ) {
			$this->found = array_unique( array_merge( $this->found, explode( ' ', implode( ' ', $matches[1] ) ) ) );
		}

		return $html;
	}

	/**
	 * Looks at the posts of the page, and enqueues what was found so far.
	 */
	public function scan_posts(): void {
		foreach ( $GLOBALS['wp_query']->posts ?? array() as $post ) {
			$this->scan( $post->post_content ?? '' );
		}
		$this->enqueue();
	}

	/**
	 * Enqueues what was found.
	 */
	public function enqueue(): void {
		if ( array() === $this->found || ! current_theme_supports( Behaviour_Assets::SUPPORT ) ) {
			return;
		}

		$names = array_map(
			static function ( string $name ): string {
				return Assets::ALIASES[ $name ] ?? $name;
			},
			$this->found
		);
		foreach ( array_intersect( $this->assets->get_behaviours(), $names ) as $name ) {
			wp_enqueue_script( "chaty-$name" );
		}
		$this->found = array();
	}
}
