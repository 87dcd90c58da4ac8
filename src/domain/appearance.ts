const COLOR =
	/^(#([\da-f]{3}|([\da-f]{2}){3,4})|rgba?\(\s*[\d.]+(\s*,\s*[\d.]+){2,3}\s*\))$/i;

/**
 * An owner's colour, when it is one of `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` and
 * `rgba()` with commas; anything else could carry more CSS than a colour.
 */
export function readColor( text: string, fallback: string ): string {
	return COLOR.test( text ) ? text : fallback;
}

/** Where black and white have the same WCAG contrast: (luminance + .05)² = 1.05 × .05. */
const EVEN_LUMINANCE = 0.1791;

/** WCAG 2 luminance of a checked colour; 0 of none. How see-through the colour is does not count. */
export function luminance( color: string ): number {
	const isHex = color.startsWith( '#' );
	const long = color.length < 6 ? color.replace( /\w/g, '$&$&' ) : color;
	const levels = long.match( isHex ? /\w\w/g : /[\d.]+/g ) ?? [];
	const [ red = 0, green = 0, blue = 0 ] = levels.map( ( level ) => {
		const part = Number( isHex ? '0x' + level : level ) / 255;
		return ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever has the higher WCAG 2 contrast on a checked colour; white on none. */
export function readableOn( color: string ): '#000000' | '#ffffff' {
	return luminance( color ) > EVEN_LUMINANCE ? '#000000' : '#ffffff';
}
