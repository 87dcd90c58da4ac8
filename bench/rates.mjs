import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ToolError } from '../tools/tool.mjs';
import { serverProgram } from '../tools/wordpress/packages.mjs';
import { CALLS } from './calls.mjs';
import { readWork } from './work.mjs';

/** A handler of admin-ajax.php that does nothing. */
export const EMPTY = { action: 'chaty_bench_empty' };

/** Ends where the first three calls are answered: what WordPress itself costs until then. */
const START = { action: 'chaty_bench_start' };

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
async function measureRate( stack, fields ) {
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

/** The best second of each, measured in turns, because other work on the machine only ever slows them down. */
async function findBestRates( stack, targets, rounds ) {
	const best = targets.map( () => ( { rate: 0, work: Infinity } ) );
	for ( let round = 0; round < rounds; round++ ) {
		for ( const [ at, fields ] of targets.entries() ) {
			const { rate, work } = await measureRate( stack, fields );
			best[ at ] = {
				rate: Math.max( best[ at ].rate, rate ),
				work: Math.min( best[ at ].work, work ),
			};
		}
	}
	return best;
}

/**
 * Measures requests a second of the calls, beside those of the empty handler.
 *
 * @param {Object}                                                        stack  The running site.
 * @param {number}                                                        rounds How many seconds each is measured.
 * @param {(what: string, value: string | number, goal?: string) => void} report Takes each result.
 */
export async function measureRates( stack, rounds, report ) {
	const [ empty, start, ...calls ] = await findBestRates(
		stack,
		[ EMPTY, START, ...Object.values( CALLS ) ],
		rounds
	);
	const format = ( { rate, work } ) =>
		`${ rate.toFixed( 0 ) } requests/s, ${ work.toFixed( 1 ) } ms of work`;
	const compare = ( one ) =>
		`${ format( one ) }, ${ ( one.rate / empty.rate ).toFixed( 1 ) } x`;
	report( 'empty admin-ajax handler', format( empty ) );
	report( 'start of WordPress alone', compare( start ) );
	calls.forEach( ( call, at ) =>
		report(
			`call ${ at + 1 }, written`,
			compare( call ),
			at === 3 ? '' : '≥ 3 x'
		)
	);
}
