<?php
namespace Chaty\Settings\Links;

/**
 * Variables of an owner's texts, such as `{title}` ("Variables" in docs/channels.md). Names that are not known stay as they
 * are typed.
 */
final class Variables {

	/**
	 * Filled in at the press in messages, because some sites change title and address without loading a page.
	 */
	public const LIVE = array( 'title', 'url' );

	/**
	 * Filled in by the server.
	 */
	public const PAGE = array( 'site', 'home', 'post_id', 'language', 'product', 'sku', 'price', 'regular_price', 'discount' );

	/**
	 * Filled in by the page's script at the press, because they depend on the visitor (`src/variables.ts`).
	 */
	public const PRESS = array( 'utm_source', 'variation', 'quantity' );

	/**
	 * Filled in by the script as well, in messages of buttons: a variation has its own.
	 */
	public const VARIATION = array( 'sku', 'price' );

	/**
	 * An invisible character that keeps the text around it from being read as a variable or as markup.
	 */
	private const JOINER = "\u{2060}";

	/**
	 * Replaces variables in one pass, so that a title that contains `{url}` stays as it is. An empty variable is
	 * removed with the spaces before it, and with brackets that contain nothing else.
	 *
	 * @param callable(string): (string|null) $read Returns the value of a variable; null for one that stays as it is.
	 */
	public static function fill( string $text, callable $read ): string {
		$has_gap = false;
		$filled  = (string) preg_replace_callback(
			'/( *)(\()?\{(' . implode( '|', array_merge( self::LIVE, self::PAGE, self::PRESS ) ) . ')\}(?(2)\))/',
			static function ( array $found ) use ( $read, &$has_gap ): string {
				$value = $read( $found[3] );
				if ( '' === $value ) {
					$has_gap = true;

					return '';
				}

				return null === $value ? $found[0] : $found[1] . ( '' === $found[2] ? $value : "($value)" );
			},
			$text
		);

		return $has_gap ? (string) preg_replace( '/^ +/m', '', $filled ) : $filled;
	}

	/**
	 * @param mixed $texts Texts, in any depth.
	 * @return array<int, string>
	 */
	public static function find( $texts ): array {
		preg_match_all( '/\{(' . implode( '|', array_merge( self::PAGE, self::PRESS, self::LIVE ) ) . ')\}/', (string) wp_json_encode( $texts ), $found );

		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * Returns the placeholder for a variable until the press. Braces in a title are never taken for one.
	 *
	 * @param string|null $fallback Value where the press knows none.
	 */
	public static function get_token( string $name, ?string $fallback = null ): string {
		return '{' . self::JOINER . $name . ( null === $fallback ? '' : '|' . str_replace( array( '{', '}' ), '', $fallback ) ) . '}';
	}

	/**
	 * Returns a value for a text in which the page's script fills in other variables: nothing in the value is one.
	 */
	public static function protect( string $value ): string {
		return str_replace( '{', '{' . self::JOINER . self::JOINER, $value );
	}

	/**
	 * Returns a value for a rich text, still to be escaped: nothing in it is markup, however often the text is escaped.
	 */
	public static function as_plain( string $value ): string {
		return str_replace( array( '<', '&lt;' ), array( '<' . self::JOINER, '&lt;' . self::JOINER ), $value );
	}
}
