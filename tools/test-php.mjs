/**
 * Runs PHPUnit on the oldest WordPress with SQLite, by the PHP at hand and by the oldest one, and on the newest
 * WordPress with MariaDB.
 *
 *     npm run test:php
 *     npm run test:php -- --all                     also on the newest WordPress with SQLite
 *     npm run test:php -- --filter Stats            with any options of PHPUnit
 *
 * With WP_CORE=/folder/of/wordpress the PHP at hand runs on that WordPress, with SQLite and with MariaDB.
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
const OLDEST_PHP = 'php-7.4';
/** First letters of test classes. PHP in WASM has room for 1 GB, which is not enough for all tests in one run. */
const PARTS = [ 'A-L', 'M-R', 'S-Z' ];
const PHP_WASM = join( ROOT, 'tools/wordpress/php-wasm.mjs' );
const NO_TESTS = '<testsuites><testsuite tests="0"/></testsuites>\n';

/**
 * Names the sites that PHPUnit runs on, all at the same time.
 *
 * @param {boolean} all Whether the newest WordPress with SQLite is one of them.
 * @return {string[]} Names of cores, `mariadb` for the newest core on MariaDB, `php-7.4` for the oldest core there.
 */
export function phpSites( all ) {
	if ( process.env.WP_CORE ) {
		return [ 'newest', MARIADB ];
	}
	return [ 'oldest', ...( all ? [ 'newest' ] : [] ), MARIADB, OLDEST_PHP ];
}

/** Tests that start programs take most of the time; two sites are enough for them. */
const WITHOUT_PROGRAMS = [ '--exclude-group', 'programs' ];

const reportOf = ( name ) => join( ARTIFACTS, 'reports', `${ name }.xml` );
const partOf = ( letters ) => `${ OLDEST_PHP }-${ letters }`;

/**
 * Returns the paths of PHPUnit's reports on one site.
 *
 * @param {string} name A name of `phpSites`.
 * @return {string[]} The files.
 */
export const phpReports = ( name ) =>
	( name === OLDEST_PHP ? PARTS.map( partOf ) : [ name ] ).map( reportOf );

/** Runs PHPUnit by a program and its first arguments. */
async function runPhpunit( name, [ program, ...first ], site, args ) {
	const { exitCode, all } = await execa(
		program,
		[ ...first, PHPUNIT, '--log-junit', reportOf( name ), ...args ],
		{
			all: true,
			cwd: ROOT,
			env: { CHATY_WP_SITE: site.dir },
			reject: false,
			stdin: 'ignore',
		}
	);
	log( `PHPUnit on WordPress ${ site.version }, ${ name }` );
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
		const groups =
			core === 'newest' && ! process.env.WP_CORE ? WITHOUT_PROGRAMS : [];
		return runPhpunit( core, [ phpProgram() ], { dir, version }, [
			...groups,
			...args,
		] );
	} );
}

function runOnOldestPhp( args ) {
	return inFolder( async ( dir ) => {
		const core = 'oldest';
		const { version } = await createSite( { dir, core, testApi: false } );
		const php = [
			...[ process.execPath, PHP_WASM ],
			...[ OLDEST_PHP.replace( 'php-', '' ), `${ ROOT },${ dir }` ],
		];
		const run = ( name, filter ) =>
			runPhpunit( name, php, { dir, version }, [
				...WITHOUT_PROGRAMS,
				...filter,
				...args,
			] );
		if ( args.some( ( text ) => text.startsWith( '--filter' ) ) ) {
			return run( OLDEST_PHP, [] );
		}
		let hasPassed = true;
		for ( const letters of PARTS ) {
			const filter = [ '--filter', `Chaty.Tests.[${ letters }]` ];
			hasPassed = ( await run( partOf( letters ), filter ) ) && hasPassed;
		}
		return hasPassed;
	} );
}

async function runOnMariadb( args ) {
	if ( ! ensureServers( [ 'mariadb-server', 'redis-server' ] ) ) {
		log(
			'MariaDB and Redis cannot be installed: PHPUnit runs on SQLite only.'
		);
		mkdirSync( dirname( reportOf( MARIADB ) ), { recursive: true } );
		writeFileSync( reportOf( MARIADB ), NO_TESTS );
		return true;
	}
	return inFolder( async ( folder ) => {
		const mariadb = await startMariadb( folder );
		try {
			const site = await createDatabaseSite( {
				dir: join( folder, 'site' ),
				mariadb,
				database: 'chaty',
			} );
			return await runPhpunit( MARIADB, [ phpProgram() ], site, args );
		} finally {
			await mariadb.stop();
		}
	} );
}

const RUNNERS = { [ MARIADB ]: runOnMariadb, [ OLDEST_PHP ]: runOnOldestPhp };

async function main() {
	await ensureBuild();
	const given = process.argv.slice( 2 );
	const args = given.filter( ( argument ) => argument !== '--all' );
	const sites = phpSites( given.includes( '--all' ) );
	const results = await Promise.all(
		sites.map(
			( name ) => RUNNERS[ name ]?.( args ) ?? runOnSqlite( name, args )
		)
	);
	const failed = sites.filter( ( _, index ) => ! results[ index ] );
	if ( failed.length ) {
		throw new ToolError( `PHPUnit failed on ${ failed.join( ', ' ) }.` );
	}
}

runTool( import.meta.url, main );
