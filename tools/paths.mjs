import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = dirname( dirname( fileURLToPath( import.meta.url ) ) );

/** Where test runs leave traces, screenshots and reports; git ignores it. */
export const ARTIFACTS = join( ROOT, 'artifacts' );

/**
 * Returns the folder outside the repository that keeps WordPress cores and databases of new sites.
 *
 * @return {string} `CHATY_CACHE`, or `~/.cache/chaty`; it need not exist yet.
 */
export function cacheDir() {
	return resolve(
		process.env.CHATY_CACHE || join( homedir(), '.cache', 'chaty' )
	);
}

/**
 * Returns the PHP program.
 *
 * @return {string} `CHATY_PHP`, or `php`.
 */
export function phpProgram() {
	return process.env.CHATY_PHP || 'php';
}

/**
 * Returns Chromium's program.
 *
 * @return {string} `CHROMIUM_PATH`, or where Debian has it.
 */
export function chromiumProgram() {
	return process.env.CHROMIUM_PATH || '/usr/bin/chromium';
}
