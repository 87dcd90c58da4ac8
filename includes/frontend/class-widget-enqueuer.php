<?php
/**
 * Pages with a widget.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Registrable;

/**
 * Puts the loader and the settings on pages where a widget could show. Costs no query beyond
 * autoloaded options.
 */
final class Widget_Enqueuer implements Registrable {

	/**
	 * Query arguments by which page builders open a page for editing.
	 */
	private const BUILDER_ARGUMENTS = array( 'elementor-preview', 'ct_builder', 'et_fb', 'zionbuilder-preview', 'siteorigin_panels_live_editor', 'fl_builder' );

	private Frontend_Settings $settings;
	private Loader_Data $assets;

	/**
	 * @param Frontend_Settings $settings Makes the settings.
	 * @param Loader_Data       $assets   Makes what the scripts need besides.
	 */
	public function __construct( Frontend_Settings $settings, Loader_Data $assets ) {
		$this->settings = $settings;
		$this->assets   = $assets;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Enqueues the loader with the settings before it.
	 */
	public function enqueue(): void {
		if ( ! wp_script_is( 'chaty-loader', 'registered' ) || ! $this->is_visitor_page() ) {
			return;
		}

		$widgets = $this->settings->get_widgets();
		if ( array() === $widgets ) {
			return;
		}

		foreach ( $this->assets->get_early_parts( $widgets ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		wp_enqueue_script( 'chaty-loader' );
		wp_add_inline_script(
			'chaty-loader',
			$this->settings->to_inline_script( $widgets, $this->assets->get_assets() ) . $this->assets->get_early_inline_script( $widgets ),
			'before'
		);
	}

	/**
	 * Returns whether the request shows a page to visitors: not the admin, a feed, an embed, or a page
	 * that is open in a page builder.
	 */
	private function is_visitor_page(): bool {
		if ( is_admin() || is_feed() || is_embed() ) {
			return false;
		}

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only looks whether the arguments are there.
		return array() === array_intersect( self::BUILDER_ARGUMENTS, array_keys( $_GET ) );
	}
}
