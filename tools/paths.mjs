import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = dirname( dirname( fileURLToPath( import.meta.url ) ) );

/** Where test runs leave traces, screenshots and reports (ignored by git). */
export const ARTIFACTS = join( ROOT, 'artifacts' );

/**
 * The folder outside the repository that keeps WordPress cores and site
 * templates: `CHATY_CACHE` when set, `~/.cache/chaty` otherwise.
 *
 * @return {string} An absolute path; it need not exist yet.
 */
export function cacheDir() {
	return resolve(
		process.env.CHATY_CACHE || join( homedir(), '.cache', 'chaty' )
	);
}

/**
 * Tells whether a module was started from the command line rather than
 * imported.
 *
 * @param {string} moduleUrl The module's `import.meta.url`.
 * @return {boolean} True when Node runs this very file.
 */
export function isMain( moduleUrl ) {
	const started = process.argv[ 1 ];
	return !! started && fileURLToPath( moduleUrl ) === resolve( started );
}
