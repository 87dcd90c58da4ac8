import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from '../log.mjs';
import { ROOT } from '../paths.mjs';
import { mustRun, run, which } from '../run.mjs';

/** What a site on SQLite, and its tests, need of PHP. */
export const PHP_EXTENSIONS = [
	'pdo_sqlite',
	'sqlite3',
	'mbstring',
	'xml',
	'curl',
	'zip',
	'intl',
];

/**
 * The PHP program: `CHATY_PHP` when set, else `php` on PATH.
 *
 * @return {string} Its name or path.
 */
export function phpProgram() {
	return process.env.CHATY_PHP || 'php';
}

/**
 * Which of the extensions this machine's PHP lacks.
 *
 * @return {Promise<string[]|null>} Their names, or null when there is no PHP at all.
 */
export async function missingExtensions() {
	if ( ! process.env.CHATY_PHP && ! which( 'php' ) ) {
		return null;
	}
	const { stdout } = await run( phpProgram(), [ '-m' ] );
	const loaded = stdout.toLowerCase().split( /\s+/ );
	return PHP_EXTENSIONS.filter( ( name ) => ! loaded.includes( name ) );
}

/**
 * Runs one of the tools' PHP scripts.
 *
 * @param {string}   script Its path in the repository.
 * @param {string[]} args   Its arguments.
 * @return {Promise<string>} What it printed.
 */
export function runScript( script, args ) {
	return mustRun( phpProgram(), [
		...[ '-d', 'display_errors=stderr' ],
		join( ROOT, script ),
		...args,
	] );
}

/**
 * Runs WP-CLI on a site.
 *
 * @param {string}   dir            The site's folder.
 * @param {string[]} args           For example `[ 'chaty', 'import', file ]`.
 * @param {Object}   [options]      How.
 * @param {string}   [options.host] Host and port that the site answers on.
 * @return {Promise<{code: number, stdout: string, stderr: string}>} How it ended.
 */
export function wpCli( dir, args, { host } = {} ) {
	const boot = join( ROOT, 'vendor/wp-cli/wp-cli/php/boot-fs.php' );
	if ( ! existsSync( boot ) ) {
		throw new ToolError( 'WP-CLI is missing: run `composer install`.' );
	}
	return run(
		phpProgram(),
		[
			...[ '-d', 'error_reporting=22527' ],
			boot,
			`--path=${ dir }`,
			'--allow-root',
			'--no-color',
			...args,
		],
		{ env: { CHATY_SITE_HOST: host } }
	);
}
