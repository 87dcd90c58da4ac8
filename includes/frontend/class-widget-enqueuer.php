<?php
namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Context;
use Chaty\Launcher\Launchers;
use Chaty\Launcher\Page;
use Chaty\Registrable;
use Chaty\Settings\Raw_Values;

/**
 * Enqueues the loader on pages that can show a widget, and prints the launchers with its data in the footer. Needs
 * no query beyond autoloaded options.
 */
final class Widget_Enqueuer implements Registrable {

	/**
	 * Query arguments of page builders.
	 */
	private const BUILDER_ARGUMENTS = array( 'elementor-preview', 'ct_builder', 'et_fb', 'zionbuilder-preview', 'siteorigin_panels_live_editor', 'fl_builder' );

	/**
	 * For other scripts of the page, which may read and change the settings before the loader runs. The loader itself
	 * reads the printed ones where this script is blocked or delayed.
	 */
	private const SETTINGS_SCRIPT = "window.chaty_settings=JSON.parse(document.querySelector('script#chaty-settings').text);";

	private Context $context;
	private Assets $bundles;
	private Frontend_Settings $settings;
	private Loader_Data $assets;

	/**
	 * Launchers of the page, and the data of the loader after them.
	 */
	private string $html = '';

	public function __construct( Context $context, Assets $bundles, Frontend_Settings $settings, Loader_Data $assets ) {
		$this->context  = $context;
		$this->bundles  = $bundles;
		$this->settings = $settings;
		$this->assets   = $assets;
	}

	/**
	 * Adds the hooks. Scripts of the footer are printed at 20.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
		add_action( 'wp_footer', array( $this, 'print_launchers' ) );
	}

	/**
	 * Enqueues the loader, and the bundles that a widget needs before a click.
	 */
	public function enqueue(): void {
		if ( ! $this->bundles->is_built() || ! $this->is_visitor_page() ) {
			return;
		}

		$widgets = $this->settings->get_widgets();
		if ( array() === $widgets ) {
			return;
		}

		$this->bundles->register_widget();
		$assets    = $this->assets->get_assets();
		$texts     = $assets['lang'] ?? array();
		$fonts     = $assets['fonts'] ?? General_Settings::FONT_SERVICE;
		$page      = new Page( $this->context, $fonts, Raw_Values::read_text( $texts, 'open', 'Contact us' ), Raw_Values::read_text( $texts, 'close', 'Close' ) );
		$launchers = new Launchers( $widgets, $page );
		$plan      = $launchers->get_plan();
		foreach ( $launchers->get_bundles() as $name ) {
			if ( 'loader-single' === $name ) {
				// Under the loader's own handle, by which a theme may take it from the page.
				$scripts                      = wp_scripts()->registered;
				$scripts['chaty-loader']->src = $scripts[ "chaty-$name" ]->src;
				$scripts['chaty-loader']->ver = $scripts[ "chaty-$name" ]->ver;
				$name                         = 'loader';
			}
			wp_enqueue_script( "chaty-$name" );
		}
		wp_add_inline_script( 'chaty-loader', self::SETTINGS_SCRIPT . $this->assets->get_early_inline_script( $widgets ), 'before' );
		$this->html = $launchers->get_html() . $this->settings->to_html( $launchers->without_drawings( $widgets ), compact( 'assets', 'plan' ) );
	}

	/**
	 * Prints the launchers and the data, unless somebody has taken the loader from the page.
	 */
	public function print_launchers(): void {
		if ( wp_script_is( 'chaty-loader', 'enqueued' ) ) {
			echo $this->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Launcher\HTML escapes every value, and `to_html()` what could end the JSON.
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
