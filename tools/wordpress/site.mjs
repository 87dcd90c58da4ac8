/**
 * Creates an installed WordPress on PHP and SQLite, for tests and measurements; serves it; runs WP-CLI on it.
 *
 *     node tools/wordpress/site.mjs create --dir DIR [--core oldest|newest] [--script-debug] [--bare]
 *     node tools/wordpress/site.mjs serve --dir DIR [--port 8890]
 *     node tools/wordpress/site.mjs wp --dir DIR -- chaty settings export
 *
 * User `admin`, password `password`.
 */
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import getPort, { portNumbers } from 'get-port';
import { cacheDir, ROOT } from '../paths.mjs';
import { log, runTool, ToolError } from '../tool.mjs';
import { listFiles, makeOnce } from './folders.mjs';
import { runScript, wpCli } from './php.mjs';
import { serveSite } from './server.mjs';
import { DATABASE, layFiles } from './site-files.mjs';
import { corePath, versionOf } from './wordpress.mjs';

export { runScript, serveSite, wpCli };

const FIRST_PORT = 8890;
const MORE_PORTS = 100;
const TEST_API = 'tests/e2e/mu-plugins/chaty-test-api.php';

/** Changes with the core and with every file that an installation is made of. */
function templateKey( core ) {
	const hash = createHash( 'sha256' ).update( core + versionOf( core ) );
	for ( const folder of [ 'tools/wordpress/site', 'tools/demo-content' ] ) {
		for ( const file of listFiles( join( ROOT, folder ) ) ) {
			hash.update( readFileSync( join( ROOT, folder, file ) ) );
		}
	}
	return hash.digest( 'hex' ).slice( 0, 12 );
}

/** Creates the database of a new site, once for each core. */
async function installedDatabase( core ) {
	const folder = join( cacheDir(), 'installed', templateKey( core ) );
	await makeOnce( folder, async ( temporary ) => {
		log( `Installing WordPress ${ versionOf( core ) } …` );
		const site = join( temporary, 'site' );
		await layFiles( site, core, false );
		await runScript( 'tools/wordpress/site/install.php', [ site ] );
		copyFileSync( join( site, DATABASE ), join( temporary, 'database' ) );
		rmSync( site, { recursive: true } );
	} );
	return join( folder, 'database' );
}

function link( target, path ) {
	rmSync( path, { recursive: true, force: true } );
	mkdirSync( join( path, '..' ), { recursive: true } );
	symlinkSync( target, path );
}

/** Removes an older test site, and nothing else. */
function clear( dir ) {
	const isOurs = existsSync( join( dir, DATABASE ) );
	if ( existsSync( dir ) && readdirSync( dir ).length && ! isOurs ) {
		throw new ToolError( `${ dir } is neither empty nor a test site.` );
	}
	rmSync( dir, { recursive: true, force: true } );
}

/**
 * Creates an installed site with the plugin active.
 *
 * @param {Object}  options               Options.
 * @param {string}  options.dir           Its folder; an older test site there is replaced.
 * @param {string}  [options.core]        `oldest` or `newest` (default).
 * @param {boolean} [options.scriptDebug] WordPress's SCRIPT_DEBUG.
 * @param {boolean} [options.plugin]      Whether the plugin is linked and active (default).
 * @param {boolean} [options.testApi]     Whether it has the routes that tests control it by (default).
 * @return {Promise<{dir: string, version: string}>} The site.
 */
export async function createSite( {
	dir,
	core = 'newest',
	scriptDebug = false,
	plugin = true,
	testApi = true,
} ) {
	const target = resolve( dir );
	const from = await corePath( core );
	const database = await installedDatabase( from );
	clear( target );
	await layFiles( target, from, scriptDebug );
	copyFileSync( database, join( target, DATABASE ) );
	if ( testApi ) {
		link(
			join( ROOT, TEST_API ),
			join( target, 'wp-content/mu-plugins/chaty-test-api.php' )
		);
	}
	link(
		join( ROOT, 'tools/demo-content' ),
		join( target, 'wp-content/chaty-sample' )
	);
	if ( plugin ) {
		link( ROOT, join( target, 'wp-content/plugins/chaty' ) );
		await runScript( 'tools/wordpress/site/activate.php', [ target ] );
	}
	return { dir: target, version: versionOf( from ) };
}

function readArguments() {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			dir: { type: 'string' },
			core: { type: 'string' },
			port: { type: 'string' },
			'script-debug': { type: 'boolean' },
			bare: { type: 'boolean' },
		},
	} );
	const [ command, ...rest ] = positionals;
	if ( ! values.dir || ! [ 'create', 'serve', 'wp' ].includes( command ) ) {
		throw new ToolError(
			'One of create, serve and wp is needed, with --dir: see --help.'
		);
	}
	return { command, rest, values };
}

async function main() {
	const { command, rest, values } = readArguments();
	const dir = resolve( values.dir );
	if ( command === 'create' ) {
		const { version } = await createSite( {
			dir,
			core: values.core,
			scriptDebug: values[ 'script-debug' ],
			plugin: ! values.bare,
		} );
		log( `WordPress ${ version } in ${ dir }` );
	} else if ( command === 'serve' ) {
		const first = Number( values.port ?? FIRST_PORT );
		const port = await getPort( {
			port: portNumbers( first, first + MORE_PORTS ),
		} );
		const { url } = await serveSite( dir, port );
		log( `${ url } — Ctrl-C stops it` );
	} else {
		const { exitCode, stdout, stderr } = await wpCli( dir, rest );
		process.stdout.write( stdout );
		process.stderr.write( stderr );
		process.exitCode = exitCode;
	}
}

runTool( import.meta.url, main );
