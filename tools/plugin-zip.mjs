/**
 * The zip that a site uploads: chaty.zip, with one folder `chaty/` in it.
 *
 *     npm run plugin-zip
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './wordpress/folders.mjs';
import { runTool, say, ToolError } from './log.mjs';
import { isMain, ROOT } from './paths.mjs';
import { build } from './prepare.mjs';
import { writeZip } from './zip.mjs';

/** Where the zip is written. */
export const ZIP_FILE = join( ROOT, 'chaty.zip' );

/** What a site gets, no more. */
const SHIPPED = [
	'chaty.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'includes',
	'build',
	'languages',
];

/** What nobody needs on a site. */
const LEFT_OUT = /(^|\/)(\.[^/]+|README\.md)$|\.map$/;

function filesOf( name ) {
	const path = join( ROOT, name );
	if ( ! existsSync( path ) ) {
		throw new ToolError( `${ name } is missing: it belongs in the zip.` );
	}
	const files = statSync( path ).isDirectory()
		? listFiles( path, `${ name }/` )
		: [ name ];
	return files.filter( ( file ) => ! LEFT_OUT.test( file ) );
}

/**
 * Writes the zip.
 *
 * @return {string[]} The names of the files in it.
 */
export function makePluginZip() {
	const entries = SHIPPED.flatMap( filesOf ).map( ( file ) => ( {
		name: `chaty/${ file }`,
		data: readFileSync( join( ROOT, file ) ),
	} ) );
	writeZip( ZIP_FILE, entries );
	return entries.map( ( { name } ) => name );
}

if ( isMain( import.meta.url ) ) {
	runTool( async () => {
		await build();
		const names = makePluginZip();
		const kilobytes = Math.round( statSync( ZIP_FILE ).size / 1024 );
		process.stdout.write( `${ names.join( '\n' ) }\n` );
		say( `chaty.zip: ${ names.length } files, ${ kilobytes } KB` );
	} );
}
