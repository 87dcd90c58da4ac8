import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ToolError } from '../log.mjs';
import { ROOT } from '../paths.mjs';
import { phpProgram } from './php.mjs';

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 50;
const STOP_TIMEOUT_MS = 3_000;

const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

function isPortFree( port ) {
	return new Promise( ( resolve ) => {
		const probe = createServer();
		probe.once( 'error', () => resolve( false ) );
		probe.listen( port, '127.0.0.1', () => {
			const { port: found } = probe.address();
			probe.close( () => resolve( found ) );
		} );
	} );
}

/**
 * A port that nobody listens on.
 *
 * @param {number} [wanted] The first one to try; any when left out.
 * @return {Promise<number>} It, or the next free one after it.
 */
export async function freePort( wanted = 0 ) {
	for ( let port = wanted; port < 65_536; port++ ) {
		const found = await isPortFree( port );
		if ( found ) {
			return found;
		}
	}
	throw new ToolError( `No free port from ${ wanted } on.` );
}

function isGroupAlive( pid ) {
	try {
		process.kill( -pid, 0 );
		return true;
	} catch {
		return false;
	}
}

/**
 * Ends a group of processes when this process exits before it could.
 *
 * @param {number} pid The head of the group.
 * @return {() => void} Takes that back.
 */
export function endGroupOnExit( pid ) {
	const endNow = () => isGroupAlive( pid ) && process.kill( -pid );
	process.on( 'exit', endNow );
	return () => process.off( 'exit', endNow );
}

/**
 * Ends a process and everything that it started. It must have been started
 * with `detached`, which makes it the head of its own group.
 *
 * @param {number} pid The process.
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

async function waitForAnswer( url, child, output ) {
	const until = Date.now() + START_TIMEOUT_MS;
	while ( Date.now() < until && child.exitCode === null ) {
		try {
			await fetch( url, { redirect: 'manual' } );
			return;
		} catch {
			await pause( POLL_MS );
		}
	}
	throw new ToolError( `No answer from ${ url }.\n${ output() }` );
}

/**
 * Serves a site made by `createSite` with PHP's own web server.
 *
 * @param {string} dir    The site's folder.
 * @param {number} [port] The port; any free one when left out.
 * @return {Promise<{url: string, port: number, pid: number, stop: () => Promise<void>}>} The running server.
 */
export async function serveSite( dir, port ) {
	const chosen = port ?? ( await freePort() );
	const host = `127.0.0.1:${ chosen }`;
	const child = spawn(
		phpProgram(),
		[
			...[ '-d', 'opcache.enable_cli=1' ],
			...[ '-d', 'opcache.revalidate_freq=0' ],
			...[ '-d', 'variables_order=EGPCS' ],
			...[ '-S', host, '-t', dir ],
			join( ROOT, 'tools/wordpress/site/router.php' ),
		],
		{
			detached: true,
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: '2' },
			stdio: [ 'ignore', 'ignore', 'pipe' ],
		}
	);
	let errors = '';
	child.stderr.on( 'data', ( text ) => {
		errors = ( errors + text ).slice( -2000 );
	} );
	const forget = endGroupOnExit( child.pid );
	const stop = async () => {
		forget();
		await endGroup( child.pid );
	};
	try {
		await waitForAnswer(
			`http://${ host }/wp-includes/images/blank.gif`,
			child,
			() => errors
		);
	} catch ( error ) {
		await stop();
		throw error;
	}
	return { url: `http://${ host }`, port: chosen, pid: child.pid, stop };
}
