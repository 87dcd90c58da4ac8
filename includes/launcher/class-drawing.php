<?php
namespace Chaty\Launcher;

/**
 * Writes an owner's SVG: shapes and paints from a list, and nothing that leads out of the drawing. The page has the
 * same rules (`src/widget/browser/svg.ts`); tests/fixtures/drawing-rows.json has rows for both.
 */
final class Drawing {

	private const TAGS = '/^(svg|g|path|circle|ellipse|rect|(poly)?line|polygon|defs|stop|mask|clipPath|(linear|radial)Gradient)$/D';

	/**
	 * Attributes that draw and paint; none with a style, an event or an address.
	 */
	private const ATTRIBUTES = '/^(id|d|[cfr]?[xyr]|[xy][12]|width|height|points|offset|transform|viewBox|opacity|color|((fill|stroke|stop|clip|mask|gradient)[\w-]*))$/D';

	/**
	 * Attributes of the outer element that paint. They move to a group, because the outer element is ours.
	 */
	private const PAINTS = '/^(fill|stroke|color|opacity|clip|mask)/';

	/**
	 * A backslash can hide letters; the functions besides `url()` also take an address.
	 */
	private const OUTSIDE = '/\\\\|url\((?!#)|(image(-set)?|src)\(/i';

	/**
	 * Names with capitals, which HTML parsers restore.
	 */
	private const CAPITALS = array(
		'viewbox'           => 'viewBox',
		'gradientunits'     => 'gradientUnits',
		'gradienttransform' => 'gradientTransform',
		'maskunits'         => 'maskUnits',
		'maskcontentunits'  => 'maskContentUnits',
		'clippathunits'     => 'clipPathUnits',
		'clippath'          => 'clipPath',
		'lineargradient'    => 'linearGradient',
		'radialgradient'    => 'radialGradient',
	);

	/**
	 * @param string $svg Sanitized markup.
	 * @return string Empty if it is none, or only the default icon of Chaty 3.x, which has this class in it.
	 */
	public static function to_html( string $svg ): string {
		if ( false !== strpos( $svg, 'color-element' ) || ! preg_match( '#<svg([^>]*)>(.*)</svg>#is', $svg, $found ) ) {
			return '';
		}
		$given  = self::read_attributes( $found[1] );
		$shapes = self::write_shapes( $found[2] );
		if ( '' === $shapes ) {
			return '';
		}
		$is_paint = static fn ( string $name ): bool => 1 === preg_match( self::PAINTS, $name );
		$size     = self::read_size( $given['width'] ?? '24' ) . ' ' . self::read_size( $given['height'] ?? '24' );

		return HTML::element(
			'svg',
			array(
				'class'       => 'chaty-svg',
				'viewBox'     => $given['viewBox'] ?? "0 0 $size",
				'aria-hidden' => 'true',
			),
			HTML::element( 'g', array_filter( $given, $is_paint, ARRAY_FILTER_USE_KEY ), $shapes )
		);
	}

	/**
	 * Writes the elements of a drawing. An element that is left out takes its content with it, and an element of HTML
	 * ends the drawing, as in browsers.
	 *
	 * @param string $markup Markup in the outer element.
	 */
	private static function write_shapes( string $markup ): string {
		$written = '';
		$open    = array();
		$hidden  = 0;
		preg_match_all( '#<(/?)([a-z][\w-]*)((?:"[^"]*"|\'[^\']*\'|[^>"\'])*?)(/?)>#i', $markup, $tags, PREG_SET_ORDER );
		foreach ( $tags as list( , $is_end, $name, $attributes, $is_empty ) ) {
			$name = self::restore( $name );
			if ( in_array( $name, array( 'span', 'i' ), true ) ) {
				break;
			}
			if ( '' !== $is_end ) {
				while ( in_array( $name, $open, true ) ) {
					$last     = array_pop( $open );
					$written .= 0 === $hidden ? "</$last>" : '';
					$hidden   = max( 0, $hidden - 1 );
					if ( $last === $name ) {
						break;
					}
				}
				continue;
			}
			$is_shown = 0 === $hidden && preg_match( self::TAGS, $name );
			if ( $is_shown ) {
				$written .= HTML::start( $name, self::read_attributes( $attributes ) ) . ( '' === $is_empty ? '' : "</$name>" );
			}
			if ( '' === $is_empty ) {
				$open[]  = $name;
				$hidden += $is_shown ? 0 : 1;
			}
		}
		foreach ( array_reverse( array_slice( $open, 0, count( $open ) - $hidden ) ) as $name ) {
			$written .= "</$name>";
		}

		return $written;
	}

	/**
	 * Reads the attributes that a drawing may have. IDs get a prefix, because the page has IDs too.
	 *
	 * @return array<string, string>
	 */
	private static function read_attributes( string $markup ): array {
		$kept = array();
		preg_match_all( '/([a-z][\w:-]*)\s*=\s*("[^"]*"|\'[^\']*\')/i', $markup, $found, PREG_SET_ORDER );
		foreach ( $found as $attribute ) {
			$name  = self::restore( $attribute[1] );
			$value = html_entity_decode( substr( $attribute[2], 1, -1 ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			$local = (string) preg_replace( '/url\(["\']?#([\w-]+)["\']?\)/', 'url(#chaty-own-$1)', $value );
			if ( preg_match( self::ATTRIBUTES, $name ) && ! preg_match( self::OUTSIDE, $local ) && ! isset( $kept[ $name ] ) ) {
				$kept[ $name ] = 'id' === $name ? "chaty-own-$value" : $local;
			}
		}

		return $kept;
	}

	/**
	 * Returns the number that a size begins with, as `parseFloat()` does.
	 */
	private static function read_size( string $size ): string {
		return preg_match( '/^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i', $size, $found ) ? (string) (float) $found[1] : 'NaN';
	}

	/**
	 * Returns a name as an HTML parser does.
	 *
	 * @param string $name Name of an element or attribute.
	 */
	private static function restore( string $name ): string {
		$lower = strtolower( $name );

		return self::CAPITALS[ $lower ] ?? $lower;
	}
}
