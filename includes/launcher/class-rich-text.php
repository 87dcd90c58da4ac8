<?php
namespace Chaty\Launcher;

use Chaty\Settings\Sanitizers\HTML as HTML_Sanitizer;

/**
 * Writes an owner's rich text with the few elements that only format, as the page's scripts do
 * (`src/shared/rich-text.ts`). The sanitizer has balanced its tags.
 */
final class Rich_Text {

	/**
	 * Elements that only format.
	 */
	private const TAGS = array( 'p', 'br', 'strong', 'b', 'em', 'i', 'u' );

	/**
	 * Returns the markup of a rich text. Links become spans: a press on the launcher around them has another purpose.
	 *
	 * @param string $html Sanitized text.
	 */
	public static function to_html( string $html ): string {
		$text = self::decode( $html );
		if ( false === strpos( $html, '<' ) && preg_match( '/<\w/', $text ) ) {
			// The text is escaped HTML. Browsers drop a tag that does not end, and keep the space before it.
			$ended = (string) preg_replace( '#<[a-z!/?][^>]*$#i', '', $text );
			$html  = ( new HTML_Sanitizer() )->sanitize( $ended ) . substr( $ended, strlen( rtrim( $ended ) ) );
		}

		$written = '';
		$open    = array();
		foreach ( (array) preg_split( '#(</?[a-z][^>]*>)#i', $html, -1, PREG_SPLIT_DELIM_CAPTURE ) as $index => $part ) {
			$part = (string) $part;
			if ( 0 === $index % 2 ) {
				$written .= HTML::escape( self::decode( $part ) );
			} elseif ( '/' === $part[1] ) {
				$written .= self::close( $open, strtolower( substr( $part, 2, -1 ) ) );
			} else {
				$written .= self::open( $open, $part );
			}
		}

		return $written . implode( '', array_reverse( array_column( $open, 1 ) ) );
	}

	/**
	 * Writes a start tag.
	 *
	 * @param array<int, array{string, string}> $open Names of open elements, and their written end tags.
	 */
	private static function open( array &$open, string $tag ): string {
		$name = strtolower( substr( $tag, 1, strcspn( $tag, " \t\n\f\r/>", 1 ) ) );
		$kept = in_array( $name, self::TAGS, true ) ? $name : '';
		if ( preg_match( '/\shref=["\']?[^"\'>\s]/i', $tag ) ) {
			$kept = 'span';
		}
		if ( 'br' !== $name ) {
			$open[] = array( $name, '' === $kept ? '' : "</$kept>" );
		}

		return '' === $kept ? '' : "<$kept>";
	}

	/**
	 * Writes the end tags up to that of an element; nothing if it is not open.
	 *
	 * @param array<int, array{string, string}> $open Names of open elements, and their written end tags.
	 */
	private static function close( array &$open, string $name ): string {
		$places = array_keys( array_column( $open, 0 ), $name, true );

		return array() === $places ? '' : implode( '', array_reverse( array_column( array_splice( $open, (int) end( $places ) ), 1 ) ) );
	}

	private static function decode( string $html ): string {
		return html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
