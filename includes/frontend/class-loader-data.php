<?php
/**
 * What the scripts need besides the settings.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Config\General_Settings;
use Chaty\Context;
use Chaty\Settings\Channel_Availability;
use Chaty\Settings\Sanitizers\Boolean;

/**
 * Makes `window.chaty_assets`: where the plugin's later parts are, its words, and where a visitor's
 * country is asked. Apart from the settings, so that these may come from anywhere and at any time.
 */
final class Loader_Data {

	/**
	 * Switches of rules and triggers. A widget with none of them shows at once.
	 */
	private const RULES = array( 'has_countries', 'has_date_scheduling_rules', 'has_day_hours_scheduling_rules', 'has_display_after_page_scroll', 'exit_intent', 'auto_hide_widget' );

	private Context $context;
	private General_Settings $page;
	private Script_Dependencies $scripts;
	private Strings $strings;

	/**
	 * @param Context             $context Context of the plugin.
	 * @param General_Settings    $page    General settings.
	 * @param Script_Dependencies $scripts Gives the addresses of scripts.
	 * @param Strings             $strings   Gives the words.
	 */
	public function __construct( Context $context, General_Settings $page, Script_Dependencies $scripts, Strings $strings ) {
		$this->context = $context;
		$this->page    = $page;
		$this->scripts = $scripts;
		$this->strings = $strings;
	}

	/**
	 * Lists the parts that a page's widgets need before anybody clicks, so that they come with the
	 * loader and not after it.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets as a page may see them.
	 * @return array<int, non-empty-string> Handles.
	 */
	public function get_early_parts( array $widgets ): array {
		$parts = array();
		foreach ( $widgets as $widget ) {
			if ( $this->has_rules( (array) $widget['triggers'] ) ) {
				$parts['triggers'] = 'chaty-triggers';
			}
			if ( Channel_Availability::has_only_channel( $widget ) ) {
				$parts['single_channel'] = 'chaty-single-channel';
			}
		}

		return array_values( $parts );
	}

	/**
	 * Makes the statement that lets the scripts hear of a way through the browser's history before all others
	 * do. Browsers call listeners of the window in the order in which they were added, and WordPress, whose
	 * modules run before the plugin's scripts, loads a page anew at entries of an earlier load.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets as a page may see them.
	 * @return string Empty where no widget has exit intent, which needs it.
	 */
	public function get_early_inline_script( array $widgets ): string {
		foreach ( $widgets as $widget ) {
			if ( Boolean::is_on( ( (array) $widget['triggers'] )['exit_intent'] ?? '' ) ) {
				return 'window.chaty_back=new Set;addEventListener("popstate",function(e){chaty_back.forEach(function(f){f(e)})});';
			}
		}

		return '';
	}

	/**
	 * Makes the assets.
	 *
	 * @return array<string, mixed>
	 */
	public function get_assets(): array {
		return array(
			'widget'         => $this->scripts->get_scripts( 'chaty-widget' ),
			'triggers'       => $this->get_script( 'chaty-triggers' ),
			'single_channel' => $this->get_script( 'chaty-single-channel' ),
			'sprite'         => $this->get_address( 'build/glyphs.svg' ),
			'effects'        => $this->get_address( 'build/effects.css' ),
			'fonts'          => $this->get_font_service(),
			'country'        => $this->page->get_country(),
			'lang'           => $this->strings->get_widget_strings(),
			'debug'          => defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG,
		);
	}

	/**
	 * Returns the address of a file, on this very host: browsers draw no sprite of another one.
	 *
	 * @param string $file Path from the plugin's folder.
	 */
	private function get_address( string $file ): string {
		return add_query_arg( 'ver', $this->context->get_version(), wp_make_link_relative( $this->context->get_url( $file ) ) );
	}

	/**
	 * Returns the address to which the name of a font is added, for fonts that devices do not have (spec
	 * section 9).
	 *
	 * @return string Empty when the site wants no font of another host.
	 */
	private function get_font_service(): string {
		/**
		 * Filters the address of the web font service.
		 *
		 * @param string $address The name of the family is added at its end; empty loads no web font.
		 */
		return esc_url_raw( (string) apply_filters( 'chaty_web_font_service', 'https://fonts.googleapis.com/css2?display=swap&family=' ), array( 'http', 'https' ) );
	}

	/**
	 * Returns a script without dependencies.
	 *
	 * @param string $handle Handle.
	 * @return array{id: string, src: string}|null Null when it was not built.
	 */
	private function get_script( string $handle ): ?array {
		$scripts = $this->scripts->get_scripts( $handle );

		return $scripts[0] ?? null;
	}

	/**
	 * Returns whether anything is to be decided about showing a widget.
	 *
	 * @param array<string, mixed> $triggers Its triggers.
	 */
	private function has_rules( array $triggers ): bool {
		foreach ( self::RULES as $rule ) {
			if ( Boolean::is_on( $triggers[ $rule ] ?? '' ) ) {
				return true;
			}
		}

		return Boolean::is_on( $triggers['has_time_delay'] ?? '' ) && (float) ( $triggers['time_delay'] ?? 0 ) > 0;
	}
}
