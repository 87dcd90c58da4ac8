import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ToolError } from '../tool.mjs';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 3_000;
const POLL_MS = 50;
const KEPT_OUTPUT = 2_000;

function isGroupAlive( pid ) {
	try {
		process.kill( -pid, 0 );
		return true;
	} catch {
		return false;
	}
}

/**
 * Ends a group of processes when this process exits first.
 *
 * @param {number} pid The group's leader.
 * @return {() => void} Cancels that.
 */
export function endGroupOnExit( pid ) {
	const endNow = () => isGroupAlive( pid ) && process.kill( -pid );
	process.on( 'exit', endNow );
	return () => process.off( 'exit', endNow );
}

/**
 * Ends a process and everything that it started.
 *
 * @param {number} pid The process; it leads a group of its own, because it was started with `detached`.
 */
export async function endGroup( pid ) {
	for ( const signal of [ 'SIGTERM', 'SIGKILL' ] ) {
		const until = Date.now() + STOP_TIMEOUT_MS;
		if ( isGroupAlive( pid ) ) {
			process.kill( -pid, signal );
		}
		while ( isGroupAlive( pid ) && Date.now() < until ) {
			await pause( POLL_MS );
		}
	}
}

/**
 * Starts a program that runs until it is stopped, and waits until it is ready.
 *
 * @param {string}                           program Name or path.
 * @param {string[]}                         args    Its arguments.
 * @param {() => boolean | Promise<boolean>} isReady Whether it answers.
 * @param {Record<string, string>}           [env]   Added to our environment.
 * @return {Promise<{pid: number, stop: () => Promise<void>, kill: () => void}>} The running program; `stop` ends it in good order, `kill` as a power cut would.
 */
export async function startDaemon( program, args, isReady, env = {} ) {
	const child = spawn( program, args, {
		detached: true,
		env: { ...process.env, ...env },
		stdio: [ 'ignore', 'ignore', 'pipe' ],
	} );
	let output = '';
	child.stderr.on( 'data', ( text ) => {
		output = ( output + text ).slice( -KEPT_OUTPUT );
	} );
	child.on( 'error', ( error ) => ( output += error.message ) );
	const forget = endGroupOnExit( child.pid );
	const stop = async () => {
		forget();
		await endGroup( child.pid );
	};
	const until = Date.now() + START_TIMEOUT_MS;
	while ( child.exitCode === null && Date.now() < until ) {
		if ( await isReady() ) {
			return {
				pid: child.pid,
				stop,
				kill: () => process.kill( -child.pid, 'SIGKILL' ),
			};
		}
		await pause( POLL_MS );
	}
	await stop();
	throw new ToolError( `${ program } did not start.\n${ output }` );
}

/**
 * Tells whether a web server answers.
 *
 * @param {string} url Where.
 * @return {Promise<boolean>} True for any answer.
 */
export function isAnswering( url ) {
	return fetch( url, { redirect: 'manual' } ).then(
		() => true,
		() => false
	);
}
