/**
 * Measures what the server's side costs, and checks that it counts exactly, on nginx, PHP-FPM, MariaDB
 * and Redis that it starts and stops itself.
 */
import { cpus } from 'node:os';
import { log, ToolError } from '../tools/tool.mjs';
import { CALLS, send, sendMany } from './calls.mjs';
import { checkPart } from './console.mjs';
import { measureConsoleData } from './console-data.mjs';
import { measureEarlyAnswers } from './early-answers.mjs';
import { checkNodes, runCron } from './nodes.mjs';
import { EMPTY, measureRates } from './rates.mjs';
import { startStack } from './stack.mjs';
import { importWidgets } from './sites.mjs';
import { lowerQuartile, writeGoal } from './table.mjs';

const EXACT_CALLS = 10_000;
const AT_ONCE = 50;
const SAMPLES = 100;
/** Numbers of widgets, and milliseconds of PHP that each page may take. */
const PAGES = [
	[ 0, 0.4 ],
	[ 1, 0.8 ],
	[ 10, 0.8 ],
];

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

/**
 * Measures a page for each number of widgets, in turns without the plugin, with it, and inside its callbacks.
 */
async function measurePage( stack, report ) {
	for ( const [ widgets, most ] of PAGES ) {
		await importWidgets( ( [ first ] ) =>
			Array.from( { length: widgets }, ( _, at ) => ( {
				...first,
				id: at ? `_${ at }` : 0,
			} ) )
		)( stack.site );
		// Pages keep finished parts once a minute at most.
		await stack.query(
			"DELETE FROM wp_options WHERE option_name = 'chaty_page_parts'"
		);
		const samples = { off: [], on: [], callbacks: [] };
		for ( let sample = 0; sample < SAMPLES; sample++ ) {
			for ( const [ how, all ] of Object.entries( samples ) ) {
				const response = await fetch( `${ stack.url }/`, {
					headers: { 'X-Bench': how },
				} );
				await response.text();
				all.push( readBench( response.headers ) );
			}
		}
		const read = ( how, at ) =>
			lowerQuartile( samples[ how ].map( ( row ) => row[ at ] ) );
		const time = read( 'callbacks', 3 );
		const memory = read( 'on', 2 ) - read( 'off', 2 );
		report(
			`page, ${ widgets } widgets: PHP of the plugin, its files, memory`,
			`${ hundredths( time ) }, ${ read( 'on', 4 ) }, ${ memory } kB`,
			`≤ ${ writeGoal( time, most, hundredths ) }`
		);
		report(
			`page, ${ widgets } widgets: queries with the plugin, without`,
			`${ read( 'on', 1 ) }, ${ read( 'off', 1 ) }`,
			'the same'
		);
	}
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

const measurePages = () =>
	withStack( {}, ( stack ) => measurePage( stack, reportFor( 'one node' ) ) );

/** Measures visitors' calls on one node. */
async function measureCalls( rounds ) {
	await withStack( {}, async ( stack ) => {
		const report = reportFor( 'one node' );
		await measureRates( stack, rounds, report );
		await measureNeeds( stack, report );
		await checkExact( stack, report );
		await measureEarlyAnswers( stack, rounds, report );
	} );
}

/** Checks on two and four nodes, with one MariaDB and one Redis, that all is counted and nothing done twice. */
async function measureNodes( rounds ) {
	for ( const pools of [
		[ 'a', 'b' ],
		[ 'a', 'b', 'c', 'd' ],
	] ) {
		await withStack( { pools, objectCache: true }, async ( stack ) => {
			const report = reportFor( `${ pools.length } nodes, Redis` );
			await checkExact( stack, report, () =>
				runCron( stack, [ 'chaty_flush_stats' ] )
			);
			await checkNodes( stack, report );
			// Last, because what it leaves in the buffer would be counted.
			await measureRates( stack, rounds, report );
		} );
	}
}

/** The parts, each on servers of its own. */
const PARTS = {
	calls: measureCalls,
	nodes: measureNodes,
	pages: measurePages,
	console: () => measureConsoleData( reportFor( 'console' ) ),
};

/**
 * Measures the server's side and prints a table.
 *
 * @param {number}  rounds How many seconds each rate is measured.
 * @param {string=} only   The part to measure alone.
 */
export async function benchServer( rounds, only ) {
	checkPart( PARTS, only );
	for ( const name of only ? [ only ] : Object.keys( PARTS ) ) {
		await PARTS[ name ]( rounds );
	}
	printTable();
}
