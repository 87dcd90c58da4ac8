const COLOR =
	/^(#([\da-f]{3}|([\da-f]{2}){3,4})|rgba?\((\s*\d{1,3}\s*,){2}\s*\d{1,3}\s*(,\s*([01]?\.\d+|[01]|\d{1,3}%)\s*)?\))$/i;

/**
 * An owner's color, when it is one of `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` and `rgba()` with
 * commas, as on the server (`class-rule-book.php`); anything else could carry more CSS than a color.
 */
export function readColor( text: string, fallback: string ): string {
	return COLOR.test( text ) ? text : fallback;
}

/** Where black and white have the same WCAG contrast: (luminance + .05)² = 1.05 × .05. */
const EVEN_LUMINANCE = 0.1791;

/**
 * The luminance up to which white has a contrast of 3:1, which WCAG 2, success criterion 1.4.11,
 * wants of drawings: 1.05 / 3 - .05.
 */
export const ICON_LUMINANCE = 0.3;

/**
 * Logos are exempt (WCAG 2, 1.4.3): they are white up to here, a contrast of 1.5:1. It parts
 * WhatsApp's green, which has a white drawing, from Snapchat's yellow, which has a dark one.
 */
export const BRAND_LUMINANCE = 0.65;

/** WCAG 2 luminance of a checked color; 0 of none. How see-through the color is does not count. */
function luminance( color: string ): number {
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
 * White on a checked color up to some luminance, and on none; black on lighter ones. Without a
 * limit whichever has the higher contrast, which text wants.
 */
export function getContrastColor(
	color: string,
	limit = EVEN_LUMINANCE
): '#000000' | '#ffffff' {
	return luminance( color ) > limit ? '#000000' : '#ffffff';
}
