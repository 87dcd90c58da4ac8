<?php
namespace Chaty\Settings;

/**
 * Translates the owner's texts by a plugin for several languages ("Several languages" in docs/for-developers.md): WPML and
 * Polylang by the functions that both have, or TranslatePress. The schema marks the texts with `x-translate`.
 */
final class Text_Translations {

	/**
	 * Group of the texts on the screens of those plugins.
	 */
	private const DOMAIN = 'Chaty';

	/**
	 * Filter of WPML and Polylang.
	 */
	private const FILTER = 'wpml_translate_single_string';

	/**
	 * Keys by which an entry of a list is known, wherever it stands; the first that it has.
	 */
	private const NAMES = array( 'channel', 'field', 'id', 'value' );

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the language of the page, as the plugin names it.
	 */
	public function get_language(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of WPML and Polylang.
		$code = apply_filters( 'wpml_current_language', null );

		return is_string( $code ) && '' !== $code ? $code : get_locale();
	}

	/**
	 * @param array<int, array<string, mixed>> $widgets  Sanitized widgets.
	 * @param string                           $language As `get_language()` returns it; empty for that of the request.
	 * @return array<int, array<string, mixed>>
	 */
	public function translate( array $widgets, string $language = '' ): array {
		return $this->map(
			$widgets,
			$this->schema->get_list(),
			'',
			static fn ( string $text, string $name, array $schema ): string => self::translate_text( $text, $name, $schema, $language )
		);
	}

	/**
	 * Registers the texts of widgets, and unregisters those that are gone, which Polylang would keep.
	 *
	 * @param array<int, array<string, mixed>> $widgets Sanitized widgets.
	 * @param mixed                            $former  What was stored before.
	 */
	public function register( array $widgets, $former = array() ): void {
		$texts = $this->list_texts( $widgets );
		$gone  = function_exists( 'icl_unregister_string' ) ? array_diff_key( $this->list_texts( $former ), $texts ) : array();
		foreach ( array_keys( $gone ) as $name ) {
			icl_unregister_string( self::DOMAIN, $name );
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- Of WPML and Polylang.
		$source = array() === $texts ? null : apply_filters( 'wpml_default_language', null );
		foreach ( $texts as $name => $text ) {
			do_action( 'wpml_register_single_string', self::DOMAIN, $name, $text, false, $source );
		}
		// phpcs:enable WordPress.NamingConventions.PrefixAllGlobals
	}

	/**
	 * @param mixed $widgets Stored widgets.
	 * @return array<string, string> By their names, such as `0 · Whatsapp · hover_text`.
	 */
	public function list_texts( $widgets ): array {
		$texts = array();
		$this->map(
			is_array( $widgets ) ? $widgets : array(),
			$this->schema->get_list(),
			'',
			static function ( string $text, string $name ) use ( &$texts ): string {
				$texts[ $name ] = $text;

				return $text;
			}
		);

		return $texts;
	}

	/**
	 * @param array<array-key, mixed>                                $value  Object or list.
	 * @param array<string, mixed>                                   $schema Schema of the value.
	 * @param callable(string, string, array<string, mixed>): string $change Gets a text, its name and its schema.
	 * @return array<array-key, mixed>
	 */
	private function map( array $value, array $schema, string $name, callable $change ): array {
		$names = isset( $schema['items'] ) ? self::name_entries( $value ) : array();
		foreach ( $value as $key => $item ) {
			$inner = $schema['items'] ?? $schema['properties'][ $key ] ?? array();
			$own   = $names[ $key ] ?? ( isset( $inner['properties'] ) || isset( $inner['items']['properties'] ) ? '' : (string) $key );
			$path  = implode( ' · ', array_diff( array( $name, $own ), array( '' ) ) );
			if ( is_array( $item ) ) {
				$value[ $key ] = $this->map( $item, $inner, $path, $change );
			} elseif ( isset( $inner['x-translate'] ) && is_string( $item ) && '' !== trim( $item ) ) {
				$value[ $key ] = $change( $item, $path, $inner );
			}
		}

		return $value;
	}

	/**
	 * Names the entries of a list by their content, not by their places: translations would move when places change.
	 *
	 * @param array<array-key, mixed> $entries Objects or texts.
	 * @return array<array-key, string>
	 */
	private static function name_entries( array $entries ): array {
		$names = array();
		$seen  = array();
		foreach ( $entries as $place => $entry ) {
			$keys            = is_array( $entry ) ? array_values( array_intersect( self::NAMES, array_keys( $entry ) ) ) : array();
			$known           = is_array( $entry ) ? $entry[ $keys[0] ?? '' ] ?? '' : $entry;
			$name            = is_scalar( $known ) ? (string) $known : '';
			$seen[ $name ]   = ( $seen[ $name ] ?? 0 ) + 1;
			$names[ $place ] = $seen[ $name ] > 1 ? "$name ($seen[$name])" : $name;
		}

		return $names;
	}

	/**
	 * Translates a text. What translators write is sanitized as the owner's is.
	 *
	 * @param array<string, mixed> $schema Schema of the text.
	 */
	private static function translate_text( string $text, string $name, array $schema, string $language ): string {
		$code = '' === $language ? null : $language;
		if ( has_filter( self::FILTER ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Of WPML and Polylang.
			$translated = apply_filters( self::FILTER, $text, self::DOMAIN, $name, $code );
		} else {
			$is_html    = 'html' === $schema['x-sanitizer'];
			$translated = trp_translate( $is_html ? $text : esc_html( $text ), $code, false );
			$translated = $is_html ? $translated : html_entity_decode( $translated, ENT_QUOTES, 'UTF-8' );
		}
		$clean = is_string( $translated ) && $translated !== $text ? Sanitizers::sanitize( $schema['x-sanitizer'], $translated, $schema ) : '';

		return '' === $clean ? $text : $clean;
	}
}
