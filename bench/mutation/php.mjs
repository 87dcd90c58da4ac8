/** The part of PHP: mutants by nikic/php-parser, found by PHPUnit on real sites. Infection chooses no sample. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ensureBuild } from '../../tools/build.mjs';
import { ARTIFACTS, phpProgram, ROOT } from '../../tools/paths.mjs';
import { log, ToolError } from '../../tools/tool.mjs';
import { inTemporaryFolder } from '../../tools/wordpress/folders.mjs';
import { ensurePcov, pcovSettings } from '../pcov.mjs';
import { createWorker, judge, runPhpunit } from './php-worker.mjs';
import { isFound, nameOf, percentOf, sample } from './sample.mjs';

const FOLDERS = [
	'includes/settings',
	'includes/messages',
	'includes/storage',
];
const WORKERS = 2;

/** Runs all tests once, and returns all mutants with the tests that run them. */
async function listMutants( worker ) {
	const coverage = join( worker.folder, 'coverage.php' );
	const report = join( worker.folder, 'report.xml' );
	log( 'PHPUnit with coverage …' );
	const { exitCode, all } = await runPhpunit(
		worker,
		pcovSettings( worker.root ),
		[ '--coverage-php', coverage, '--log-junit', report ]
	);
	if ( exitCode !== 0 ) {
		throw new ToolError( `${ all }\nPHPUnit failed before any change.` );
	}
	const { stdout } = await execa( phpProgram(), [
		...[ '-d', 'memory_limit=-1' ],
		join( ROOT, 'bench/mutation/mutants.php' ),
		...[ worker.root, coverage, report ],
		...FOLDERS,
	] );
	const { mutants, tests } = JSON.parse( stdout );
	for ( const mutant of mutants ) {
		mutant.name = nameOf( mutant.file, mutant );
	}
	return { mutants, tests };
}

/** Runs mutants, two at a time, and gives each its `status`. */
async function judgeAll( workers, chosen, known ) {
	const waiting = [ ...chosen ];
	const next = async ( worker ) => {
		while ( waiting.length ) {
			const mutant = waiting.shift();
			Object.assign( mutant, await judge( worker, mutant, known ) );
			log(
				`${ mutant.status } ${ mutant.name }, ${ waiting.length } left`
			);
		}
	};
	await Promise.all( workers.map( next ) );
}

/** Prints what no test finds, and the percentages. */
function print( chosen, count, minutes ) {
	for ( const { status, file, location, was, replacement } of chosen.filter(
		( mutant ) => ! isFound( mutant )
	) ) {
		const { line } = location.start;
		const change = `${ was } → ${ replacement }`.replace( /\s+/g, ' ' );
		process.stdout.write( `${ status } ${ file }:${ line } ${ change }\n` );
	}
	for ( const folder of FOLDERS ) {
		const part = chosen.filter( ( { file } ) => file.startsWith( folder ) );
		const percent = percentOf( part ).toFixed( 1 );
		process.stdout.write(
			`${ folder }: ${ percent } % of ${ part.length } found\n`
		);
	}
	process.stdout.write(
		`php: ${ percentOf( chosen ).toFixed( 1 ) } % of ${
			chosen.length
		} found, of ${ count } in all, in ${ minutes } minutes\n`
	);
}

/**
 * Runs a sample of the mutants of PHP, prints those that no test finds, and writes all into `artifacts/mutation/php.json`.
 *
 * @param {number} size How many.
 * @return {Promise<number>} The percentage that tests find.
 */
export async function measurePhp( size ) {
	ensurePcov();
	await ensureBuild();
	const begin = Date.now();
	return inTemporaryFolder( 'mutation', async ( folder ) => {
		const workers = [];
		for ( let number = 1; number <= WORKERS; number++ ) {
			workers.push( await createWorker( join( folder, `${ number }` ) ) );
		}
		const { mutants, tests } = await listMutants( workers[ 0 ] );
		const chosen = sample( mutants, size, ( { name } ) => name );
		await judgeAll( workers, chosen, tests );
		mkdirSync( join( ARTIFACTS, 'mutation' ), { recursive: true } );
		writeFileSync(
			join( ARTIFACTS, 'mutation/php.json' ),
			JSON.stringify( chosen, null, '\t' )
		);
		const minutes = Math.round( ( Date.now() - begin ) / 60_000 );
		print( chosen, mutants.length, minutes );
		return percentOf( chosen );
	} );
}
