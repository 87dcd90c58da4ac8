/**
 * Measures what the server's side costs, and checks that it counts exactly, on nginx, PHP-FPM, MariaDB
 * and Redis that it starts and stops itself.
 */
import { cpus } from 'node:os';
import { log, ToolError } from '../tools/tool.mjs';
import { CALLS, send, sendMany } from './calls.mjs';
import { measureConsoleData } from './console-data.mjs';
import { measureEarlyAnswers } from './early-answers.mjs';
import { checkNodes, runCron } from './nodes.mjs';
import { EMPTY, measureRates } from './rates.mjs';
import { startStack } from './stack.mjs';
import { writeGoal } from './table.mjs';

const EXACT_CALLS = 10_000;
const AT_ONCE = 50;
const SAMPLES = 150;

const hundredths = ( value ) => `${ value.toFixed( 2 ) } ms`;

const rows = [];

/** Keeps results for the table, each with the name of its site. */
const reportFor =
	( site ) =>
	( what, value, goal = '' ) => {
		rows.push( [ `${ site }: ${ what }`, value, goal ] );
		log( `${ site }: ${ what }: ${ value }` );
	};

const readBench = ( headers ) =>
	headers.get( 'x-bench' ).split( ' ' ).map( Number );

/** The lower quartile, because other work on the machine only ever adds. */
const lowerQuartile = ( numbers ) =>
	[ ...numbers ].sort( ( a, b ) => a - b )[
		Math.floor( numbers.length / 4 )
	];

/** Memory and queries of one call of each kind. */
async function measureNeeds( stack, report ) {
	for ( const [ number, fields ] of Object.entries( {
		0: EMPTY,
		...CALLS,
	} ) ) {
		const { headers } = await send(
			stack.url,
			{ ...fields, name: `Memory ${ number }` },
			{ 'X-Bench': 'on' }
		);
		const [ , queries, memory ] = readBench( headers );
		const what = number === '0' ? 'empty handler' : `call ${ number }`;
		report(
			`${ what }, memory, queries`,
			`${ ( memory / 1024 ).toFixed( 1 ) } MB, ${ queries }`
		);
	}
}

/** The plugin's share of a page, measured in turns with and without it. */
async function measurePage( stack, report ) {
	const samples = { on: [], off: [] };
	for ( let sample = 0; sample < SAMPLES; sample++ ) {
		for ( const how of [ 'off', 'on' ] ) {
			const response = await fetch( `${ stack.url }/?p=${ sample % 2 }`, {
				headers: { 'X-Bench': how },
			} );
			await response.text();
			samples[ how ].push( readBench( response.headers ) );
		}
	}
	const both = ( at ) =>
		[ 'on', 'off' ].map( ( how ) =>
			lowerQuartile( samples[ how ].map( ( row ) => row[ at ] ) )
		);
	const [ workWith, workWithout ] = both( 0 );
	const [ queriesWith, queriesWithout ] = both( 1 );
	const difference = workWith - workWithout;
	report(
		'page, work with the plugin, without',
		`${ workWith.toFixed( 1 ) } ms, ${ workWithout.toFixed(
			1
		) } ms (difference ${ hundredths( difference ) })`,
		`≤ ${ writeGoal( difference, 1, hundredths ) }`
	);
	report(
		'page, queries with the plugin, without',
		`${ queriesWith }, ${ queriesWithout }`,
		'the same'
	);
}

/** Sends many calls at the same time; every one must be counted. */
async function checkExact( stack, report, finish = async () => {} ) {
	await stack.query( 'DELETE FROM wp_chaty_stats' );
	let answered = 0;
	const begin = Date.now();
	await sendMany( EXACT_CALLS, AT_ONCE, async ( number ) => {
		const { text } = await send( stack.url, CALLS[ ( number % 3 ) + 1 ] );
		answered += text === '1' ? 1 : 0;
	} );
	const seconds = ( Date.now() - begin ) / 1000;
	await finish();
	const counted = await stack.query(
		"SELECT COALESCE(SUM(IF(channel='',views+clicks,IF(device='m',clicks,0))),0) FROM wp_chaty_stats"
	);
	const found = `${ answered } answered, ${ counted } counted`;
	report(
		`${ EXACT_CALLS } calls, ${ AT_ONCE } at a time`,
		`${ found }, ${ seconds.toFixed( 1 ) } s`,
		'the same'
	);
	if ( Number( counted ) !== answered || answered !== EXACT_CALLS ) {
		throw new ToolError( `Not every call was counted: ${ found }.` );
	}
}

async function withStack( options, work ) {
	const stack = await startStack( options );
	try {
		await work( stack );
	} finally {
		await stack.stop();
	}
}

function printTable() {
	const all = [ [ 'what', 'measured', 'goal' ], ...rows ];
	const widths = all[ 0 ].map( ( _, at ) =>
		Math.max( ...all.map( ( row ) => row[ at ].length ) )
	);
	const date = new Date().toISOString().slice( 0, 10 );
	process.stdout.write(
		`${ date }, ${ cpus().length } x ${ cpus()[ 0 ].model }\n\n`
	);
	for ( const row of all ) {
		const cells = row.map( ( cell, at ) => cell.padEnd( widths[ at ] ) );
		process.stdout.write( `| ${ cells.join( ' | ' ) } |\n` );
	}
}

/** What visitors' calls and pages cost, on one node and on two. */
async function measureVisitors( rounds ) {
	await withStack( {}, async ( stack ) => {
		const report = reportFor( 'one node' );
		await measureRates( stack, rounds, report );
		await measureNeeds( stack, report );
		await measurePage( stack, report );
		await checkExact( stack, report );
		await measureEarlyAnswers( stack, rounds, report );
	} );
	const options = { pools: [ 'a', 'b' ], objectCache: true };
	await withStack( options, async ( stack ) => {
		const report = reportFor( 'two nodes, Redis' );
		await checkExact( stack, report, () =>
			runCron( stack, [ 'chaty_flush_stats' ] )
		);
		await checkNodes( stack, report );
		// Last, because what it leaves in the buffer would be counted.
		await measureRates( stack, rounds, report );
	} );
}

/**
 * Measures the server's side and prints a table.
 *
 * @param {number}   rounds         How many seconds each rate is measured.
 * @param {boolean=} isConsoleAlone Whether only what the console asks is measured.
 */
export async function benchServer( rounds, isConsoleAlone ) {
	if ( ! isConsoleAlone ) {
		await measureVisitors( rounds );
	}
	await measureConsoleData( reportFor( 'console' ) );
	printTable();
}
