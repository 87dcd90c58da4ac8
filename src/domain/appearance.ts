const COLOR =
	/^(#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})|rgb\(\s*\d{1,3}(\s*,\s*\d{1,3}){2}\s*\)|rgba\(\s*\d{1,3}(\s*,\s*\d{1,3}){2}\s*,\s*(0|1|[01]?\.\d+)\s*\))$/i;

/**
 * An owner's colour, when it is one of `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb()` and
 * `rgba()` with commas; anything else could carry more CSS than a colour.
 */
export function readColor( text: string, fallback: string ): string {
	return COLOR.test( text ) ? text : fallback;
}

/** Red, green and blue from 0 to 255; how see-through the colour is does not count. */
function channelsOf( color: string ): readonly number[] {
	if ( color[ 0 ] !== '#' ) {
		return ( color.match( /\d+/g ) ?? [] ).slice( 0, 3 ).map( Number );
	}
	const hex = color.length < 6 ? color.replace( /\w/g, '$&$&' ) : color;
	return [ 1, 3, 5 ].map( ( at ) => parseInt( hex.slice( at, at + 2 ), 16 ) );
}

/** Where black and white have the same WCAG contrast: (L + .05)² = 1.05 × .05. */
const EVEN_LUMINANCE = 0.1791;

/** Black or white, whichever has the higher WCAG 2 contrast on a checked colour; white on none. */
export function readableOn( color: string ): '#000000' | '#ffffff' {
	const [ red = 0, green = 0, blue = 0 ] = channelsOf( color ).map(
		( level ) => {
			const part = level / 255;
			return part <= 0.04045
				? part / 12.92
				: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
		}
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue > EVEN_LUMINANCE
		? '#000000'
		: '#ffffff';
}
