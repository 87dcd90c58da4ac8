<?php
namespace Chaty\Launcher;

/**
 * Writes elements. All values of attributes are escaped here, and all text passes `escape()`. WordPress's
 * `esc_attr()` keeps entities as they are, so the page would read another value than its scripts.
 */
final class HTML {

	/**
	 * Elements without an end tag.
	 */
	private const EMPTY_ELEMENTS = array( 'br', 'img' );

	/**
	 * @param array<string, string|bool|null> $attributes Values by name; those that are null or false are left out.
	 * @param string                          $content    Escaped content.
	 */
	public static function element( string $tag, array $attributes, string $content = '' ): string {
		return self::start( $tag, $attributes ) . ( in_array( $tag, self::EMPTY_ELEMENTS, true ) ? '' : "$content</$tag>" );
	}

	/**
	 * @param array<string, string|bool|null> $attributes Values by name; those that are null or false are left out.
	 */
	public static function start( string $tag, array $attributes ): string {
		$html = "<$tag";
		foreach ( $attributes as $name => $value ) {
			if ( true === $value ) {
				$html .= " $name";
			} elseif ( is_string( $value ) ) {
				$html .= " $name=\"" . self::escape( $value ) . '"';
			}
		}

		return "$html>";
	}

	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * Joins the class names that apply.
	 *
	 * @param array<int, string> $names Names; empty ones are left out.
	 */
	public static function classes( array $names ): string {
		return implode( ' ', array_diff( $names, array( '' ) ) );
	}

	/**
	 * Returns a decorative image in place of an icon.
	 */
	public static function image( string $url ): string {
		return self::element(
			'img',
			array(
				'class' => 'chaty-svg',
				'src'   => $url,
				'alt'   => '',
			)
		);
	}

	/**
	 * Returns a decorative icon of ours as SVG: a visitor who sees one icon need not load the sprite.
	 *
	 * @param string $drawing SVG of the plugin's own.
	 */
	public static function icon( string $drawing ): string {
		return self::element(
			'svg',
			array(
				'class'       => 'chaty-svg',
				'viewBox'     => '0 0 24 24',
				'aria-hidden' => 'true',
			),
			$drawing
		);
	}
}
