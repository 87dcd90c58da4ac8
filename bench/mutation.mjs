/**
 * Prints how many mutants of rules the unit tests of their part find. Stryker makes them; the sample of a part never
 * changes.
 * Stryker (Apache-2.0) is installed into the cache with the first run; it is not part of the plugin.
 * The part `php` has a runner of its own: mutation/php.mjs.
 *
 *     npm run mutation                       300 mutants of each part; 160 of the widget took 24 minutes beside other work
 *     npm run mutation -- --sample 60        the first 60 of them
 *     npm run mutation -- --only widget      one part: widget, console, behaviours, php
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { ARTIFACTS, cacheDir, ROOT } from '../tools/paths.mjs';
import { log, runTool, ToolError } from '../tools/tool.mjs';
import { measurePhp } from './mutation/php.mjs';
import { isFound, nameOf, percentOf, sample } from './mutation/sample.mjs';

const VERSION = '9.6.1';
/** Percent of the mutants that tests must find. */
const LEAST = 85;

/** Names of behaviours' files that hold rules, and touch no page. */
const RULES =
	'{find-error,formats,rules,options,tile-plan,pages,categories,point,places,osrm-steps,album,caption,picture-link,sources,plural,video-source}';

/** The parts: the files that are changed, and those whose tests are run, without their endings. */
const PARTS = {
	widget: [ 'src/widget/domain/**/*', 'src/widget/domain/**/*' ],
	console: [ 'src/console/domain/**/*', 'src/console/domain/**/*' ],
	behaviours: [ `src/behaviours/*/${ RULES }`, 'src/behaviours/**/*' ],
};
/** Besides tests: a pattern of another project, and the fields of the editor, which are words and keys that TypeScript checks. */
const NOT_CHANGED = [
	'!**/*.test.{ts,tsx}',
	'!**/bot-pattern.ts',
	'!src/console/domain/fields/**',
];
const PHP = 'php';

/** Returns Stryker's program. */
async function ensureStryker() {
	const folder = join( cacheDir(), `stryker-${ VERSION }` );
	const modules = join( folder, 'node_modules/@stryker-mutator' );
	const program = join( modules, 'core/bin/stryker.js' );
	if ( ! existsSync( program ) ) {
		log( `Installing Stryker ${ VERSION } …` );
		mkdirSync( folder, { recursive: true } );
		await execa( 'npm', [
			...[ 'install', '--no-audit', '--no-fund', '--prefix', folder ],
			`@stryker-mutator/core@${ VERSION }`,
			`@stryker-mutator/jest-runner@${ VERSION }`,
		] );
	}
	return {
		program,
		runner: join( modules, 'jest-runner/dist/src/index.js' ),
	};
}

/** Runs the mutants of a part, and returns Stryker's report. */
async function runStryker( part, size ) {
	const { program, runner } = await ensureStryker();
	const [ files, tests ] = PARTS[ part ];
	const folder = join( ARTIFACTS, 'mutation' );
	const report = join( folder, `${ part }.json` );
	const config = join( folder, `${ part }.config.json` );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		config,
		JSON.stringify( {
			mutate: [ `${ files }.{ts,tsx}`, ...NOT_CHANGED ],
			plugins: [
				runner,
				join( ROOT, 'bench/mutation/runner.mjs' ),
				join( ROOT, 'bench/mutation/sampler.mjs' ),
			],
			checkers: [ 'sampler' ],
			ignorers: [ 'text-domain' ],
			testRunner: 'nearest',
			coverageAnalysis: 'perTest',
			concurrency: 2,
			jest: { configFile: 'bench/mutation/jest.config.cjs' },
			ignorePatterns: [ 'artifacts', 'vendor', 'build' ],
			reporters: [ 'json', 'progress-append-only' ],
			jsonReporter: { fileName: report },
			tempDirName: 'artifacts/mutation/sandbox',
			// Longer than all tests take on a busy machine, so that a mutant that is only slow does not count as found.
			timeoutMS: 180_000,
			dryRunTimeoutMinutes: 30,
			disableTypeChecks: false,
			// Babel reads no tsconfig, and Stryker would need TypeScript beside it to rewrite one.
			tsconfigFile: 'none',
		} )
	);
	await execa( process.execPath, [ program, 'run', config ], {
		cwd: ROOT,
		env: {
			CHATY_SAMPLE: String( size ),
			CHATY_JEST_RUNNER: runner,
			CHATY_TESTS: tests,
		},
		stdio: [ 'ignore', 'inherit', 'inherit' ],
	} );
	return JSON.parse( readFileSync( report, 'utf8' ) );
}

/** Prints the mutants of a part that no test finds; returns the percentage of the others. */
async function measure( part, size ) {
	const { files } = await runStryker( part, size );
	const all = Object.entries( files ).flatMap( ( [ file, { mutants } ] ) =>
		mutants
			.filter( ( { status } ) => status !== 'Ignored' )
			.map( ( mutant ) => ( {
				...mutant,
				name: nameOf( file, mutant ),
			} ) )
	);
	const chosen = sample( all, size, ( { name } ) => name );
	for ( const mutant of chosen ) {
		if ( ! isFound( mutant ) ) {
			process.stdout.write( `${ mutant.status } ${ mutant.name }\n` );
		}
	}
	const percent = percentOf( chosen );
	process.stdout.write(
		`${ part }: ${ percent.toFixed( 1 ) } % of ${
			chosen.length
		} found, of ${ all.length } in all\n`
	);
	return percent;
}

runTool( import.meta.url, async () => {
	const { values } = parseArgs( {
		options: {
			sample: { type: 'string', default: '300' },
			only: { type: 'string' },
		},
	} );
	const low = [];
	const parts = [ ...Object.keys( PARTS ), PHP ];
	for ( const part of values.only ? [ values.only ] : parts ) {
		const work = part === PHP ? measurePhp : measure.bind( null, part );
		const percent = await work( Number( values.sample ) );
		if ( percent < LEAST ) {
			low.push( part );
		}
	}
	if ( low.length ) {
		throw new ToolError(
			`Less than ${ LEAST } % found: ${ low.join( ', ' ) }.`
		);
	}
} );
