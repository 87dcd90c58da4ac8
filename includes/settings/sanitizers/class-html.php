<?php
/**
 * Rule for text with simple markup.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Text with a short list of tags. Older sites store it escaped (`&lt;p&gt;…`); that is resolved first.
 */
final class HTML implements Sanitizer {

	/**
	 * Tags that stay, with their attributes.
	 */
	private const TAGS = array(
		'p'      => array(),
		'br'     => array(),
		'strong' => array(),
		'b'      => array(),
		'em'     => array(),
		'i'      => array(),
		'u'      => array(),
		'a'      => array( 'href' => true ),
	);

	/**
	 * Schemes that a link may have.
	 */
	private const SCHEMES = array( 'http', 'https', 'mailto', 'tel' );

	/**
	 * How often markup may be escaped in itself.
	 */
	private const MAX_ESCAPES = 4;

	/**
	 * Cleans a text.
	 *
	 * @param mixed                $value  Text.
	 * @param array<string, mixed> $schema Not used.
	 * @return string
	 */
	public function sanitize( $value, array $schema ) {
		$text = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );
		$tags = implode( '|', array_keys( self::TAGS ) );

		for ( $round = 0; $round < self::MAX_ESCAPES; $round++ ) {
			if ( ! preg_match( '#&(?:amp;)*lt;/?(?:' . $tags . ')\b#i', $text ) ) {
				break;
			}
			$text = wp_specialchars_decode( $text, ENT_QUOTES );
		}

		// One that is not closed ends the search, which would otherwise be made again from each.
		$text = preg_replace( '#<(script|style|svg|template)\b(?:[^>]*+>.*?</\1\s*>|(*COMMIT)(*FAIL))#is', '', $text ) ?? $text;
		$text = preg_replace( '#<!--.*?(?:-->|$)#s', '', $text ) ?? $text;

		return trim( wp_kses( $text, self::TAGS, self::SCHEMES ) );
	}
}
