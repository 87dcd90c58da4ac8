import { readFont } from './web-font';

describe( 'readFont', () => {
	test.each( [
		[ 'no family', '', '', '' ],
		[ 'the system’s', 'System Stack', '', '' ],
		[ 'one that devices have', 'Times New Roman', 'Times New Roman', '' ],
		[ 'one in another case', 'arial', 'arial', '' ],
		[
			'a stack',
			'-apple-system,BlinkMacSystemFont,sans-serif',
			'-apple-system,BlinkMacSystemFont,sans-serif',
			'',
		],
		[ 'one of the web', 'Nunito', 'Nunito', 'Nunito' ],
		[ 'one of two words', 'Josefin Sans', 'Josefin Sans', 'Josefin Sans' ],
	] )( 'given %s', ( _, given, family, webFont ) => {
		expect( readFont( given ) ).toEqual( { family, webFont } );
	} );

	test( 'given more than a family, then nothing that ends a declaration is left', () => {
		const { family, webFont } = readFont( 'x;}body{background:url(//y)' );
		expect( family + webFont ).not.toMatch( /[;{}()/:]/ );
	} );
} );
