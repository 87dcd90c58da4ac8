import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { log } from './tool.mjs';
import { ROOT } from './paths.mjs';
import { listFiles } from './wordpress/folders.mjs';

/** What the build is made from, besides the files of src and languages. */
const BUILD_INPUTS = [
	'webpack.config.js',
	'tools/icons.mjs',
	'tools/schema.mjs',
	'tools/launcher-styles.mjs',
	'tools/translations.mjs',
	'includes/settings/widgets.schema.json',
];

function isBuilt() {
	const loader = join( ROOT, 'build/loader.js' );
	const isForDevelopment = existsSync( `${ loader }.map` );
	if ( ! existsSync( loader ) || isForDevelopment ) {
		return false;
	}
	const built = statSync( loader ).mtimeMs;
	return [
		...listFiles( join( ROOT, 'src' ), 'src/' ),
		...listFiles( join( ROOT, 'languages' ), 'languages/' ),
		...BUILD_INPUTS,
	].every( ( file ) => statSync( join( ROOT, file ) ).mtimeMs <= built );
}

/** Builds the bundles when they are missing, older than their source, or for development. */
export async function ensureBuild() {
	if ( ! isBuilt() ) {
		log( 'Building …' );
		await execa( 'npm', [ 'run', 'build' ], {
			cwd: ROOT,
			stdio: 'inherit',
		} );
	}
}
