<?php
namespace Chaty\Settings\Sanitizers;

/**
 * Keeps shapes, gradients and masks; removes scripts, styles, links, events and foreign content. Also keeps
 * the `<span><i>` of icon fonts, which real sites have in the same key.
 */
final class SVG_Icon {

	/**
	 * Attributes that every element may have.
	 */
	private const DRAWING = 'class id d x y x1 x2 y1 y2 cx cy r rx ry fx fy width height points transform '
		. 'fill fill-rule fill-opacity clip-rule clip-path mask opacity color '
		. 'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset '
		. 'stroke-opacity offset stop-color stop-opacity';

	/**
	 * Names with capitals, by their lower-case form: `wp_kses()` may lower-case them.
	 */
	private const CAPITALS = array(
		'viewbox'             => 'viewBox',
		'preserveaspectratio' => 'preserveAspectRatio',
		'gradientunits'       => 'gradientUnits',
		'gradienttransform'   => 'gradientTransform',
		'spreadmethod'        => 'spreadMethod',
		'maskunits'           => 'maskUnits',
		'maskcontentunits'    => 'maskContentUnits',
		'clippathunits'       => 'clipPathUnits',
		'lineargradient'      => 'linearGradient',
		'radialgradient'      => 'radialGradient',
		'clippath'            => 'clipPath',
	);

	/**
	 * Attribute values with external references. The page has the same pattern; tests/fixtures/drawing-rows.json has
	 * rows for both. A backslash can hide letters; the functions besides `url()` also load a URL.
	 */
	private const OUTSIDE = '/\\\\|url\((?!["\']?#)|(?:image(?:-set)?|src)\(/i';

	/**
	 * Elements that are removed with their content.
	 */
	private const HOSTILE = 'script|style|foreignobject|iframe|object|embed|template|math|title|desc|metadata|animate|set';

	/**
	 * @param mixed $value Markup.
	 * @return string The icon, or an empty string if it is not one.
	 */
	public function sanitize( $value ) {
		$svg = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );
		$svg = (string) preg_replace( '#<!--.*?(?:-->|$)|<!\[CDATA\[.*?(?:\]\]>|$)|<[!?][^>]*>#s', '', $svg );
		$svg = (string) preg_replace( '#<(' . self::HOSTILE . ')\b(?:[^>]*/>|[^>]*>.*?(?:</\1\s*>|$))#is', '', $svg );
		$svg = wp_kses( $svg, $this->get_allowed(), array( 'http', 'https' ) );
		$svg = $this->remove_outside( $svg );
		$svg = $this->restore_capitals( trim( str_replace( ' />', '/>', $svg ) ) );
		if ( preg_match( '#^<svg\b.*</svg>#s', $svg, $drawing ) ) {
			return $drawing[0];
		}

		return preg_match( '#^<(span|i)\b.*>$#s', $svg ) ? $svg : '';
	}

	/**
	 * Removes attributes with external references.
	 *
	 * @param string $svg Output of `wp_kses()`.
	 */
	private function remove_outside( string $svg ): string {
		return (string) preg_replace_callback(
			'#\s[a-z-]+=(?:"([^"]*+)"|\'([^\']*+)\')#i',
			static function ( array $attribute ): string {
				$value = html_entity_decode( $attribute[1] . ( $attribute[2] ?? '' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );

				return preg_match( self::OUTSIDE, $value ) ? '' : $attribute[0];
			},
			$svg
		);
	}

	/**
	 * Returns the allowed elements and attributes for `wp_kses()`.
	 *
	 * @return array<string, array<string, bool>>
	 */
	private function get_allowed(): array {
		$drawing = array_fill_keys( explode( ' ', self::DRAWING ), true );
		$units   = array_fill_keys( array( 'gradientunits', 'gradienttransform', 'spreadmethod', 'maskunits', 'maskcontentunits', 'clippathunits' ), true );
		$root    = array_fill_keys( array( 'xmlns', 'viewbox', 'preserveaspectratio', 'aria-hidden', 'focusable', 'role' ), true );
		$shapes  = array( 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'defs', 'stop' );
		$paints  = array( 'lineargradient', 'radialgradient', 'mask', 'clippath' );

		return array_fill_keys( $shapes, $drawing )
			+ array_fill_keys( $paints, $drawing + $units )
			+ array(
				'svg'  => $drawing + $root,
				'span' => array( 'class' => true ),
				'i'    => array( 'class' => true ),
			);
	}

	/**
	 * @param string $svg Sanitized markup.
	 */
	private function restore_capitals( string $svg ): string {
		$names = implode( '|', array_keys( self::CAPITALS ) );

		return (string) preg_replace_callback(
			'#(</?|\s)(' . $names . ')(?=[\s=/>])#i',
			static fn ( array $found ): string => $found[1] . self::CAPITALS[ strtolower( $found[2] ) ],
			$svg
		);
	}
}
