<?php
namespace Chaty\Settings\Sanitizers;

/**
 * Removes markup and decodes entities, because real sites store "Let&#039;s chat", and the page shows text as
 * text. Whatever looks like a tag is removed, a lone "<" stays.
 */
final class Text {

	/**
	 * Levels of escaping that are decoded, at most.
	 */
	private const MAX_ESCAPES = 4;

	private bool $has_lines;

	public function __construct( bool $has_lines ) {
		$this->has_lines = $has_lines;
	}

	/**
	 * @param mixed $value Text or number.
	 * @return string
	 */
	public function sanitize( $value ) {
		$text = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );

		for ( $round = 0; $round < self::MAX_ESCAPES; $round++ ) {
			$before = $text;
			$text   = $this->remove_tags( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
			if ( $before === $text ) {
				break;
			}
		}

		return $this->remove_controls( $text );
	}

	/**
	 * Removes tags, and scripts and styles with their content.
	 */
	private function remove_tags( string $text ): string {
		// Possessive and committed: otherwise the search would start again at each element that is not closed.
		$text = preg_replace( '#<(script|style)\b(?:[^>]*+>.*?</\1\s*>|(*COMMIT)(*FAIL))#is', '', $text ) ?? $text;

		return preg_replace( '#</?[a-z!?](?:[^>]*+>|(*COMMIT)(*FAIL))#i', '', $text ) ?? $text;
	}

	/**
	 * Removes control characters, and line breaks if the text has one line.
	 */
	private function remove_controls( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		if ( ! $this->has_lines ) {
			$text = (string) preg_replace( '/[\n\t]+/', ' ', $text );
		}

		return trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
	}
}
