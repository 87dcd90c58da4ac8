import { spawn } from 'node:child_process';
import { ToolError } from '../log.mjs';
import { endGroup, endGroupOnExit } from './server.mjs';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
const LAST_WORDS = 2_000;

const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

/**
 * Starts a program that goes on by itself, and waits until it is ready.
 *
 * @param {string}                           program Name or path.
 * @param {string[]}                         args    Its arguments.
 * @param {() => boolean | Promise<boolean>} isReady Whether it answers.
 * @return {Promise<{pid: number, stop: () => Promise<void>, kill: () => void}>} It, with two ways to end it: in good order, or as by a power cut.
 */
export async function startDaemon( program, args, isReady ) {
	const child = spawn( program, args, {
		detached: true,
		stdio: [ 'ignore', 'ignore', 'pipe' ],
	} );
	let words = '';
	child.stderr.on( 'data', ( text ) => {
		words = ( words + text ).slice( -LAST_WORDS );
	} );
	child.on( 'error', ( error ) => ( words += error.message ) );
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
	throw new ToolError( `${ program } did not start.\n${ words }` );
}
