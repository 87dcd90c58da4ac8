<?php
/**
 * Loading of widgets.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Registrable;

/**
 * Enqueues the loader with its settings on pages that can show a widget. Needs no query beyond autoloaded
 * options.
 */
final class Widget_Enqueuer implements Registrable {

	/**
	 * Query arguments of page builders.
	 */
	private const BUILDER_ARGUMENTS = array( 'elementor-preview', 'ct_builder', 'et_fb', 'zionbuilder-preview', 'siteorigin_panels_live_editor', 'fl_builder' );

	private Frontend_Settings $settings;
	private Loader_Data $assets;

	/**
	 * @param Frontend_Settings $settings Settings of the page.
	 * @param Loader_Data       $assets   Data of the loader.
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
	 * Enqueues the loader, with the settings before it.
	 */
	public function enqueue(): void {
		if ( ! wp_script_is( 'chaty-loader', 'registered' ) || ! $this->is_visitor_page() ) {
			return;
		}

		$widgets = $this->settings->get_widgets();
		if ( array() === $widgets ) {
			return;
		}

		foreach ( $this->assets->get_early_bundles( $widgets ) as $handle ) {
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
