import {
	copyFileSync,
	cpSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { phpProgram, ROOT } from '../../tools/paths.mjs';
import { createSite } from '../../tools/wordpress/site.mjs';
import { DATABASE } from '../../tools/wordpress/site-files.mjs';

/** Most seconds of tests for a mutant, by their times with pcov: tests that take longer check everything at once. */
const MOST_SECONDS = 30;
/** A mutant may loop for ever: the limit allows a machine so many times slower, and the start of WordPress. */
const TIMES_SLOWER = 3;
const START_SECONDS = 60;
const TIMEOUT_MS = 1000 * ( START_SECONDS + TIMES_SLOWER * MOST_SECONDS );

const NOT_COPIED = [ '.git', 'artifacts', 'node_modules', 'vendor' ];

/**
 * Makes a site with a copy of the plugin, which mutants may change.
 *
 * @param {string} folder A folder for it.
 * @return {Promise<{folder: string, site: string, root: string}>} The folder, that of the site and that of the plugin.
 */
export async function createWorker( folder ) {
	const site = join( folder, 'site' );
	const root = join( site, 'wp-content/plugins/chaty' );
	await createSite( { dir: site, core: 'oldest', testApi: false } );
	rmSync( root );
	cpSync( ROOT, root, {
		recursive: true,
		filter: ( path ) =>
			! NOT_COPIED.some( ( name ) => path === join( ROOT, name ) ),
	} );
	symlinkSync( join( ROOT, 'vendor' ), join( root, 'vendor' ) );
	copyFileSync( join( site, DATABASE ), join( folder, 'database' ) );
	return { folder, site, root };
}

/**
 * Runs PHPUnit in the copy of a worker, each time on the database of a new site.
 *
 * @param {Object}   worker        What `createWorker` returned.
 * @param {string}   worker.folder Its folder.
 * @param {string}   worker.site   That of its site.
 * @param {string}   worker.root   That of its plugin.
 * @param {string[]} settings      PHP's settings, as `name=value`.
 * @param {string[]} args          PHPUnit's arguments.
 * @param {Object}   [options]     Options of execa.
 * @return {Promise<Object>} The result of execa.
 */
export function runPhpunit( { folder, site, root }, settings, args, options ) {
	copyFileSync( join( folder, 'database' ), join( site, DATABASE ) );
	return execa(
		phpProgram(),
		[
			...settings.flatMap( ( setting ) => [ '-d', setting ] ),
			join( ROOT, 'vendor/bin/phpunit' ),
			'--do-not-cache-result',
			...[ '--exclude-group', 'programs' ],
			...args,
		],
		{
			all: true,
			cwd: root,
			env: { CHATY_WP_SITE: site },
			reject: false,
			stdin: 'ignore',
			...options,
		}
	);
}

/** Tests that run a mutant: those of its folder, then the quickest others. */
function testsOf( { file, tests }, known ) {
	const folder = file.replace( /^includes(.*?)[^/]*$/, 'tests/phpunit$1' );
	const isNear = ( test ) => test.file.startsWith( folder );
	let sum = 0;
	const chosen = tests
		.map( ( name ) => known[ name ] )
		.sort( ( a, b ) => isNear( b ) - isNear( a ) || a.seconds - b.seconds )
		.filter( ( { seconds } ) => ( sum += seconds ) <= MOST_SECONDS );
	return [
		chosen.filter( isNear ),
		chosen.filter( ( test ) => ! isNear( test ) ),
	].filter( ( group ) => group.length );
}

/** PHPUnit's configuration of the clone, with these files of tests alone, in the usual order. */
function writeConfig( worker, tests ) {
	const path = join( worker.root, 'phpunit.mutation.xml' );
	const files = [ ...new Set( tests.map( ( { file } ) => file ) ) ].sort();
	writeFileSync(
		path,
		readFileSync( join( ROOT, 'phpunit.xml.dist' ), 'utf8' )
			.replace(
				/<directory prefix.*/,
				files.map( ( file ) => `<file>${ file }</file>` ).join( '' )
			)
			.replace( /<coverage>[^]*<\/coverage>/, '' )
	);
	return path;
}

/** Runs tests in the order of the whole, because some read what an earlier one has defined. */
async function runTests( worker, tests ) {
	const config = writeConfig( worker, tests );
	const methods = tests.map( ( { method } ) => method ).join( '|' );
	const { all, exitCode, timedOut } = await runPhpunit(
		worker,
		[ 'pcov.enabled=0', 'memory_limit=2G' ],
		[
			...[ '--configuration', config, '--stop-on-defect' ],
			...[ '--filter', `/::(${ methods })( |$)/` ],
		],
		{ timeout: TIMEOUT_MS }
	);
	if ( timedOut ) {
		return { status: 'Timeout' };
	}
	const killedBy = /^1\) (.*)/m.exec( all )?.[ 1 ];
	return exitCode === 0
		? { status: 'Survived' }
		: { status: 'Killed', killedBy };
}

/**
 * Finds out whether tests find a mutant.
 *
 * @param {Object} worker What `createWorker` returned.
 * @param {Object} mutant A mutant of mutants.php.
 * @param {Object} known  The tests that it names.
 * @return {Promise<{status: string, killedBy?: string}>} `Killed`, `Timeout`, `Survived` or `NoCoverage`, as Stryker names it, or `Invalid` where its tests fail without it too, and the first test that fails.
 */
export async function judge( worker, mutant, known ) {
	const path = join( worker.root, mutant.file );
	const code = readFileSync( path );
	const { start, end, replacement } = mutant;
	writeFileSync(
		path,
		Buffer.concat( [
			code.subarray( 0, start ),
			Buffer.from( replacement ),
			code.subarray( end ),
		] )
	);
	let result = { status: 'NoCoverage' };
	let tests = [];
	for ( tests of testsOf( mutant, known ) ) {
		result = await runTests( worker, tests );
		if ( result.status !== 'Survived' ) {
			break;
		}
	}
	writeFileSync( path, code );
	if ( result.status === 'Killed' ) {
		// Tests that fail without the others would find any mutant.
		const { killedBy, status } = await runTests( worker, tests );
		return status === 'Survived' ? result : { status: 'Invalid', killedBy };
	}
	return result;
}
