<?php
namespace Chaty\Launcher;

/**
 * Chooses black or white for texts and icons on a color. The page has the same figures (`src/widget/domain/color.ts`).
 */
final class Color {

	/**
	 * Luminance on which black and white have the same WCAG contrast: (luminance + .05)² = 1.05 × .05.
	 */
	public const EVEN_LUMINANCE = 0.1791;

	/**
	 * Luminance up to which white has a contrast of 3:1, as WCAG 2, success criterion 1.4.11, requires of icons.
	 */
	public const ICON_LUMINANCE = 0.3;

	/**
	 * Logos are exempt (WCAG 2, 1.4.3). They are white up to this luminance, a contrast of 1.5:1.
	 */
	public const BRAND_LUMINANCE = 0.65;

	/**
	 * Returns white on a color up to a luminance, black above it.
	 *
	 * @param string $color Sanitized color; empty for none.
	 */
	public static function get_contrast( string $color, float $limit = self::EVEN_LUMINANCE ): string {
		return self::get_luminance( $color ) > $limit ? '#000000' : '#ffffff';
	}

	/**
	 * Returns the WCAG 2 relative luminance of a color, 0 for none. Transparency is ignored.
	 *
	 * @param string $color Sanitized color.
	 */
	private static function get_luminance( string $color ): float {
		$is_hex = 0 === strpos( $color, '#' );
		$long   = strlen( $color ) < 6 ? (string) preg_replace( '/\w/', '$0$0', $color ) : $color;
		preg_match_all( $is_hex ? '/\w\w/' : '/[\d.]+/', $long, $found );
		$luminance = 0.0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $index => $weight ) {
			if ( isset( $found[0][ $index ] ) ) {
				$level      = $is_hex ? hexdec( $found[0][ $index ] ) : (float) $found[0][ $index ];
				$luminance += $weight * ( ( $level / 255 + 0.055 ) / 1.055 ) ** 2.4;
			}
		}

		return $luminance;
	}
}
