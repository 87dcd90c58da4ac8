<?php
namespace Chaty\Settings\Links;

/**
 * Variables of an owner's texts, such as `{title}` ("Variables" in docs/channels.md). Names that are not known stay as they
 * are typed.
 */
final class Variables {

	/**
	 * What a message names of the page as it is at the press, because some sites change it without a load.
	 */
	public const LIVE = array( 'title', 'url' );

	/**
	 * What the server fills in.
	 */
	public const PAGE = array( 'site', 'home', 'post_id', 'language', 'product', 'sku', 'price', 'regular_price', 'discount' );

	/**
	 * What the page's script fills in at the press, because it depends on the visitor (`src/variables.ts`).
	 */
	public const PRESS = array( 'utm_source', 'variation', 'quantity' );

	/**
	 * What the script fills in as well, in messages of buttons: a variation has its own.
	 */
	public const VARIATION = array( 'sku', 'price' );

	/**
	 * An invisible character, which keeps what it stands in from being a variable, or markup.
	 */
	private const JOINER = "\u{2060}";

	/**
	 * Replaces variables in one pass, so that a title that contains `{url}` stays as it is. One that is empty goes with the
	 * spaces before it, and with brackets that hold nothing else.
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
	 * Returns what stands for a variable until the press. What a title has in braces is never taken for it.
	 *
	 * @param string|null $fallback Value where the press knows none.
	 */
	public static function get_token( string $name, ?string $fallback = null ): string {
		return '{' . self::JOINER . $name . ( null === $fallback ? '' : '|' . str_replace( array( '{', '}' ), '', $fallback ) ) . '}';
	}

	/**
	 * Returns a value for a text in which the page's script fills in others: nothing in it is one of them.
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
