/**
 * Every check, in the order that fails soonest.
 *
 *     npm test
 *     npm test -- --only=unit,e2e     single steps
 *     npm run test:all                every spec on both WordPress versions, and on PHP 7.4 and 8.4
 *
 * Installs what is missing first, where it can.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, closingLine, readCounts } from './counts.mjs';
import { runTool, spokenDuration, ToolError } from './log.mjs';
import { ARTIFACTS, isMain, ROOT } from './paths.mjs';
import { ensurePackages, requireNode } from './prepare.mjs';
import { ensureComposerPackages, ensurePrograms } from './requirements.mjs';
import { run } from './run.mjs';
import { phpReport, phpSites } from './test-php.mjs';

const REPORTS = join( ARTIFACTS, 'reports' );
const report = ( name ) => join( REPORTS, name );

const npm = ( ...args ) => [ 'npm', [ 'run', '--silent', ...args ] ];
const composer = ( script ) => [
	'composer',
	[ 'run-script', '--no-interaction', script ],
];

/**
 * What each step runs, and the reports that its tests are counted from. The
 * commands of one lane run one after the other; lanes run side by side.
 */
const steps = ( all ) => ( {
	static: {
		lanes: [
			[ npm( 'typecheck' ), composer( 'lint' ), composer( 'stan' ) ],
			[ npm( 'lint:js' ), npm( 'lint:style' ), npm( 'shape' ) ],
		],
	},
	unit: {
		lanes: [
			[
				npm(
					'test:unit',
					...[ '--', '--ci', '--maxWorkers=2', '--json' ],
					`--outputFile=${ report( 'unit.json' ) }`
				),
			],
		],
		reports: [ [ 'jest', report( 'unit.json' ) ] ],
	},
	build: { lanes: [ [ npm( 'build' ), npm( 'size' ) ] ] },
	php: {
		lanes: [ [ npm( 'test:php', '--', ...( all ? [ '--all' ] : [] ) ) ] ],
		reports: phpSites( all ).map( ( name ) => [
			'phpunit',
			phpReport( name ),
		] ),
	},
	e2e: {
		lanes: [ [ npm( 'test:e2e', '--', ...( all ? [ '--all' ] : [] ) ) ] ],
		reports: [ [ 'playwright', report( 'e2e.json' ) ] ],
	},
	zip: {
		lanes: [ [ npm( 'test:zip' ) ] ],
		reports: [ [ 'node', report( 'zip.xml' ) ] ],
	},
} );

async function install() {
	requireNode();
	await ensurePackages();
	await ensurePrograms();
	await ensureComposerPackages();
}

async function runLane( commands, show ) {
	for ( const [ program, args ] of commands ) {
		const { code, stdout, stderr } = await run( program, args, {
			cwd: ROOT,
			env: { COMPOSER_ALLOW_SUPERUSER: '1' },
			show,
		} );
		process.stdout.write( stdout + stderr );
		if ( code !== 0 ) {
			throw new ToolError(
				`${ program } ${ args.join( ' ' ) }: ${ code }`
			);
		}
	}
}

async function runStep( { lanes, reports = [] } ) {
	// Side by side, a command's output is printed when it ends.
	const show = lanes.length === 1;
	const results = await Promise.allSettled(
		lanes.map( ( commands ) => runLane( commands, show ) )
	);
	const failed = results.find( ( { status } ) => status === 'rejected' );
	if ( failed ) {
		throw failed.reason;
	}
	return reports.map( ( [ runner, file ] ) => readCounts( runner, file ) );
}

async function timed( name, work ) {
	const begin = Date.now();
	process.stdout.write( `\n── ${ name } ──\n` );
	try {
		const result = await work();
		const duration = spokenDuration( Date.now() - begin );
		process.stdout.write( `── ${ name }: ${ duration } ──\n` );
		return result;
	} catch ( error ) {
		throw new ToolError( `The step ${ name } failed. ${ error.message }` );
	}
}

function readArguments() {
	const { values } = parseArgs( {
		options: { only: { type: 'string' }, all: { type: 'boolean' } },
	} );
	const known = steps( !! values.all );
	const names = values.only?.split( ',' ) ?? Object.keys( known );
	const unknown = names.find( ( name ) => ! Object.hasOwn( known, name ) );
	if ( unknown ) {
		throw new ToolError(
			`No step "${ unknown }": ${ Object.keys( known ).join( ', ' ) }.`
		);
	}
	return names.map( ( name ) => [ name, known[ name ] ] );
}

async function main() {
	const begin = Date.now();
	const chosen = readArguments();
	rmSync( REPORTS, { recursive: true, force: true } );
	mkdirSync( REPORTS, { recursive: true } );
	await timed( 'install', install );
	const counts = [];
	for ( const [ name, step ] of chosen ) {
		counts.push( ...( await timed( name, () => runStep( step ) ) ) );
	}
	const duration = spokenDuration( Date.now() - begin );
	process.stdout.write( `\nAll steps passed in ${ duration }.\n` );
	if ( counts.length ) {
		process.stdout.write( `${ closingLine( addCounts( counts ) ) }\n` );
	}
}

if ( isMain( import.meta.url ) ) {
	runTool( main );
}
