/**
 * Runs every check, in the order that fails soonest.
 *
 *     npm test                         each spec on one WordPress, `@main` on three
 *     npm test -- --only=unit,e2e      single steps: static, unit, build, php, e2e, zip; with --all also browsers
 *     npm test -- --only=e2e --shard=1/2   half of the browser tests
 *     npm run test:all                 every spec on both versions of WordPress, `@main` also on PHP 7.4, 8.4 and 8.5, and Firefox and WebKit
 *
 * Before it, tools/requirements.mjs installs what is missing.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import runScripts from 'npm-run-all2';
import { addCounts, formatCounts, readCounts } from './counts.mjs';
import { ARTIFACTS, ROOT } from './paths.mjs';
import { phpReports, phpSites } from './test-php.mjs';
import { formatDuration, runTool, ToolError } from './tool.mjs';

const REPORTS = join( ARTIFACTS, 'reports' );
const UNIT_REPORT = join( REPORTS, 'unit.json' );

/** The npm scripts of each step, and the reports that tell how many tests it ran. */
const listSteps = ( { all, shard } ) => ( {
	static: { scripts: [ 'check' ] },
	unit: {
		scripts: [
			`test:unit -- --ci --maxWorkers=2 --json --outputFile=${ UNIT_REPORT }`,
		],
		reports: [ [ 'jest', UNIT_REPORT ] ],
	},
	build: { scripts: [ 'build', 'size' ] },
	php: {
		scripts: [ all ? 'test:php -- --all' : 'test:php' ],
		reports: phpSites( all )
			.flatMap( phpReports )
			.map( ( file ) => [ 'phpunit', file ] ),
	},
	e2e: {
		scripts: [
			[
				'test:e2e --',
				...( all ? [ '--all' ] : [] ),
				...( shard ? [ `--shard=${ shard }` ] : [] ),
			].join( ' ' ),
		],
		reports: [ [ 'playwright', join( REPORTS, 'e2e.json' ) ] ],
	},
	...( all && {
		browsers: {
			scripts: [ 'test:browsers' ],
			reports: [ [ 'node', join( REPORTS, 'browsers.xml' ) ] ],
		},
	} ),
	zip: {
		scripts: [ 'test:zip' ],
		reports: [ [ 'node', join( REPORTS, 'zip.xml' ) ] ],
	},
} );

/** Runs a step and returns the counts of its reports. */
async function runStep( name, { scripts, reports = [] } ) {
	const begin = Date.now();
	process.stdout.write( `\n── ${ name } ──\n` );
	try {
		await runScripts( scripts, {
			silent: true,
			stderr: process.stderr,
			stdout: process.stdout,
		} );
	} catch ( error ) {
		throw new ToolError( `The step ${ name } failed. ${ error.message }` );
	}
	const duration = formatDuration( Date.now() - begin );
	process.stdout.write( `── ${ name }: ${ duration } ──\n` );
	return reports.map( ( [ runner, file ] ) => readCounts( runner, file ) );
}

/** The steps that the command line asks for. */
function readArguments() {
	const { values } = parseArgs( {
		options: {
			only: { type: 'string' },
			all: { type: 'boolean' },
			shard: { type: 'string' },
		},
	} );
	const steps = listSteps( values );
	const names = values.only?.split( ',' ) ?? Object.keys( steps );
	const unknown = names.find( ( name ) => ! Object.hasOwn( steps, name ) );
	if ( unknown ) {
		throw new ToolError(
			`There is no step "${ unknown }", only ${ Object.keys( steps ).join(
				', '
			) }.`
		);
	}
	return names.map( ( name ) => [ name, steps[ name ] ] );
}

runTool( import.meta.url, async () => {
	const begin = Date.now();
	const chosen = readArguments();
	process.env.COMPOSER_ALLOW_SUPERUSER ??= '1';
	// The folders that PHP reads settings from, and one more.
	process.env.PHP_INI_SCAN_DIR = [
		process.env.PHP_INI_SCAN_DIR,
		join( ROOT, 'tools/php' ),
	].join( delimiter );
	rmSync( REPORTS, { recursive: true, force: true } );
	mkdirSync( REPORTS, { recursive: true } );
	const counts = [];
	for ( const [ name, step ] of chosen ) {
		counts.push( ...( await runStep( name, step ) ) );
	}
	const duration = formatDuration( Date.now() - begin );
	process.stdout.write( `\nAll steps passed in ${ duration }.\n` );
	if ( counts.length ) {
		process.stdout.write( `${ formatCounts( addCounts( counts ) ) }\n` );
	}
} );
