/**
 * Prints which share of the code's lines Jest and PHPUnit run, folder by folder. Lines that only browser tests run, or
 * programs that tests start, are not counted.
 *
 *     npm run coverage
 *     npm run coverage -- --only php         src or php
 */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { ensureBuild } from '../tools/build.mjs';
import { ARTIFACTS, phpProgram, ROOT } from '../tools/paths.mjs';
import { log, runTool, ToolError } from '../tools/tool.mjs';
import { inTemporaryFolder } from '../tools/wordpress/folders.mjs';
import { createSite } from '../tools/wordpress/site.mjs';
import { ensurePcov, pcovSettings } from './pcov.mjs';
import { row } from './table.mjs';

const FOLDER = join( ARTIFACTS, 'coverage' );

/** Runs tests, and prints their output if one fails. */
async function runTests( program, args, env ) {
	const { exitCode, all } = await execa( program, args, {
		all: true,
		cwd: ROOT,
		env,
		reject: false,
		stdin: 'ignore',
	} );
	if ( exitCode !== 0 ) {
		throw new ToolError( `${ all }\nA test failed.` );
	}
}

/** The lines of each file of `src`, and how many of them Jest runs. */
async function measureSrc() {
	log( 'Jest …' );
	await runTests( process.execPath, [
		join( ROOT, 'node_modules/.bin/wp-scripts' ),
		...[ 'test-unit-js', '--config', 'jest.config.js', '--coverage' ],
		...[
			'--coverageReporters=json-summary',
			'--coverageDirectory',
			FOLDER,
		],
		'--collectCoverageFrom=src/**/*.{ts,tsx}',
		'--collectCoverageFrom=!**/*.{test,d}.{ts,tsx}',
	] );
	const { total, ...files } = JSON.parse(
		readFileSync( join( FOLDER, 'coverage-summary.json' ), 'utf8' )
	);
	return Object.entries( files ).map( ( [ file, { lines } ] ) => ( {
		file: relative( ROOT, file ),
		lines: lines.total,
		covered: lines.covered,
	} ) );
}

/** The same for `includes` and PHPUnit. */
async function measurePhp() {
	ensurePcov();
	await ensureBuild();
	log( 'PHPUnit …' );
	const report = join( FOLDER, 'clover.xml' );
	await inTemporaryFolder( 'coverage', async ( dir ) => {
		await createSite( { dir, core: 'oldest', testApi: false } );
		await runTests(
			phpProgram(),
			[
				...pcovSettings( ROOT ).flatMap( ( one ) => [ '-d', one ] ),
				...[ 'vendor/bin/phpunit', '--coverage-clover', report ],
			],
			{ CHATY_WP_SITE: dir }
		);
	} );
	const files = readFileSync( report, 'utf8' ).matchAll(
		/<file name="(.*?)">.*?<metrics [^>]* statements="(\d+)" coveredstatements="(\d+)"[^>]*>\s*<\/file>/gs
	);
	return [ ...files ].map( ( [ , file, lines, covered ] ) => ( {
		file: relative( ROOT, file ),
		lines: Number( lines ),
		covered: Number( covered ),
	} ) );
}

/** `src/widget` or `includes/ajax`; files beside such folders count as `src` or `includes`. */
const folderOf = ( { file } ) =>
	dirname( file ).split( '/' ).slice( 0, 2 ).join( '/' );

function rowOf( name, files ) {
	const sum = ( key ) => files.reduce( ( all, one ) => all + one[ key ], 0 );
	const share = ( 100 * sum( 'covered' ) ) / ( sum( 'lines' ) || 1 );
	return row( name, sum( 'lines' ), `${ share.toFixed( 1 ) } %` );
}

const PARTS = { src: measureSrc, php: measurePhp };

async function main() {
	const { only = Object.keys( PARTS ) } = parseArgs( {
		options: { only: { type: 'string', multiple: true } },
	} ).values;
	// PHPUnit passes without a report, too: an old one must not be there.
	rmSync( FOLDER, { recursive: true, force: true } );
	for ( const part of only ) {
		if ( ! PARTS[ part ] ) {
			throw new ToolError( `There is no part ${ part }.` );
		}
		const files = await PARTS[ part ]();
		const folders = [ ...new Set( files.map( folderOf ) ) ].sort();
		const lines = [
			row( part, 'lines', 'run by unit tests' ),
			row( '---', '---:', '---:' ),
			...folders.map( ( name ) =>
				rowOf(
					name,
					files.filter( ( one ) => folderOf( one ) === name )
				)
			),
			rowOf( 'all', files ),
		];
		process.stdout.write( `${ lines.join( '\n' ) }\n` );
	}
}

runTool( import.meta.url, main );
