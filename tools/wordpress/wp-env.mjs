/**
 * Runs wp-env with its embedded WordPress (PHP in WASM, no Docker). Without internet, WordPress comes
 * from a package.
 *
 *     npm run wp-env -- start      starts it on the first free port from 8888
 *     npm run wp-env -- stop       stops it
 *     npm run wp-env -- help       the other commands, which are wp-env's own
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
import { execa } from 'execa';
import getPort, { portNumbers } from 'get-port';
import { cacheDir, ROOT } from '../paths.mjs';
import { log, runTool, ToolError } from '../tool.mjs';
import { endGroup } from './daemon.mjs';
import { copyTree } from './folders.mjs';
import { hasInternet } from './network.mjs';
import { corePath, versionOf } from './wordpress.mjs';

const WP_ENV = join( ROOT, 'node_modules/@wordpress/env/bin/wp-env' );
const PORTS = portNumbers( 8888, 8988 );
const PLAYGROUND = [ 'start', '--runtime=playground' ];

/** With this cookie the embedded WordPress does not log its first visitor in. */
const NO_AUTO_LOGIN = 'playground_auto_login_already_happened=1';

/** wp-env's folder for a configuration file. */
function workFolder( home, configFile ) {
	const hash = createHash( 'md5' ).update( configFile ).digest( 'hex' );
	return join( home, hash );
}

/** wp-env asks for the newest version's number even when it does not need it; offline it takes the one in its cache. */
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

/** The folder of WordPress to run, or null where wp-env can download its own. */
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

/** The project's configuration, with the folders that tests need. */
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

/** Creates the pages that tests visit; the first answer may come before WordPress is configured, so it tries again. */
async function fillWithPages( url, attempts = 5 ) {
	const route = `${ url }/?rest_route=/chaty-test/v1/content`;
	const answer = await fetch( route, {
		method: 'POST',
		headers: { Cookie: NO_AUTO_LOGIN },
	} );
	if ( ! answer.ok && attempts > 1 ) {
		await fillWithPages( url, attempts - 1 );
	} else if ( ! answer.ok ) {
		throw new ToolError(
			`The test pages could not be created: ${ await answer.text() }`
		);
	}
}

/**
 * Starts a new embedded WordPress for tests, with the routes that control it.
 *
 * @param {string} [php] A version of PHP; that of `.wp-env.json` when left out.
 * @return {Promise<{url: string, stop: () => Promise<void>}>} The running site.
 */
export async function startWpEnv( php ) {
	const folder = mkdtempSync( join( tmpdir(), 'chaty-wp-env-' ) );
	const configFile = join( folder, 'wp-env.json' );
	const work = workFolder( folder, configFile );
	const pidFile = join( work, 'playground.pid' );
	const core = await localCore();
	const port = await getPort();
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
		await execa( WP_ENV, [ ...PLAYGROUND, '--config', configFile ], {
			cwd: ROOT,
			env: { WP_ENV_HOME: folder, WP_ENV_PORT: String( port ) },
			node: true,
		} );
		const url = `http://localhost:${ port }`;
		await fillWithPages( url );
		return { url, stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/** The environment of a start without internet. */
async function offlineEnvironment() {
	const core = await localCore();
	if ( ! core ) {
		return {};
	}
	const home = process.env.WP_ENV_HOME || join( homedir(), '.wp-env' );
	const configFile = join( ROOT, '.wp-env.json' );
	const version = versionOf( core );
	log( `WordPress ${ version } from ${ core }` );
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
		env.WP_ENV_PORT = String( await getPort( { port: PORTS } ) );
	}
	const { exitCode } = await execa( WP_ENV, args, {
		cwd: ROOT,
		env,
		node: true,
		reject: false,
		stdio: 'inherit',
	} );
	process.exitCode = exitCode;
}

runTool( import.meta.url, main );
