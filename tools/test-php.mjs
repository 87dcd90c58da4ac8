/**
 * PHPUnit on the oldest WordPress with SQLite and the newest one with MariaDB.
 *
 *     npm run test:php
 *     npm run test:php -- --all        on the newest WordPress with SQLite, too
 *     npm run test:php -- --filter Stats
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool, say, ToolError } from './log.mjs';
import { ARTIFACTS, isMain, ROOT } from './paths.mjs';
import { phpProgram } from './wordpress/php.mjs';
import { run } from './run.mjs';
import { createDatabaseSite } from './wordpress/database-site.mjs';
import { startMariadb } from './wordpress/mariadb.mjs';
import { ensureServers } from './wordpress/packages.mjs';
import { createSite } from './wordpress/site.mjs';

const PHPUNIT = join( ROOT, 'vendor/bin/phpunit' );
const MARIADB = 'mariadb';
const NO_TESTS = '<testsuites><testsuite tests="0"/></testsuites>\n';

/**
 * What PHPUnit runs on, side by side.
 *
 * @param {boolean} all Whether on the newest WordPress with SQLite, too.
 * @return {string[]} Names of cores, and `mariadb` for the newest core on MariaDB.
 */
export function phpSites( all ) {
	if ( process.env.WP_CORE ) {
		return [ 'newest', MARIADB ];
	}
	return [ 'oldest', ...( all ? [ 'newest' ] : [] ), MARIADB ];
}

/** Tests that start programs take most of the time; they run on the oldest core and on MariaDB. */
const WITHOUT_PROGRAMS = { newest: [ '--exclude-group', 'programs' ] };

/**
 * Where PHPUnit's report on one core is written.
 *
 * @param {string} core The core, or `mariadb`.
 * @return {string} The file.
 */
export const phpReport = ( core ) =>
	join( ARTIFACTS, 'reports', `php-${ core }.xml` );

async function runPhpunit( name, site, version, args ) {
	const groups = process.env.WP_CORE ? [] : WITHOUT_PROGRAMS[ name ] ?? [];
	const { code, stdout, stderr } = await run(
		phpProgram(),
		[ PHPUNIT, '--log-junit', phpReport( name ), ...groups, ...args ],
		{ cwd: ROOT, env: { CHATY_WP_SITE: site } }
	);
	say( `PHPUnit on WordPress ${ version }, ${ name }` );
	process.stdout.write( stdout + stderr );
	return code === 0;
}

async function inFolder( work ) {
	const dir = mkdtempSync( join( tmpdir(), 'chaty-phpunit-' ) );
	try {
		return await work( dir );
	} finally {
		rmSync( dir, { recursive: true, force: true } );
	}
}

function runOnSqlite( core, args ) {
	return inFolder( async ( dir ) => {
		const { version } = await createSite( { dir, core, testApi: false } );
		return runPhpunit( core, dir, version, args );
	} );
}

async function runOnMariadb( args ) {
	if ( ! ( await ensureServers( [ 'mariadb-server', 'redis-server' ] ) ) ) {
		say(
			'MariaDB or Redis cannot be had here: PHPUnit runs on SQLite only.'
		);
		mkdirSync( dirname( phpReport( MARIADB ) ), { recursive: true } );
		writeFileSync( phpReport( MARIADB ), NO_TESTS );
		return true;
	}
	return inFolder( async ( folder ) => {
		const mariadb = await startMariadb( folder );
		try {
			const { dir, version } = await createDatabaseSite( {
				dir: join( folder, 'site' ),
				mariadb,
				database: 'chaty',
			} );
			return await runPhpunit( MARIADB, dir, version, args );
		} finally {
			await mariadb.stop();
		}
	} );
}

async function main() {
	const given = process.argv.slice( 2 );
	const args = given.filter( ( argument ) => argument !== '--all' );
	const sites = phpSites( given.includes( '--all' ) );
	const results = await Promise.all(
		sites.map( ( name ) =>
			name === MARIADB ? runOnMariadb( args ) : runOnSqlite( name, args )
		)
	);
	const failed = sites.filter( ( _, index ) => ! results[ index ] );
	if ( failed.length ) {
		throw new ToolError( `PHPUnit failed on ${ failed.join( ', ' ) }.` );
	}
}

if ( isMain( import.meta.url ) ) {
	runTool( main );
}
