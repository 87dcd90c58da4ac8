<?php
namespace Chaty\Frontend;

use Chaty\Registrable;

/**
 * Enqueues the behaviours whose `data-chaty` attributes are in posts and blocks, for themes that support
 * behaviours: their styles are loaded before the first paint, which avoids layout shifts. The script
 * `chaty-behaviours` finds all others.
 */
final class Behaviour_Detector implements Registrable {

	/**
	 * Behaviours that were found and are not enqueued yet.
	 *
	 * @var array<int, string>
	 */
	private array $found = array();
	private Assets $assets;

	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/**
	 * Adds the hooks. Block themes render blocks before the head, so their behaviours are known when themes
	 * enqueue; later ones are enqueued in the footer.
	 */
	public function register(): void {
		add_filter( 'render_block', array( $this, 'scan' ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', array( $this, 'scan_posts' ), 20 );
		add_action( 'wp_footer', array( $this, 'enqueue' ), 17 );
	}

	/**
	 * @param string $html Markup.
	 * @return string Markup, unchanged.
	 */
	public function scan( $html ) {
		if ( is_string( $html ) && false !== strpos( $html, ' data-chaty="' ) && preg_match_all( '/ data-chaty="([a-z -]+)"/', $html, $matches ) ) {
			$this->found = array_unique( array_merge( $this->found, explode( ' ', implode( ' ', $matches[1] ) ) ) );
		}

		return $html;
	}

	public function scan_posts(): void {
		foreach ( $GLOBALS['wp_query']->posts ?? array() as $post ) {
			$this->scan( $post->post_content ?? '' );
		}
		$this->enqueue();
	}

	public function enqueue(): void {
		if ( array() === $this->found || ! current_theme_supports( Behaviour_Assets::SUPPORT ) ) {
			return;
		}

		$names = array_map( static fn ( string $name ): string => Assets::ALIASES[ $name ] ?? $name, $this->found );
		foreach ( array_intersect( $this->assets->get_behaviours(), $names ) as $name ) {
			wp_enqueue_script( "chaty-$name" );
		}
		$this->found = array();
	}
}
