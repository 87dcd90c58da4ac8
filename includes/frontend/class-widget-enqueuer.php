<?php
namespace Chaty\Frontend;

use Chaty\Registrable;

/**
 * Enqueues the loader on pages that can show a widget, and prints the launchers at the beginning of the body, so that
 * they are painted with the page's first content (docs/decisions/0026-beginning-of-the-body.md), and its data in the
 * footer. Needs no query beyond autoloaded options.
 */
final class Widget_Enqueuer implements Registrable {

	/**
	 * Query arguments by which page builders show a page in their editor: Elementor, Oxygen, Divi (the last two of its three:
	 * previews of a module and of a layout block), Zion, SiteOrigin, Beaver, Bricks, Breakdance, Brizy (in
	 * former versions, and in 2.8), WPBakery, Visual Composer, Thrive, Avada, Themify, Cornerstone, Flatsome and Pagelayer.
	 */
	private const BUILDER_ARGUMENTS = array(
		'elementor-preview',
		'ct_builder',
		'et_fb',
		'et_pb_preview',
		'et_block_layout_preview',
		'zionbuilder-preview',
		'siteorigin_panels_live_editor',
		'fl_builder',
		'bricks',
		'breakdance_iframe',
		'brizy-edit-iframe',
		'is-editor-iframe',
		'vc_editable',
		'vcv-editable',
		'tve',
		'fb-edit',
		'tb-preview',
		'cornerstone_preview',
		'uxb_iframe',
		'pagelayer-iframe',
	);

	private Assets $bundles;
	private Page_Parts $parts;

	/**
	 * Launchers of the page that are not printed yet.
	 */
	private string $html = '';

	/**
	 * Markup for the footer: the data of the loader, and lists for pages without scripts.
	 */
	private string $footer = '';

	public function __construct( Assets $bundles, Page_Parts $parts ) {
		$this->bundles = $bundles;
		$this->parts   = $parts;
	}

	/**
	 * Adds the hooks. Themes enqueue at 10, and may then add to the loader or dequeue it; scripts of the footer are
	 * printed at 20.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), 9 );
		add_action( 'wp_body_open', array( $this, 'print_launchers' ) );
		add_action( 'wp_footer', array( $this, 'print_data' ) );
	}

	/**
	 * Enqueues the loader, and the bundles that a widget needs before a click.
	 */
	public function enqueue(): void {
		if ( ! $this->bundles->is_built() || ! $this->is_visitor_page() ) {
			return;
		}

		$parts = $this->parts->get();
		if ( null === $parts ) {
			return;
		}

		$this->bundles->register_widget( ...$parts['bundles'] );
		foreach ( $parts['bundles'] as $name ) {
			if ( 'loader-single' === $name ) {
				// The handle stays the loader's, so that a theme can dequeue it.
				$scripts                      = wp_scripts()->registered;
				$scripts['chaty-loader']->src = $scripts[ "chaty-$name" ]->src;
				$scripts['chaty-loader']->ver = $scripts[ "chaty-$name" ]->ver;
				$name                         = 'loader';
			}
			wp_enqueue_script( "chaty-$name" );
		}
		wp_add_inline_script( 'chaty-loader', $parts['script'], 'before' );
		$this->html   = $parts['html'];
		$this->footer = $parts['footer'];
	}

	/**
	 * Prints the launchers, unless the loader was dequeued.
	 */
	public function print_launchers(): void {
		if ( wp_script_is( 'chaty-loader', 'enqueued' ) ) {
			echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Launcher\HTML escapes every value.
			$this->html = '';
		}
	}

	/**
	 * Prints the data, after the launchers where the theme does not call `wp_body_open()`.
	 */
	public function print_data(): void {
		if ( wp_script_is( 'chaty-loader', 'enqueued' ) ) {
			$this->print_launchers();
			echo $this->footer; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- As above, and `to_html()` escapes what could end the JSON.
		}
	}

	/**
	 * Returns whether the page is for visitors, and not in the admin, a feed, an embed or a page builder.
	 */
	private function is_visitor_page(): bool {
		if ( is_admin() || is_feed() || is_embed() ) {
			return false;
		}

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only checks whether the arguments exist.
		return array() === array_intersect( self::BUILDER_ARGUMENTS, array_keys( $_GET ) );
	}
}
