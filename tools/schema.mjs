/**
 * Writes `build/settings-schema.php` from the settings schema: as PHP, OPcache keeps it ready, where JSON
 * would be parsed on each page. Part of `npm run build`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const SCHEMA = 'includes/settings/widgets.schema.json';

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

const schema = JSON.parse( readFileSync( join( ROOT, SCHEMA ), 'utf8' ) );
mkdirSync( join( ROOT, 'build' ), { recursive: true } );
writeFileSync(
	join( ROOT, 'build/settings-schema.php' ),
	`<?php\n// Made from ${ SCHEMA } by \`npm run build\`.\nreturn ${ toPhp(
		schema
	) };\n`
);
