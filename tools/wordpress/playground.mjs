import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { log, ToolError } from '../tool.mjs';
import { endGroup, endGroupOnExit } from './daemon.mjs';
import { copyTree } from './folders.mjs';

const CLI = join( ROOT, 'node_modules/@wp-playground/cli/wp-playground.js' );
const PHP_VERSION = '8.3';
const READY = /WordPress is running on (http\S+)/;

/**
 * Starts an embedded WordPress: PHP in WASM, SQLite, nothing to install.
 *
 * @param {Object}                options        Options.
 * @param {number}                options.port   Where it listens.
 * @param {string|null}           options.core   A WordPress folder to copy; null lets Playground download the newest.
 * @param {Record<string,string>} options.mounts Folders or files by their path below wp-content.
 * @return {Promise<{url: string, stop: () => Promise<void>, ended: Promise<number>}>} The running site.
 */
export async function startPlayground( { port, core, mounts } ) {
	const folder = mkdtempSync( join( tmpdir(), 'chaty-playground-' ) );
	const blueprintFile = join( folder, 'blueprint.json' );
	// A blueprint without versions would run the newest PHP, whatever `--php` says.
	const preferredVersions = { php: PHP_VERSION, wp: 'latest' };
	writeFileSync( blueprintFile, JSON.stringify( { preferredVersions } ) );
	const args = [
		...[ CLI, 'server', '--port', String( port ) ],
		...[ '--blueprint', blueprintFile ],
		...Object.entries( mounts ).flatMap( ( [ path, from ] ) => [
			'--mount-dir',
			from,
			`/wordpress/wp-content/${ path }`,
		] ),
	];
	if ( core ) {
		const copy = join( folder, 'wordpress' );
		copyTree( core, copy );
		args.push(
			...[ '--mount-dir-before-install', copy, '/wordpress' ],
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
				log( line );
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
