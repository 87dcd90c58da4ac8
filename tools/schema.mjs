/**
 * Writes the settings schema, the table of channel types, the pattern of condition keys and the widget's English texts as
 * PHP: OPcache keeps that ready, where JSON would be parsed on each page. Part of `npm run build`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { toPhp } from './to-php.mjs';

/** Names of the PHP files, and what they are made from. */
const TABLES = {
	'settings-schema': 'includes/settings/widgets.schema.json',
	channels: 'src/widget/domain/channels.json',
	strings: 'src/widget/domain/strings.json',
	'condition-keys': 'src/widget/domain/condition-keys.json',
};

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
