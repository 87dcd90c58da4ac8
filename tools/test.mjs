/**
 * All tests, in the order that fails soonest.
 *
 *     npm test
 *     npm test -- --only=unit,e2e
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
import { PHP_CORES, phpReport } from './test-php.mjs';

const REPORTS = join( ARTIFACTS, 'reports' );
const report = ( name ) => join( REPORTS, name );

const npm = ( ...args ) => [ 'npm', [ 'run', '--silent', ...args ] ];
const composer = ( script ) => [
	'composer',
	[ 'run-script', '--no-interaction', script ],
];

/** What each step runs, and the reports that its tests are counted from. */
const STEPS = {
	typecheck: { commands: [ npm( 'typecheck' ) ] },
	lint: {
		commands: [
			npm( 'lint:js' ),
			npm( 'lint:style' ),
			composer( 'lint' ),
			composer( 'stan' ),
		],
	},
	shape: { commands: [ npm( 'shape' ) ] },
	unit: {
		commands: [
			npm(
				'test:unit',
				'--',
				'--ci',
				'--json',
				`--outputFile=${ report( 'unit.json' ) }`
			),
		],
		reports: [ [ 'jest', report( 'unit.json' ) ] ],
	},
	build: { commands: [ npm( 'build' ) ] },
	size: { commands: [ npm( 'size' ) ] },
	php: {
		commands: [ npm( 'test:php' ) ],
		reports: PHP_CORES.map( ( core ) => [ 'phpunit', phpReport( core ) ] ),
	},
	e2e: {
		commands: [ npm( 'test:e2e' ) ],
		reports: [ [ 'playwright', report( 'e2e.json' ) ] ],
	},
	zip: {
		commands: [ npm( 'test:zip' ) ],
		reports: [ [ 'node', report( 'zip.xml' ) ] ],
	},
};

async function install() {
	requireNode();
	await ensurePackages();
	await ensurePrograms();
	await ensureComposerPackages();
}

async function runStep( { commands, reports = [] } ) {
	const env = { COMPOSER_ALLOW_SUPERUSER: '1' };
	for ( const [ program, args ] of commands ) {
		const { code } = await run( program, args, {
			cwd: ROOT,
			env,
			show: true,
		} );
		if ( code !== 0 ) {
			throw new ToolError(
				`${ program } ${ args.join( ' ' ) }: ${ code }`
			);
		}
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

function chosenSteps() {
	const { values } = parseArgs( { options: { only: { type: 'string' } } } );
	const names = values.only?.split( ',' ) ?? Object.keys( STEPS );
	const unknown = names.find( ( name ) => ! Object.hasOwn( STEPS, name ) );
	if ( unknown ) {
		throw new ToolError(
			`No step "${ unknown }": ${ Object.keys( STEPS ).join( ', ' ) }.`
		);
	}
	return names;
}

async function main() {
	const begin = Date.now();
	const names = chosenSteps();
	rmSync( REPORTS, { recursive: true, force: true } );
	mkdirSync( REPORTS, { recursive: true } );
	await timed( 'install', install );
	const counts = [];
	for ( const name of names ) {
		counts.push(
			...( await timed( name, () => runStep( STEPS[ name ] ) ) )
		);
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
