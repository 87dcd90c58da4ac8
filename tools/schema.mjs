/**
 * Writes the settings schema and the table of channel types as PHP: OPcache keeps that ready, where JSON
 * would be parsed on each page. Part of `npm run build`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Names of the PHP files, and what they are made from. */
const TABLES = {
	'settings-schema': 'includes/settings/widgets.schema.json',
	channels: 'src/widget/domain/channels.json',
};

/**
 * Returns a value as PHP.
 *
 * @param {unknown} value Value of JSON.
 */
function toPhp( value ) {
	if ( typeof value === 'string' ) {
		return `'${ value.replace( /[\\']/g, '\\$&' ) }'`;
	}
	if ( value === null || typeof value !== 'object' ) {
		return JSON.stringify( value );
	}
	const entries = Array.isArray( value )
		? value.map( toPhp )
		: Object.entries( value ).map(
				( [ key, item ] ) => `${ toPhp( key ) } => ${ toPhp( item ) }`
		  );
	return `array(${ entries.join( ',' ) })`;
}

mkdirSync( join( ROOT, 'build' ), { recursive: true } );
for ( const [ name, source ] of Object.entries( TABLES ) ) {
	const table = JSON.parse( readFileSync( join( ROOT, source ), 'utf8' ) );
	writeFileSync(
		join( ROOT, `build/${ name }.php` ),
		`<?php\n// Made from ${ source } by \`npm run build\`.\nreturn ${ toPhp(
			table
		) };\n`
	);
}
