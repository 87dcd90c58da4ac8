<?php
/**
 * Rule for plain text.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Text without markup. Entities are resolved, because real sites store "Let&#039;s chat", and the page
 * shows text as text: whatever looks like a tag is taken out, a lone "<" stays.
 */
final class Text implements Sanitizer {

	/**
	 * How often entities may be escaped in one another.
	 */
	private const MAX_ESCAPES = 4;

	private bool $has_lines;

	/**
	 * @param bool $has_lines Whether line breaks stay.
	 */
	public function __construct( bool $has_lines ) {
		$this->has_lines = $has_lines;
	}

	/**
	 * Cleans a text.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema Not used.
	 * @return string
	 */
	public function sanitize( $value, array $schema ) {
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
	 * Takes out tags, and scripts and styles with what they hold.
	 *
	 * @param string $text Text.
	 */
	private function remove_tags( string $text ): string {
		// One that is not closed ends the search, which would otherwise be made again from each.
		$text = preg_replace( '#<(script|style)\b(?:[^>]*+>.*?</\1\s*>|(*COMMIT)(*FAIL))#is', '', $text ) ?? $text;

		return preg_replace( '#</?[a-z!?](?:[^>]*+>|(*COMMIT)(*FAIL))#i', '', $text ) ?? $text;
	}

	/**
	 * Takes out control characters, and line breaks from a one-line text.
	 *
	 * @param string $text Text.
	 */
	private function remove_controls( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		if ( ! $this->has_lines ) {
			$text = (string) preg_replace( '/[\n\t]+/', ' ', $text );
		}

		return trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
	}
}
