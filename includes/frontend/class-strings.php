<?php
namespace Chaty\Frontend;

/**
 * Returns the translated strings that scripts show or announce.
 */
final class Strings {

	/**
	 * Counts that together are of every plural category that whole numbers have in any language (Unicode
	 * CLDR, "Language Plural Rules").
	 */
	private const PLURAL_SAMPLES = array( 0, 1, 2, 3, 5, 6, 7, 11, 20, 100, 1000000 );

	/**
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
		foreach ( $this->get_strings( $names ) as $english => $translation ) {
			if ( is_string( $translation ) && $english !== $translation ) {
				$translated[ $english ] = $translation;
			}
		}

		return $translated;
	}

	/**
	 * Returns the texts with a count, where they are not English in the page's language: each with the form
	 * for a count of every plural category.
	 *
	 * @param array<int, string> $names Names of behaviours.
	 * @return array{lang?: string, forms?: array<string, array<int, string>>} Forms by English plural; empty
	 *                                                                        where there is none.
	 */
	public function get_behaviour_plurals( array $names ): array {
		$forms = array();
		foreach ( $this->get_strings( $names ) as $english => $noop ) {
			if ( is_array( $noop ) && translate_nooped_plural( $noop, 2 ) !== $noop['plural'] ) {
				foreach ( self::PLURAL_SAMPLES as $count ) {
					$forms[ $english ][ $count ] = translate_nooped_plural( $noop, $count );
				}
			}
		}

		return array() === $forms ? array() : array(
			'lang'  => str_replace( '_', '-', (string) preg_replace( '/^([a-z]+(_[A-Z]{2})?).*$/', '$1', determine_locale() ) ),
			'forms' => $forms,
		);
	}

	/**
	 * @param array<int, string> $names Names of behaviours.
	 * @return array<string, string|array{singular: string, plural: string, context: ?string, domain: ?string}>
	 *         Translations, or plural forms to translate, by English string.
	 */
	private function get_strings( array $names ): array {
		return array_merge( array(), ...array_values( array_intersect_key( require __DIR__ . '/strings/behaviours.php', array_flip( $names ) ) ) );
	}
}
