/**
 * PHPUnit on the oldest and the newest WordPress.
 *
 *     npm run test:php
 *     npm run test:php -- --filter Stats
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool, say, ToolError } from './log.mjs';
import { ARTIFACTS, isMain, ROOT } from './paths.mjs';
import { phpProgram } from './php.mjs';
import { run } from './run.mjs';
import { createSite } from './site.mjs';

const PHPUNIT = join( ROOT, 'vendor/bin/phpunit' );

/** The WordPress cores that PHPUnit runs on. */
export const PHP_CORES = process.env.WP_CORE
	? [ 'newest' ]
	: [ 'oldest', 'newest' ];

/**
 * Where PHPUnit's report on one core is written.
 *
 * @param {string} core The core.
 * @return {string} The file.
 */
export const phpReport = ( core ) =>
	join( ARTIFACTS, 'reports', `php-${ core }.xml` );

async function runOn( core, args ) {
	const dir = mkdtempSync( join( tmpdir(), 'chaty-phpunit-' ) );
	try {
		const { version } = await createSite( { dir, core, testApi: false } );
		say( `PHPUnit on WordPress ${ version }` );
		return await run(
			phpProgram(),
			[ PHPUNIT, '--log-junit', phpReport( core ), ...args ],
			{ cwd: ROOT, env: { CHATY_WP_SITE: dir }, show: true }
		);
	} finally {
		rmSync( dir, { recursive: true, force: true } );
	}
}

if ( isMain( import.meta.url ) ) {
	runTool( async () => {
		for ( const core of PHP_CORES ) {
			const { code } = await runOn( core, process.argv.slice( 2 ) );
			if ( code !== 0 ) {
				throw new ToolError(
					`PHPUnit failed on the ${ core } WordPress.`
				);
			}
		}
	} );
}
