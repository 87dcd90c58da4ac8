/**
 * Runs PHPUnit on the oldest WordPress with SQLite and on the newest with MariaDB.
 *
 *     npm run test:php
 *     npm run test:php -- --all                     also on the newest WordPress with SQLite
 *     npm run test:php -- --filter Stats            with any options of PHPUnit
 *
 * With WP_CORE=/folder/of/wordpress both run on that WordPress.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { ensureBuild } from './build.mjs';
import { ARTIFACTS, phpProgram, ROOT } from './paths.mjs';
import { log, runTool, ToolError } from './tool.mjs';
import { createDatabaseSite } from './wordpress/database-site.mjs';
import { startMariadb } from './wordpress/mariadb.mjs';
import { ensureServers } from './wordpress/packages.mjs';
import { createSite } from './wordpress/site.mjs';

const PHPUNIT = join( ROOT, 'vendor/bin/phpunit' );
const MARIADB = 'mariadb';
const NO_TESTS = '<testsuites><testsuite tests="0"/></testsuites>\n';

/**
 * Names the sites that PHPUnit runs on, all at the same time.
 *
 * @param {boolean} all Whether the newest WordPress with SQLite is one of them.
 * @return {string[]} Names of cores, and `mariadb` for the newest core on MariaDB.
 */
export function phpSites( all ) {
	if ( process.env.WP_CORE ) {
		return [ 'newest', MARIADB ];
	}
	return [ 'oldest', ...( all ? [ 'newest' ] : [] ), MARIADB ];
}

/** Tests that start programs take most of the time; two sites are enough for them. */
const WITHOUT_PROGRAMS = { newest: [ '--exclude-group', 'programs' ] };

/**
 * Returns the path of PHPUnit's report on one site.
 *
 * @param {string} core The core, or `mariadb`.
 * @return {string} The file.
 */
export const phpReport = ( core ) =>
	join( ARTIFACTS, 'reports', `php-${ core }.xml` );

async function runPhpunit( name, site, version, args ) {
	const groups = process.env.WP_CORE ? [] : WITHOUT_PROGRAMS[ name ] ?? [];
	const { exitCode, all } = await execa(
		phpProgram(),
		[ PHPUNIT, '--log-junit', phpReport( name ), ...groups, ...args ],
		{
			all: true,
			cwd: ROOT,
			env: { CHATY_WP_SITE: site },
			reject: false,
			stdin: 'ignore',
		}
	);
	log( `PHPUnit on WordPress ${ version }, ${ name }` );
	process.stdout.write( `${ all }\n` );
	return exitCode === 0;
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
	if ( ! ensureServers( [ 'mariadb-server', 'redis-server' ] ) ) {
		log(
			'MariaDB and Redis cannot be installed: PHPUnit runs on SQLite only.'
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
	await ensureBuild();
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

runTool( import.meta.url, main );
