<?php
/**
 * Data of the loader.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Context;
use Chaty\Settings\Raw_Values;

/**
 * Creates the data of the loader: the URLs of later bundles, the strings, and the source of the visitor's
 * country. It is separate from the settings, which other plugins may define at any time.
 */
final class Loader_Data {

	private Context $context;
	private General_Settings $settings;
	private Script_Dependencies $scripts;
	private Strings $strings;

	public function __construct( Context $context, General_Settings $settings, Script_Dependencies $scripts, Strings $strings ) {
		$this->context  = $context;
		$this->settings = $settings;
		$this->scripts  = $scripts;
		$this->strings  = $strings;
	}

	/**
	 * Returns an inline script that listens for `popstate` before all other scripts. Listeners are called in the
	 * order in which they were added, and WordPress's modules, which run before the plugin's scripts, reload the
	 * page at history entries of an earlier load.
	 *
	 * @param array<int, array<string, mixed>> $widgets Public settings of the widgets.
	 * @return string Empty if no widget has exit intent, which needs it.
	 */
	public function get_early_inline_script( array $widgets ): string {
		foreach ( $widgets as $widget ) {
			if ( Raw_Values::is_true( ( (array) $widget['triggers'] )['exit_intent'] ?? '' ) ) {
				return 'window.chaty_back=new Set;addEventListener("popstate",function(e){chaty_back.forEach(function(f){f(e)})});';
			}
		}

		return '';
	}

	/**
	 * Returns the data.
	 *
	 * @return array<string, mixed>
	 */
	public function get_assets(): array {
		return array(
			'widget'         => $this->scripts->get_scripts( 'chaty-widget' ),
			'panels'         => $this->get_script( 'chaty-panels' ),
			'triggers'       => $this->get_script( 'chaty-triggers' ),
			'single_channel' => $this->get_script( 'chaty-single-channel' ),
			'compose'        => $this->get_script( 'chaty-compose' ),
			'sprite'         => $this->get_url( 'build/icons.svg' ),
			'effects'        => $this->get_url( 'build/effects.css' ),
			'fonts'          => $this->settings->get_font_service(),
			'country'        => $this->settings->get_country(),
			'lang'           => $this->strings->get_widget_strings(),
			'debug'          => defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG,
		);
	}

	/**
	 * Returns the URL of a file, on the page's own host: browsers do not load sprites from other origins.
	 *
	 * @param string $file Path from the plugin's folder.
	 */
	private function get_url( string $file ): string {
		return add_query_arg( 'ver', $this->context->get_version(), wp_make_link_relative( $this->context->get_url( $file ) ) );
	}

	/**
	 * Returns a script alone, whose dependencies the page has by then.
	 *
	 * @param string $handle Handle.
	 * @return array{id: string, src: string}|null Null if it was not built.
	 */
	private function get_script( string $handle ): ?array {
		$scripts = $this->scripts->get_scripts( $handle );

		return array_pop( $scripts );
	}
}
