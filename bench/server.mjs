/**
 * What the server's side costs, and whether it counts exactly: nginx, PHP-FPM, MariaDB and Redis of our
 * own, started and stopped here.
 *
 *     npm run bench:server
 *     npm run bench:server -- --rounds 10
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { phpProgram } from '../tools/paths.mjs';
import { log, runTool, ToolError } from '../tools/tool.mjs';
import { CALLS, send, sendMany } from './calls.mjs';
import { serverProgram } from '../tools/wordpress/packages.mjs';
import { startStack } from './stack.mjs';
import { readWork } from './work.mjs';

const EXACT_CALLS = 10_000;
const AT_ONCE = 50;
const CONTACTS = 200;
const OLD_CONTACTS = 1_200;
const SAMPLES = 150;

const EMPTY = { action: 'chaty_bench_empty' };

/** Ends where calls 1 to 3 begin: what WordPress itself needs until then. */
const START = { action: 'chaty_bench_start' };

const rows = [];
const tell = ( what, value, goal = '' ) => {
	rows.push( [ what, value, goal ] );
	log( `${ what }: ${ value }` );
};

/** A script for wrk; the message differs in each request, so that none is a repeat. */
function wrkScript( fields ) {
	const body = new URLSearchParams( fields ).toString();
	return `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.headers["Sec-Fetch-Site"] = "same-origin"
wrk.headers["User-Agent"] = "Mozilla/5.0 Firefox/140.0"
local count = 0
local start = os.time() .. tostring( {} )
function request()
	count = count + 1
	return wrk.format( nil, nil, nil, "${ body }&n=1" .. ( "${ fields.action }" == "chaty_front_form_save_data" and "&phone=" .. count .. start:gsub( "[^0-9]", "" ) or "" ) )
end
`;
}

/** Requests a second, and the servers' work for each; every answer must be a success. */
async function measureRate( stack, fields, seconds ) {
	const file = join( stack.site, '../wrk.lua' );
	writeFileSync( file, wrkScript( fields ) );
	const begin = readWork();
	const { stdout: output } = await execa( serverProgram( 'wrk' ), [
		...[ '-t', '1', '-c', '8', '-d', `${ seconds }s`, '-s', file ],
		`${ stack.url }/wp-admin/admin-ajax.php`,
	] );
	const failed = /Non-2xx or 3xx responses: (\d+)/.exec( output );
	if ( failed ) {
		throw new ToolError( `${ fields.action }: ${ failed[ 1 ] } failed` );
	}
	const find = ( pattern ) => Number( pattern.exec( output )[ 1 ] );
	return {
		rate: find( /Requests\/sec:\s+([\d.]+)/ ),
		work: ( readWork() - begin ) / find( /(\d+) requests in/ ),
	};
}

const readBench = ( headers ) =>
	headers.get( 'x-bench' ).split( ' ' ).map( Number );

/** The lower quartile: what others do on the machine only ever adds. */
const usual = ( numbers ) =>
	[ ...numbers ].sort( ( a, b ) => a - b )[
		Math.floor( numbers.length / 4 )
	];

/** The best second of each, measured in turns: what others do on the machine only ever takes away. */
async function findBestRates( stack, targets, rounds ) {
	const best = targets.map( () => ( { rate: 0, work: Infinity } ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const [ at, fields ] of targets.entries() ) {
			const { rate, work } = await measureRate( stack, fields, 1 );
			best[ at ] = {
				rate: Math.max( best[ at ].rate, rate ),
				work: Math.min( best[ at ].work, work ),
			};
		}
	}
	return best;
}

/** Requests a second of the calls, beside those of the handler that does nothing. */
async function measureRates( stack, rounds, kind ) {
	const [ empty, start, ...calls ] = await findBestRates(
		stack,
		[ EMPTY, START, ...Object.values( CALLS ) ],
		rounds
	);
	const write = ( { rate, work } ) =>
		`${ rate.toFixed( 0 ) } requests/s, ${ work.toFixed( 1 ) } ms of work`;
	const compare = ( one ) =>
		`${ write( one ) }, ${ ( one.rate / empty.rate ).toFixed( 1 ) } x`;
	tell( `${ kind }: empty admin-ajax handler`, write( empty ) );
	tell( `${ kind }: WordPress's start alone`, compare( start ) );
	calls.forEach( ( call, at ) =>
		tell(
			`${ kind }: call ${ at + 1 }, written`,
			compare( call ),
			at === 3 ? '' : '≥ 3 x'
		)
	);
}

/** What one call of each kind needs. */
async function measureNeeds( stack ) {
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
		tell(
			`${ what }: memory, queries`,
			`${ ( memory / 1024 ).toFixed( 1 ) } MB, ${ queries }`
		);
	}
}

/** The plugin's share of a page, measured in turns with and without it. */
async function measurePage( stack ) {
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
	const of = ( how, at ) =>
		usual( samples[ how ].map( ( row ) => row[ at ] ) );
	tell(
		'page: work with the plugin, without',
		`${ of( 'on', 0 ).toFixed( 1 ) } ms, ${ of( 'off', 0 ).toFixed(
			1
		) } ms (difference ${ ( of( 'on', 0 ) - of( 'off', 0 ) ).toFixed(
			2
		) } ms)`,
		'≤ 1 ms'
	);
	tell(
		'page: queries with the plugin, without',
		`${ of( 'on', 1 ) }, ${ of( 'off', 1 ) }`,
		'the same'
	);
}

async function checkExact( stack, name, finish = async () => {} ) {
	await stack.query( 'DELETE FROM wp_chaty_stats' );
	let answered = 0;
	const begin = Date.now();
	await sendMany( EXACT_CALLS, AT_ONCE, async ( number ) => {
		const { text } = await send( stack.url, CALLS[ ( number % 3 ) + 1 ] );
		answered += text === '1' ? 1 : 0;
	} );
	const seconds = ( Date.now() - begin ) / 1000;
	await finish();
	const written = await stack.query(
		"SELECT COALESCE(SUM(IF(channel='',views+clicks,IF(device='m',clicks,0))),0) FROM wp_chaty_stats"
	);
	tell(
		`${ name }: ${ EXACT_CALLS } calls, ${ AT_ONCE } at once`,
		`${ answered } answered, ${ written } counted, ${ seconds.toFixed(
			1
		) } s`,
		'the same'
	);
	if ( Number( written ) !== answered || answered !== EXACT_CALLS ) {
		throw new ToolError( `${ name }: the sums are not exact.` );
	}
}

const readLines = ( file ) =>
	existsSync( file ) ? readFileSync( file, 'utf8' ).trim().split( '\n' ) : [];

/** Both nodes run cron at the same moment, several times. */
async function runCron( stack, events ) {
	const list = events.map( ( event ) => `"${ event }"` ).join( ', ' );
	for ( let round = 0; round < 3; round++ ) {
		await execa( phpProgram(), [
			'-r',
			`$_SERVER["HTTP_HOST"] = "localhost"; require "${ stack.site }/wp-load.php"; foreach ( array( ${ list } ) as $event ) { wp_schedule_single_event( time() - 1, $event, array( ${ round } ) ); } delete_transient( "doing_cron" );`,
		] );
		await Promise.all(
			[ ...stack.nodes, ...stack.nodes ].map( ( node ) =>
				fetch( `${ node }/wp-cron.php` ).then( ( answer ) =>
					answer.text()
				)
			)
		);
	}
}

async function checkNodes( stack ) {
	const content = join( stack.site, 'wp-content' );
	await checkExact( stack, 'two nodes, Redis', () =>
		runCron( stack, [ 'chaty_flush_stats' ] )
	);
	writeFileSync( join( content, 'bench-mail-refuses' ), '' );
	rmSync( join( content, 'bench-mails.log' ), { force: true } );
	await stack.query( 'DELETE FROM wp_chaty_contacts' );
	await sendMany( CONTACTS * 2, AT_ONCE, ( number ) =>
		send( stack.url, {
			...CALLS[ 4 ],
			name: `N${ Math.floor( number / 2 ) }`,
		} )
	);
	const stored = await stack.query(
		'SELECT COUNT(*) FROM wp_chaty_contacts'
	);
	tell(
		`two nodes: ${ CONTACTS } messages, each sent twice`,
		`${ stored } rows`,
		`${ CONTACTS }`
	);
	rmSync( join( content, 'bench-mail-refuses' ) );
	await stack.query(
		'UPDATE wp_chaty_contacts SET mail_next = UTC_TIMESTAMP() - INTERVAL 1 MINUTE'
	);
	const isDue = () =>
		stack.query( 'SELECT COUNT(mail_next) FROM wp_chaty_contacts' );
	for ( let run = 0; run < 10 && ( await isDue() ) !== '0'; run++ ) {
		await runCron( stack, [ 'chaty_retry_emails' ] );
	}
	const mails = readLines( join( content, 'bench-mails.log' ) );
	tell(
		'two nodes: mails, different ones',
		`${ mails.length }, ${ new Set( mails ).size }`,
		`${ CONTACTS }, ${ CONTACTS }`
	);
	rmSync( join( content, 'bench-expired.log' ), { force: true } );
	await stack.query(
		"DELETE FROM wp_options WHERE option_name = 'chaty_lock_retention'"
	);
	await stack.query(
		`INSERT INTO wp_chaty_contacts (widget, channel, message, page_url, created_at, mail_state) SELECT '0', 'Contact_Us', 'old', '', '2020-01-01', 'sent' FROM seq_1_to_${ OLD_CONTACTS }`
	);
	await runCron( stack, [ 'chaty_delete_old_contacts' ] );
	const runs = readLines( join( content, 'bench-expired.log' ) );
	const left = await stack.query(
		"SELECT COUNT(*) FROM wp_chaty_contacts WHERE message = 'old'"
	);
	tell(
		'two nodes: retention runs, old messages left',
		`${ runs.length }, ${ left }`,
		'1, 0'
	);
	if (
		mails.length !== CONTACTS ||
		new Set( mails ).size !== CONTACTS ||
		Number( stored ) !== CONTACTS ||
		runs.length !== 1 ||
		left !== '0'
	) {
		throw new ToolError( 'Two nodes did something twice, or not at all.' );
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

async function main() {
	const { values } = parseArgs( {
		options: { rounds: { type: 'string', default: '8' } },
	} );
	await withStack( {}, async ( stack ) => {
		await measureRates( stack, Number( values.rounds ), 'one node' );
		await measureNeeds( stack );
		await measurePage( stack );
		await checkExact( stack, 'one node' );
	} );
	await withStack(
		{ pools: [ 'a', 'b' ], objectCache: true },
		async ( stack ) => {
			await checkNodes( stack );
			// Last: what gathers in Redis meanwhile would be counted besides.
			await measureRates( stack, Number( values.rounds ), 'Redis' );
		}
	);
	const width = ( at ) =>
		Math.max( ...rows.map( ( row ) => row[ at ].length ) );
	process.stdout.write(
		`${ new Date().toISOString().slice( 0, 10 ) }, ${ cpus().length } x ${
			cpus()[ 0 ].model
		}\n\n`
	);
	for ( const [ what, value, goal ] of [
		[ 'what', 'measured', 'goal' ],
		...rows,
	] ) {
		process.stdout.write(
			`| ${ what.padEnd( width( 0 ) ) } | ${ value.padEnd(
				width( 1 )
			) } | ${ goal.padEnd( width( 2 ) ) } |\n`
		);
	}
}

runTool( import.meta.url, main );
