<?php
namespace Chaty\Settings\Sanitizers;

/**
 * Keeps a short list of tags. Older sites store HTML escaped (`&lt;p&gt;…`), which is decoded first.
 */
final class HTML {

	/**
	 * Allowed tags with their attributes.
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
	 * Allowed schemes of links.
	 */
	private const SCHEMES = array( 'http', 'https', 'mailto', 'tel' );

	/**
	 * Levels of escaping that are decoded, at most.
	 */
	private const MAX_ESCAPES = 4;

	/**
	 * @param mixed $value Text.
	 * @return string
	 */
	public function sanitize( $value ) {
		$text = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );
		$tags = implode( '|', array_keys( self::TAGS ) );

		for ( $round = 0; $round < self::MAX_ESCAPES; $round++ ) {
			if ( ! preg_match( '#&(?:amp;)*lt;/?(?:' . $tags . ')\b#i', $text ) ) {
				break;
			}
			$text = wp_specialchars_decode( $text, ENT_QUOTES );
		}

		// Possessive and committed: otherwise the search would start again at each element that is not closed.
		$text = preg_replace( '#<(script|style|svg|template)\b(?:[^>]*+>.*?</\1\s*>|(*COMMIT)(*FAIL))#is', '', $text ) ?? $text;
		$text = preg_replace( '#<!--.*?(?:-->|$)#s', '', $text ) ?? $text;

		return trim( $this->balance( wp_kses( $text, self::TAGS, self::SCHEMES ) ) );
	}

	/**
	 * Balances tags, so that the server and browsers read the same elements. Of links inside each other, the outer
	 * one stays.
	 *
	 * @param string $html Allowed markup.
	 */
	private function balance( string $html ): string {
		$depth = 0;

		return (string) preg_replace_callback(
			'#<(/?)a\b[^>]*>#i',
			static function ( array $tag ) use ( &$depth ): string {
				$depth += '' === $tag[1] ? 1 : -1;

				return $depth > ( '' === $tag[1] ? 1 : 0 ) ? '' : $tag[0];
			},
			force_balance_tags( $html )
		);
	}
}
