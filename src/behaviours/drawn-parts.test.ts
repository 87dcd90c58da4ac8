import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';

const sheets = ( readdirSync( __dirname, { recursive: true } ) as string[] )
	.filter( ( file ) => /(^|\/)[^_/]+\.scss$/.test( file ) )
	.map( ( file ) => [ file ] );

/** Storefront has `button::after { display: none }`. */
test.each( sheets )(
	'%s: what is drawn after the content of buttons says how',
	( file ) => {
		const { css } = compile( join( __dirname, file ) );
		const hidden = ( css.match( /[^{}]+\{[^{}]*\}/g ) ?? [] ).filter(
			( rule ) =>
				/::after[^{]*\{[^}]*content:(?! none)/.test( rule ) &&
				! rule.includes( 'display:' )
		);
		expect( hidden ).toEqual( [] );
	}
);
