/**
 * Runs PHPUnit on the oldest WordPress with SQLite, and tests that use the database, except those of commands, on the
 * newest with MariaDB.
 *
 *     npm run test:php
 *     npm run test:php -- --all                     all of it also on the newest WordPress, and on PHP 7.4
 *     npm run test:php -- --filter Stats            with any options of PHPUnit
 *
 * With WP_CORE=/folder/of/wordpress the PHP at hand runs on that WordPress, with SQLite and with MariaDB.
 * CHATY_MYSQL=host:port names a MySQL or MariaDB whose root needs no password, instead of one of our own.
 */
import { join } from 'node:path';
import { execa } from 'execa';
import { ensureBuild } from './build.mjs';
import { ARTIFACTS, phpProgram, ROOT } from './paths.mjs';
import { log, runTool, ToolError } from './tool.mjs';
import { createDatabaseSite } from './wordpress/database-site.mjs';
import { inTemporaryFolder } from './wordpress/folders.mjs';
import { connectMysql, startMariadb } from './wordpress/mariadb.mjs';
import { ensureServers } from './wordpress/packages.mjs';
import { createSite } from './wordpress/site.mjs';

const PHPUNIT = join( ROOT, 'vendor/bin/phpunit' );
const MARIADB = 'mariadb';
/** Tests that start programs: half of the time of all. */
const PROGRAMS = 'programs';
const OLDEST_PHP = 'php-7.4';
/** First letters of test classes. PHP in WASM has room for 1 GB, which is not enough for all tests in one run. */
const PARTS = [ 'A-L', 'M-R', 'S-Z' ];
const PHP_WASM = join( ROOT, 'tools/wordpress/php-wasm.mjs' );
/** Namespaces of tests without queries of their own: commands query by classes that others test. */
const WITHOUT_DATABASE = 'Cli|Docs|Frontend|Http|Launcher|Maps|Settings';

/**
 * Names the sites that PHPUnit runs on, all at the same time.
 *
 * @param {boolean} all Whether the newest WordPress with SQLite is one of them.
 * @return {string[]} Names of cores, `programs` for the tests that start some on a site of their own with the oldest core,
 *                    `mariadb` for the newest core on MariaDB, `php-7.4` for the oldest core there.
 */
export function phpSites( all ) {
	if ( process.env.WP_CORE ) {
		return [ 'newest', MARIADB ];
	}
	return [
		'oldest',
		PROGRAMS,
		MARIADB,
		...( all ? [ 'newest', OLDEST_PHP ] : [] ),
	];
}

const WITHOUT_PROGRAMS = [ '--exclude-group', PROGRAMS ];

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

const isFiltered = ( args ) =>
	args.some( ( text ) => text.startsWith( '--filter' ) );

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

/** The group of tests that a site with SQLite runs. */
function groupsOf( name ) {
	if ( process.env.WP_CORE ) {
		return [];
	}
	return name === PROGRAMS ? [ '--group', PROGRAMS ] : WITHOUT_PROGRAMS;
}

function runOnSqlite( name, args ) {
	const core = name === PROGRAMS ? 'oldest' : name;
	return inTemporaryFolder( 'phpunit', async ( dir ) => {
		const { version } = await createSite( { dir, core, testApi: false } );
		return runPhpunit( name, [ phpProgram() ], { dir, version }, [
			...groupsOf( name ),
			...args,
		] );
	} );
}

function runOnOldestPhp( args ) {
	return inTemporaryFolder( 'phpunit', async ( dir ) => {
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
		if ( isFiltered( args ) ) {
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

async function runOnMariadb( isWhole, args ) {
	const { CHATY_MYSQL } = process.env;
	const servers = [
		...( CHATY_MYSQL ? [] : [ 'mariadb-server' ] ),
		'redis-server',
	];
	if ( ! ensureServers( servers ) ) {
		throw new ToolError(
			`PHPUnit needs ${ servers.join(
				' and '
			) }; CHATY_MYSQL may name a database.`
		);
	}
	const part =
		isWhole || isFiltered( args )
			? []
			: [ '--filter', `^Chaty.Tests.(?!(${ WITHOUT_DATABASE })\\b)` ];
	return inTemporaryFolder( 'phpunit', async ( folder ) => {
		const mariadb = CHATY_MYSQL
			? connectMysql( CHATY_MYSQL )
			: await startMariadb( folder );
		try {
			const site = await createDatabaseSite( {
				dir: join( folder, 'site' ),
				mariadb,
				database: 'chaty',
			} );
			return await runPhpunit( MARIADB, [ phpProgram() ], site, [
				...part,
				...args,
			] );
		} finally {
			await mariadb.stop();
		}
	} );
}

/** Runs PHPUnit on one of `phpSites`. */
function runOn( name, isWhole, args ) {
	if ( name === MARIADB ) {
		return runOnMariadb( isWhole, args );
	}
	return name === OLDEST_PHP
		? runOnOldestPhp( args )
		: runOnSqlite( name, args );
}

async function main() {
	await ensureBuild();
	const given = process.argv.slice( 2 );
	const args = given.filter( ( argument ) => argument !== '--all' );
	const isWhole = given.includes( '--all' );
	const sites = phpSites( isWhole );
	const results = await Promise.all(
		sites.map( ( name ) => runOn( name, isWhole, args ) )
	);
	const failed = sites.filter( ( _, index ) => ! results[ index ] );
	if ( failed.length ) {
		throw new ToolError( `PHPUnit failed on ${ failed.join( ', ' ) }.` );
	}
}

runTool( import.meta.url, main );
