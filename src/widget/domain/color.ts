import { readText, type Raw } from '../../shared/raw-values';

/**
 * `#rgb`, `#rrggbb`, `#rrggbbaa`, or `rgb()` or `rgba()` with commas, as on the server
 * (`class-sanitizers.php`). Anything else could carry more CSS than a color.
 */
const COLOR =
	/^(#([\da-f]{3}|([\da-f]{2}){3,4})|rgba?\((\s*\d{1,3}\s*,){2}\s*\d{1,3}\s*(,\s*([01]?\.\d+|[01]|\d{1,3}%)\s*)?\))$/i;

/** The color at a key, or the fallback. */
export function readColor( raw: Raw, key: string, fallback = '' ): string {
	const text = readText( raw, key );
	return COLOR.test( text ) ? text : fallback;
}

/** Luminance on which black and white have the same WCAG contrast: (luminance + .05)² = 1.05 × .05. */
const EVEN_LUMINANCE = 0.1791;

/**
 * Luminance up to which white has a contrast of 3:1, as WCAG 2, success criterion 1.4.11, requires of
 * icons: 1.05 / 3 - .05.
 */
export const ICON_LUMINANCE = 0.3;

/**
 * Logos are exempt (WCAG 2, 1.4.3). They are white up to this luminance, a contrast of 1.5:1, which
 * lies between WhatsApp's green with its white logo and Snapchat's yellow with its dark one.
 */
export const BRAND_LUMINANCE = 0.65;

/** WCAG 2 relative luminance of a checked color, 0 for none. Transparency is ignored. */
export function getLuminance( color: string ): number {
	const isHex = color.startsWith( '#' );
	const long = color.length < 6 ? color.replace( /\w/g, '$&$&' ) : color;
	const levels = long.match( isHex ? /\w\w/g : /[\d.]+/g ) ?? [];
	const [ red = 0, green = 0, blue = 0 ] = levels.map( ( level ) => {
		const part = Number( isHex ? '0x' + level : level ) / 255;
		return ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * White on a checked color up to the luminance given, black above it. The default gives the color
 * with the higher contrast, for text.
 */
export function getContrastColor(
	color: string,
	limit = EVEN_LUMINANCE
): '#000000' | '#ffffff' {
	return getLuminance( color ) > limit ? '#000000' : '#ffffff';
}
