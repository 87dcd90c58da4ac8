/**
 * wp-env's embedded WordPress (PHP in WASM, no Docker), also without internet:
 * WordPress comes from a package then.
 *
 *     npm run wp-env -- start      starts it on the next free port from 8888 on
 *     npm run wp-env -- stop
 *     npm run wp-env -- …          any other command of wp-env
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './folders.mjs';
import { runTool, say, ToolError } from '../log.mjs';
import { hasInternet } from './network.mjs';
import { cacheDir, isMain, ROOT } from '../paths.mjs';
import { run } from '../run.mjs';
import { endGroup, freePort } from './server.mjs';
import { corePath, versionOf } from './wordpress.mjs';

const WP_ENV = join( ROOT, 'node_modules/@wordpress/env/bin/wp-env' );
const FIRST_PORT = 8888;
const PLAYGROUND = [ 'start', '--runtime=playground' ];

/** Keeps the embedded WordPress from logging its first visitor in. */
const NO_AUTO_LOGIN = 'playground_auto_login_already_happened=1';

/** The folder that wp-env keeps about a configuration file. */
function workFolder( home, configFile ) {
	const hash = createHash( 'md5' ).update( configFile ).digest( 'hex' );
	return join( home, hash );
}

/**
 * wp-env asks for the newest version's number even when it will not need it;
 * offline it takes the one in its cache.
 */
function seedLatestVersion( folder, version ) {
	const file = join( folder, 'wp-env-cache.json' );
	const cache = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: {};
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		file,
		JSON.stringify( { latestWordPressVersion: version, ...cache } )
	);
}

/** The core to run on, or null where wp-env may fetch its own. */
async function localCore() {
	if ( ! process.env.WP_CORE && ( await hasInternet() ) ) {
		return null;
	}
	return corePath( 'newest' );
}

async function layCore( core, folder ) {
	if ( ! existsSync( folder ) ) {
		copyTree( core, folder );
		rmSync( join( folder, 'wp-config.php' ), { force: true } );
		rmSync( join( folder, 'wp-content/db.php' ), { force: true } );
	}
	return folder;
}

/** The project's configuration, with what only tests need. */
function testConfig( php ) {
	const shared = JSON.parse(
		readFileSync( join( ROOT, '.wp-env.json' ), 'utf8' )
	);
	return {
		...shared,
		...( php && { phpVersion: php } ),
		mappings: {
			'wp-content/mu-plugins': join( ROOT, 'tests/e2e/mu-plugins' ),
			'wp-content/chaty-themes': join( ROOT, 'tests/e2e/themes' ),
			'wp-content/chaty-sample': join( ROOT, 'tools/demo-content' ),
		},
	};
}

/** Its very first answer may still come from before its configuration. */
async function fillWithPages( url, attempts = 5 ) {
	const route = `${ url }/?rest_route=/chaty-test/v1/content`;
	const answer = await fetch( route, {
		method: 'POST',
		headers: { Cookie: NO_AUTO_LOGIN },
	} );
	if ( ! answer.ok && attempts > 1 ) {
		await fillWithPages( url, attempts - 1 );
	} else if ( ! answer.ok ) {
		throw new ToolError( `No pages: ${ await answer.text() }` );
	}
}

/**
 * Starts a fresh embedded WordPress for tests, with the routes that they steer
 * it by.
 *
 * @param {string} [php] A version of PHP; the project's own when left out.
 * @return {Promise<{url: string, stop: () => Promise<void>}>} It.
 */
export async function startWpEnv( php ) {
	const folder = mkdtempSync( join( tmpdir(), 'chaty-wp-env-' ) );
	const configFile = join( folder, 'wp-env.json' );
	const work = workFolder( folder, configFile );
	const pidFile = join( work, 'playground.pid' );
	const core = await localCore();
	const port = await freePort();
	const stop = async () => {
		if ( existsSync( pidFile ) ) {
			await endGroup( Number( readFileSync( pidFile, 'utf8' ) ) );
		}
		rmSync( folder, { recursive: true, force: true } );
	};
	const config = testConfig( php );
	if ( core ) {
		config.core = await layCore( core, join( folder, 'wordpress' ) );
		seedLatestVersion( work, versionOf( core ) );
	}
	writeFileSync( configFile, JSON.stringify( config ) );
	mkdirSync( work, { recursive: true } );
	try {
		const { code, stdout, stderr } = await run(
			process.execPath,
			[ WP_ENV, ...PLAYGROUND, '--config', configFile ],
			{
				cwd: ROOT,
				env: { WP_ENV_HOME: folder, WP_ENV_PORT: String( port ) },
			}
		);
		if ( code !== 0 ) {
			throw new ToolError(
				`wp-env did not start.\n${ stdout }${ stderr }`
			);
		}
		const url = `http://localhost:${ port }`;
		await fillWithPages( url );
		return { url, stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/** What an offline start needs beside the project's own configuration. */
async function offlineEnvironment() {
	const core = await localCore();
	if ( ! core ) {
		return {};
	}
	const home = process.env.WP_ENV_HOME || join( homedir(), '.wp-env' );
	const configFile = join( ROOT, '.wp-env.json' );
	const version = versionOf( core );
	say( `WordPress ${ version } from ${ core }` );
	seedLatestVersion( workFolder( home, configFile ), version );
	const folder = join( cacheDir(), 'wp-env', `wordpress-${ version }` );
	return { WP_ENV_HOME: home, WP_ENV_CORE: await layCore( core, folder ) };
}

async function main() {
	const [ command, ...rest ] = process.argv.slice( 2 );
	const isStart = command === 'start';
	const args = isStart ? [ ...PLAYGROUND, ...rest ] : process.argv.slice( 2 );
	const env = await offlineEnvironment();
	if ( isStart && ! process.env.WP_ENV_PORT ) {
		env.WP_ENV_PORT = String( await freePort( FIRST_PORT ) );
	}
	const { code } = await run( process.execPath, [ WP_ENV, ...args ], {
		cwd: ROOT,
		env,
		show: true,
	} );
	process.exitCode = code;
}

if ( isMain( import.meta.url ) ) {
	runTool( main );
}
