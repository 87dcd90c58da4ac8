import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ToolError } from '../tools/tool.mjs';
import { serverProgram } from '../tools/wordpress/packages.mjs';
import { CALLS } from './calls.mjs';
import { lowerQuartile } from './table.mjs';
import { readWork } from './work.mjs';

/** A handler of admin-ajax.php that does nothing. */
export const EMPTY = { action: 'chaty_bench_empty' };

/** Ends where the first three calls are answered: what WordPress without plugins costs until then. */
const START = { action: 'chaty_bench_start' };

/** The same, with one insert: the least that a counted call can cost there. */
export const INSERT = { action: 'chaty_bench_insert' };

/** A script for wrk; each message has a phone number of its own, so that none counts as sent twice. */
function wrkScript( fields ) {
	const body = new URLSearchParams( fields ).toString();
	const phone =
		fields.action === CALLS[ 4 ].action
			? ' .. "&phone=" .. count .. start:gsub( "[^0-9]", "" )'
			: '';
	return `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.headers["Sec-Fetch-Site"] = "same-origin"
wrk.headers["User-Agent"] = "Mozilla/5.0 Firefox/140.0"
local count = 0
local start = os.time() .. tostring( {} )
function request()
	count = count + 1
	return wrk.format( nil, nil, nil, "${ body }&n=1"${ phone } )
end
`;
}

/** Requests a second for one second, and the servers' work for each; every answer must be a success. */
export async function measureRate( stack, fields ) {
	const file = join( stack.site, '../wrk.lua' );
	writeFileSync( file, wrkScript( fields ) );
	const begin = readWork();
	const { stdout } = await execa( serverProgram( 'wrk' ), [
		...[ '-t', '1', '-c', '8', '-d', '1s', '-s', file ],
		`${ stack.url }/wp-admin/admin-ajax.php`,
	] );
	const failed = /Non-2xx or 3xx responses: (\d+)/.exec( stdout );
	if ( failed ) {
		throw new ToolError( `${ fields.action }: ${ failed[ 1 ] } failed` );
	}
	const find = ( pattern ) => Number( pattern.exec( stdout )[ 1 ] );
	return {
		rate: find( /Requests\/sec:\s+([\d.]+)/ ),
		work: ( readWork() - begin ) / find( /(\d+) requests in/ ),
	};
}

/**
 * Sums up what was measured in turns.
 *
 * @param {{rate: number, work: number}[]} samples One a round.
 * @return {{rate: number, work: number}} The best rate, and the work for each request.
 */
export const sumUp = ( samples ) => ( {
	rate: Math.max( ...samples.map( ( { rate } ) => rate ) ),
	work: lowerQuartile( samples.map( ( { work } ) => work ) ),
} );

/**
 * Writes a rate for the table.
 *
 * @param {{rate: number, work: number}} result What was measured.
 * @return {string} Requests a second and milliseconds.
 */
export const formatRate = ( { rate, work } ) =>
	`${ rate.toFixed( 0 ) } requests/s, ${ work.toFixed( 2 ) } ms of work`;

/**
 * Writes a rate beside that of the insert.
 *
 * @param {{rate: number, work: number}} result What was measured.
 * @param {{rate: number, work: number}} insert The insert alone.
 * @return {string} The rate, and the share by work, which other work on the machine changes less than rates.
 */
export const formatShare = ( result, insert ) =>
	`${ formatRate( result ) }, ${ (
		( 100 * insert.work ) /
		result.work
	).toFixed( 0 ) } % of the insert`;

/**
 * Measures requests a second of the calls, beside those of WordPress alone.
 *
 * @param {Object}                                                        stack  The running site.
 * @param {number}                                                        rounds How many seconds each is measured.
 * @param {(what: string, value: string | number, goal?: string) => void} report Takes each result.
 */
export async function measureRates( stack, rounds, report ) {
	const targets = [ EMPTY, START, INSERT, ...Object.values( CALLS ) ];
	const samples = targets.map( () => [] );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const [ at, fields ] of targets.entries() ) {
			samples[ at ].push( await measureRate( stack, fields ) );
		}
	}
	const [ empty, start, insert, ...calls ] = samples.map( sumUp );
	report( 'empty admin-ajax handler', formatRate( empty ) );
	report( 'WordPress alone until plugins_loaded', formatRate( start ) );
	report( 'the same with one insert', formatRate( insert ) );
	calls.forEach( ( call, at ) =>
		report(
			`call ${ at + 1 }, written`,
			at === 3 ? formatRate( call ) : formatShare( call, insert ),
			at === 3 ? '' : '≥ 95 %'
		)
	);
}
