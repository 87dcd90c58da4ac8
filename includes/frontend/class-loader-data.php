<?php
namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Context;
use Chaty\Settings\Raw_Values;

/**
 * Creates the data of the loader: where later bundles are, the strings, and the source of the visitor's
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
	 * Returns the data, without what scripts contain themselves, such as English texts.
	 *
	 * @return array<string, mixed>
	 */
	public function get_assets(): array {
		$scripts = $this->get_scripts();
		$widget  = (string) ( array_pop( $scripts )['src'] ?? '' );
		$version = (string) ( wp_scripts()->registered['chaty-widget']->ver ?? '' );
		$base    = wp_make_link_relative( $this->context->get_url( 'build/' ) );
		$usual   = array(
			'react'   => array(),
			'widget'  => add_query_arg( 'ver', $version, $base . 'widget.js' ),
			'fonts'   => General_Settings::FONT_SERVICE,
			'country' => array(
				'url'  => General_Settings::TRACE_SERVICE,
				'code' => '',
			),
			'lang'    => array(),
			'debug'   => false,
		);
		$data    = array(
			'react'   => $scripts,
			// The loader derives the addresses of other bundles from this one.
			'widget'  => 1 === preg_match_all( '/widget\.js/', $widget ) ? $widget : $usual['widget'],
			'fonts'   => $this->settings->get_font_service(),
			'country' => $this->settings->get_country(),
			'lang'    => array_diff_assoc( $this->strings->get_widget_strings(), $this->read_english() ),
			'debug'   => defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG,
		);

		return compact( 'base', 'version' ) + array_filter(
			$data,
			static fn ( $value, string $name ): bool => $value !== $usual[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Returns the scripts of the open widget. The URL of a script on the page's own host is only a path.
	 *
	 * @return array<int, array{id: string, src: string}>
	 */
	private function get_scripts(): array {
		$scripts = $this->scripts->get_scripts( 'chaty-widget' );
		$root    = (string) preg_replace( '#(?<=[^/:])/.*#', '/', home_url( '/' ) );
		foreach ( $scripts as $at => list( 'src' => $src ) ) {
			if ( 0 === strpos( $src, $root ) ) {
				$scripts[ $at ]['src'] = substr( $src, strlen( $root ) - 1 );
			}
		}

		return $scripts;
	}

	/**
	 * Returns the English texts, which scripts contain themselves.
	 *
	 * @return array<string, string>
	 */
	private function read_english(): array {
		$file = $this->context->get_path( 'build/strings.php' );

		return is_readable( $file ) ? (array) require $file : array();
	}
}
