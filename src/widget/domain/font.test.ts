import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { FONT_SERVICE, parseFont } from './font';

/** Families of Google Fonts whose names hold a digit, or a word that CSS knows. */
const GOOGLE_FONTS = [
	'42dot Sans',
	'BBH Sans Hegarty',
	'Baloo 2',
	'Baloo Bhaijaan 2',
	'Baloo Tammudu 2',
	'Exo 2',
	'Familjen Grotesk',
	'IBM Plex Sans JP',
	'Jersey 10',
	'Jersey 15 Charted',
	'Libre Barcode 128 Text',
	'Libre Barcode 39',
	'Libre Barcode 39 Extended Text',
	'Libre Barcode EAN13 Text',
	'M PLUS 1',
	'M PLUS 1 Code',
	'M PLUS 1p',
	'M PLUS 2',
	'M PLUS Rounded 1c',
	'Micro 5 Charted',
	"Noto Sans N'Ko",
	'Noto Sans Symbols 2',
	'Press Start 2P',
	'Rubik 80s Fade',
	'Sixtyfour',
	'Source Sans 3',
	'Source Serif 4',
	'Tiny5',
	'VT323',
	'Zen Antique Soft',
];

/** What `font-family` takes: words and texts in quotes, with commas between (CSS Fonts 4). */
const FAMILIES =
	/^((-?[a-z_][\w-]*( -?[a-z_][\w-]*)*|"[^"\\\n\r\f]+")(,(?!$)|$))*$/i;

/** What makes a list of families of one. */
const LIST = ', serif';

const KEYWORD =
	/(^|,)(none|default|inherit|initial|unset|revert|revert-layer)(,|$)/i;

describe( 'readFont', () => {
	test.each( [
		[ 'no family', '', '', '' ],
		[ 'the system’s', 'System Stack', '', '' ],
		[ 'one that devices have', 'Times New Roman', 'Times New Roman', '' ],
		[ 'one in another case', 'arial', 'arial', '' ],
		[
			'a stack',
			'-apple-system,BlinkMacSystemFont,Segoe UI,"Roboto Mono", sans-serif',
			'-apple-system,BlinkMacSystemFont,"Segoe UI","Roboto Mono",sans-serif',
			'',
		],
		[ 'one of the web', 'Nunito', '"Nunito"', 'Nunito' ],
		[
			'one of two words',
			'Josefin Sans',
			'"Josefin Sans"',
			'Josefin Sans',
		],
		[
			'one whose end is a generic one',
			'PT Serif',
			'"PT Serif"',
			'PT Serif',
		],
		[
			'one that begins like a device’s',
			'Arial Nova',
			'"Arial Nova"',
			'Arial Nova',
		],
		[ 'a digit after a space', 'Exo 2', '"Exo 2"', 'Exo 2' ],
		[ 'a digit at the start', '42dot Sans', '"42dot Sans"', '42dot Sans' ],
		[ 'one in quotes', "'Exo 2'", '"Exo 2"', 'Exo 2' ],
		[ 'one quote too many', 'Exo 2"', '"Exo 2"', 'Exo 2' ],
		[
			'an apostrophe',
			"Noto Sans N'Ko",
			'"Noto Sans N\'Ko"',
			"Noto Sans N'Ko",
		],
		[
			'pluses for spaces',
			'Press+Start+2P',
			'"Press Start 2P"',
			'Press Start 2P',
		],
		[ 'other letters', '游ゴシック', '"游ゴシック"', '游ゴシック' ],
		[ 'a line break', 'Exo\n2', '"Exo2"', 'Exo2' ],
		[ 'keywords in a stack', 'inherit, Arial, none', 'Arial', '' ],
		[ 'nothing but commas', ' , ,', '', '' ],
	] )( 'given %s', ( _, given, family, webFont ) => {
		expect( parseFont( given ) ).toEqual( { family, webFont } );
	} );

	test.each( [
		'serif',
		'sans-serif',
		'monospace',
		'cursive',
		'fantasy',
		'math',
		'system-ui',
		'ui-serif',
		'ui-sans-serif',
		'ui-monospace',
		'ui-rounded',
		'-apple-system',
		'BlinkMacSystemFont',
	] )(
		'given %s, then it is the device’s, and without quotes',
		( family ) => {
			expect( parseFont( family ) ).toEqual( { family, webFont: '' } );
		}
	);

	test.each( [
		'none',
		'inherit',
		'Initial',
		'unset',
		'revert',
		'revert-layer',
		'default',
	] )( 'given %s, then it is no family', ( word ) => {
		expect( parseFont( word ) ).toEqual( { family: '', webFont: '' } );
	} );

	test.each( GOOGLE_FONTS )(
		'given %s in any way of writing, then CSS can read it and the service knows it',
		( name ) => {
			fc.assert(
				fc.property(
					fc.constantFrom( '', "'", '"' ),
					fc.constantFrom( ' ', '+' ),
					fc.constantFrom( '', ' ', LIST ),
					( quote, space, end ) => {
						const written = name.replace( / /g, space );
						const { family, webFont } = parseFont(
							quote + written + quote + end
						);
						expect( family ).toMatch( FAMILIES );
						expect( family.split( ',' )[ 0 ] ).toBe(
							`"${ name }"`
						);
						expect( webFont ).toBe( end === LIST ? '' : name );
					}
				)
			);
		}
	);

	test( 'given any text, then CSS can read it as families', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'grapheme' } ), ( text ) => {
				const { family } = parseFont( text );
				expect( family ).not.toMatch( KEYWORD );
				expect( family ).toMatch( FAMILIES );
			} )
		);
	} );

	test( 'given more than a family, then nothing that ends a declaration is left', () => {
		const { family, webFont } = parseFont( 'x;}body{background:url(//y)' );
		expect( family + webFont ).not.toMatch( /[;{}()/:]/ );
	} );
} );

test( 'the page and the server know the same font service', () => {
	expect(
		readFileSync( 'includes/config/class-general-settings.php', 'utf8' )
	).toContain( `'${ FONT_SERVICE }'` );
} );
