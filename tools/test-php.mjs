/**
 * PHPUnit on the oldest and the newest WordPress, on SQLite and on MariaDB.
 *
 *     npm run test:php
 *     npm run test:php -- --filter Stats
 *     npm run test:php -- --faults     servers that die in the middle (three minutes)
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runTool, say, ToolError } from './log.mjs';
import { ARTIFACTS, isMain, ROOT } from './paths.mjs';
import { phpProgram } from './php.mjs';
import { run } from './run.mjs';
import { createDatabaseSite } from './server/database-site.mjs';
import { checkFaults } from './server/faults.mjs';
import { startMariadb } from './server/mariadb.mjs';
import { ensureServers } from './server/packages.mjs';
import { createSite } from './site.mjs';

const PHPUNIT = join( ROOT, 'vendor/bin/phpunit' );
const MARIADB = 'mariadb';
const NO_TESTS = '<testsuites><testsuite tests="0"/></testsuites>\n';

/** What PHPUnit runs on: two cores on SQLite, and MariaDB with the newest core. */
export const PHP_CORES = process.env.WP_CORE
	? [ 'newest', MARIADB ]
	: [ 'oldest', 'newest', MARIADB ];

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
	say( `PHPUnit on WordPress ${ version }, ${ name }` );
	const groups = process.env.WP_CORE ? [] : WITHOUT_PROGRAMS[ name ] ?? [];
	const { code } = await run(
		phpProgram(),
		[ PHPUNIT, '--log-junit', phpReport( name ), ...groups, ...args ],
		{ cwd: ROOT, env: { CHATY_WP_SITE: site }, show: true }
	);
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
	const args = process.argv.slice( 2 );
	if ( args.includes( '--faults' ) ) {
		await checkFaults();
		return;
	}
	for ( const core of PHP_CORES ) {
		const isWell =
			core === MARIADB
				? await runOnMariadb( args )
				: await runOnSqlite( core, args );
		if ( ! isWell ) {
			throw new ToolError( `PHPUnit failed on ${ core }.` );
		}
	}
}

if ( isMain( import.meta.url ) ) {
	runTool( main );
}
