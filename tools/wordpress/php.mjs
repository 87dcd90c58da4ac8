import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ToolError } from '../tool.mjs';
import { phpProgram, ROOT } from '../paths.mjs';

/**
 * Runs one of the tools' PHP scripts.
 *
 * @param {string}   script Its path in the repository.
 * @param {string[]} args   Its arguments.
 * @return {Promise<string>} What it printed.
 */
export async function runScript( script, args ) {
	const { stdout } = await execa(
		phpProgram(),
		[ '-d', 'display_errors=stderr', join( ROOT, script ), ...args ],
		{ stdin: 'ignore' }
	);
	return stdout;
}

/**
 * Runs WP-CLI on a site.
 *
 * @param {string}   dir            The site's folder.
 * @param {string[]} args           For example `[ 'chaty', 'settings', 'import', file ]`.
 * @param {Object}   [options]      Options.
 * @param {string}   [options.host] Host and port that the site answers on.
 * @return {Promise<{exitCode: number, stdout: string, stderr: string}>} How it ended.
 */
export function wpCli( dir, args, { host } = {} ) {
	const boot = join( ROOT, 'vendor/wp-cli/wp-cli/php/boot-fs.php' );
	if ( ! existsSync( boot ) ) {
		throw new ToolError( 'WP-CLI is missing: run `composer install`.' );
	}
	return execa(
		phpProgram(),
		[
			...[ '-d', 'error_reporting=22527' ],
			boot,
			`--path=${ dir }`,
			'--allow-root',
			'--no-color',
			...args,
		],
		{
			env: { CHATY_SITE_HOST: host },
			reject: false,
			stdin: 'ignore',
			stripFinalNewline: false,
		}
	);
}
