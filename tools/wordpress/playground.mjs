import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './folders.mjs';
import { say, ToolError } from '../log.mjs';
import { ROOT } from '../paths.mjs';
import { endGroup, endGroupOnExit } from './server.mjs';

const CLI = join( ROOT, 'node_modules/@wp-playground/cli/wp-playground.js' );
const PHP_VERSION = '8.3';
const READY = /WordPress is running on (http\S+)/;

const mount = ( option, from, to ) => [ option, from, to ];

/**
 * Starts an embedded WordPress: PHP in WASM, SQLite, nothing to install.
 *
 * @param {Object}                options           What kind.
 * @param {number}                options.port      Where it listens.
 * @param {string|null}           options.core      A WordPress folder to copy; null lets Playground fetch the newest.
 * @param {Record<string,string>} options.mounts    Folders or files by their place below wp-content.
 * @param {Object}                options.blueprint What is done before the first page.
 * @return {Promise<{url: string, stop: () => Promise<void>, ended: Promise<number>}>} It.
 */
export async function startPlayground( { port, core, mounts, blueprint } ) {
	const folder = mkdtempSync( join( tmpdir(), 'chaty-playground-' ) );
	const blueprintFile = join( folder, 'blueprint.json' );
	writeFileSync( blueprintFile, JSON.stringify( blueprint ) );
	const args = [
		...[ CLI, 'server', '--port', String( port ), '--php', PHP_VERSION ],
		...[ '--blueprint', blueprintFile ],
		...Object.entries( mounts ).flatMap( ( [ place, from ] ) =>
			mount( '--mount-dir', from, `/wordpress/wp-content/${ place }` )
		),
	];
	if ( core ) {
		const copy = join( folder, 'wordpress' );
		copyTree( core, copy );
		args.push(
			...mount( '--mount-dir-before-install', copy, '/wordpress' ),
			...[ '--wordpress-install-mode', 'install-from-existing-files' ]
		);
	}
	const child = spawn( process.execPath, args, {
		cwd: folder,
		detached: true,
		env: { ...process.env, FORCE_COLOR: '0' },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	const ended = new Promise( ( done ) => child.on( 'close', done ) );
	const forget = endGroupOnExit( child.pid );
	const stop = async () => {
		forget();
		await endGroup( child.pid );
		rmSync( folder, { recursive: true, force: true } );
	};
	try {
		return { url: await waitUntilReady( child, ended ), stop, ended };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

function waitUntilReady( child, ended ) {
	let output = '';
	return new Promise( ( resolve, reject ) => {
		const read = ( chunk ) => {
			output += chunk;
			const line = String( chunk ).trim().split( '\n' ).pop();
			if ( /^(Download|Prepar|Runn|Boot|Install)/i.test( line ) ) {
				say( line );
			}
			const ready = READY.exec( output );
			if ( ready ) {
				resolve( ready[ 1 ] );
			}
		};
		child.stdout.on( 'data', read );
		child.stderr.on( 'data', read );
		ended.then( () =>
			reject(
				new ToolError(
					`WordPress did not start.\n${ output.slice( -2000 ) }`
				)
			)
		);
	} );
}
