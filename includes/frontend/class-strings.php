<?php
/**
 * Translated strings for scripts.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

/**
 * Returns the translated strings that scripts show or announce.
 */
final class Strings {

	/**
	 * Returns the strings of the widget by key.
	 *
	 * @return array<string, string>
	 */
	public function get_widget_strings(): array {
		/**
		 * Filters the strings of the widget.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_strings', function ( array $strings ): array {
		 *         $strings['open'] = 'Talk to us';
		 *         return $strings;
		 *     } );
		 *
		 * @param array<string, string> $strings Translated strings by key, such as `open` and `close`.
		 */
		return array_map( 'strval', (array) apply_filters( 'chaty_strings', require __DIR__ . '/strings/widget.php' ) );
	}

	/**
	 * Returns the strings of behaviours that are not English in the page's language.
	 *
	 * @param array<int, string> $names Names of behaviours.
	 * @return array<string, string> Translations by English string.
	 */
	public function get_behaviour_strings( array $names ): array {
		$translated = array();
		foreach ( array_intersect_key( require __DIR__ . '/strings/behaviours.php', array_flip( $names ) ) as $strings ) {
			foreach ( $strings as $english => $translation ) {
				if ( $english !== $translation ) {
					$translated[ $english ] = $translation;
				}
			}
		}

		return $translated;
	}
}
