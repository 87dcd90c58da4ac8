/**
 * Writes the settings schema, the table of channel types, the pattern of condition keys, the widget's English texts and the
 * definitions of blocks as PHP: OPcache keeps that ready, where JSON would be parsed on each page. Part of `npm run build`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBlocks, readJson } from './blocks.mjs';
import { ROOT } from './paths.mjs';
import { toPhp } from './to-php.mjs';

/** Names of the PHP files, and what they are made from. */
const TABLES = {
	'settings-schema': 'includes/settings/widgets.schema.json',
	channels: 'src/widget/domain/channels.json',
	strings: 'src/widget/domain/strings.json',
	'condition-keys': 'src/widget/domain/condition-keys.json',
};

/** Writes a table, and says what it is made from. */
const write = ( name, source, table ) =>
	writeFileSync(
		join( ROOT, `build/${ name }.php` ),
		`<?php\n// Made from ${ source } by \`npm run build\`.\nreturn ${ toPhp(
			table
		) };\n`
	);

mkdirSync( join( ROOT, 'build' ), { recursive: true } );
for ( const [ name, source ] of Object.entries( TABLES ) ) {
	write( name, source, readJson( source ) );
}
write( 'blocks', 'includes/blocks', readBlocks() );
