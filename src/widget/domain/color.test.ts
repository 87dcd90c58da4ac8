import fc from 'fast-check';
import { ICON_LUMINANCE, getContrastColor, readColor } from './color';

describe( 'readColor', () => {
	test.each( [
		'#fff',
		'#A886CD',
		'#a886cd80',
		'rgb(0,0,0)',
		'rgb(31, 124, 108)',
		'rgb( 31 ,124 , 108 )',
		'rgba(0, 0, 0, 0.5)',
		'rgba(0,0,0,.5)',
		'rgba(0, 0, 0, 1)',
		'rgba(0, 0, 0, 50% )',
		'RGB(1, 2, 3)',
	] )( 'keeps %s', ( color ) => {
		expect( readColor( { color }, 'color', 'red' ) ).toBe( color );
	} );

	test.each( [
		'',
		'red',
		'#ff',
		'#ffff',
		'#fffff',
		'#ggg',
		'fff',
		'#fff;',
		'#fff;background:url(//evil.example)',
		'rgb(1, 2)',
		'rgb(1, 2, 3',
		'rgb(1, 2, 3, 4, 5)',
		'rgb(1 2 3)',
		'rgb(var(--x), 2, 3)',
		'rgb(1, 2, 3)}body{display:none',
		'hsl(1, 2%, 3%)',
		'url(javascript:alert(1))',
		'#fff\n#fff',
	] )( 'takes the default instead of "%s"', ( color ) => {
		expect( readColor( { color }, 'color', 'red' ) ).toBe( 'red' );
	} );

	test( 'never lets through what could end a declaration', () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.constantFrom( '#fff', 'rgb(1,2,3)', '' ),
				( text, color ) => {
					expect(
						readColor( { color: color + text }, 'color' )
					).not.toMatch( /[;{}\\/:"'@<>]/ );
				}
			)
		);
	} );
} );

/** WCAG 2: relative luminance, for colors of six digits. */
function luminance( color: string ): number {
	const [ red, green, blue ] = [ 1, 3, 5 ].map( ( at ) => {
		const part = parseInt( color.slice( at, at + 2 ), 16 ) / 255;
		return part <= 0.04045
			? part / 12.92
			: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} ) as [ number, number, number ];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast( one: string, other: string ): number {
	const [ dark, light ] = [ luminance( one ), luminance( other ) ].sort(
		( a, b ) => a - b
	) as [ number, number ];
	return ( light + 0.05 ) / ( dark + 0.05 );
}

describe( 'readableOn', () => {
	test.each( [
		[ '#ffffff', '#000000' ],
		[ '#fff', '#000000' ],
		[ '#000', '#ffffff' ],
		[ '#49E670', '#000000' ],
		[ '#A886CD', '#000000' ],
		[ '#253974', '#ffffff' ],
		[ '#4B53BC', '#ffffff' ],
		[ '#ffffff00', '#000000' ],
		[ 'rgb(255, 255, 255)', '#000000' ],
		[ 'rgb(0, 75, 35)', '#ffffff' ],
		[ 'rgba(255,255,0,0.5)', '#000000' ],
		[ '', '#ffffff' ],
	] )( 'on %s it is %s', ( color, ink ) => {
		expect( getContrastColor( color ) ).toBe( ink );
	} );

	test( 'given a drawing, then it is white as long as its contrast is 3:1', () => {
		expect( getContrastColor( '#A886CD', ICON_LUMINANCE ) ).toBe(
			'#ffffff'
		);
		expect( contrast( '#A886CD', '#ffffff' ) ).toBeGreaterThan( 3 );
		expect( getContrastColor( '#AB89D0', ICON_LUMINANCE ) ).toBe(
			'#000000'
		);
		expect( contrast( '#AB89D0', '#ffffff' ) ).toBeLessThan( 3 );
	} );

	test( 'has the higher WCAG contrast on every color, so at least 4.5', () => {
		const part = fc.integer( { min: 0, max: 255 } );
		fc.assert(
			fc.property( part, part, part, ( ...parts ) => {
				const color =
					'#' +
					parts
						.map( ( level ) =>
							level.toString( 16 ).padStart( 2, '0' )
						)
						.join( '' );
				const ink = getContrastColor( color );
				const other = ink === '#000000' ? '#ffffff' : '#000000';
				expect( contrast( color, ink ) ).toBeGreaterThan(
					contrast( color, other ) - 0.03
				);
				expect( contrast( color, ink ) ).toBeGreaterThan( 4.5 );
			} )
		);
	} );
} );
