/**
 * An installed WordPress on PHP and SQLite, for tests and measurements.
 *
 *     node tools/wordpress/site.mjs create --dir DIR [--core oldest|newest] [--script-debug] [--bare]
 *     node tools/wordpress/site.mjs serve --dir DIR [--port 8890]
 *     node tools/wordpress/site.mjs wp --dir DIR -- option get home
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
import { listFiles, makeOnce } from './folders.mjs';
import { runTool, say, ToolError } from '../log.mjs';
import { cacheDir, isMain, ROOT } from '../paths.mjs';
import { runScript, wpCli } from './php.mjs';
import { freePort, serveSite } from './server.mjs';
import { DATABASE, layFiles } from './site-files.mjs';
import { corePath, versionOf } from './wordpress.mjs';

export { serveSite, wpCli };

const TEST_API = 'tests/e2e/mu-plugins/chaty-test-api.php';

/** Changes with the core and with everything that an installation is made of. */
function templateKey( core ) {
	const hash = createHash( 'sha256' ).update( core + versionOf( core ) );
	for ( const folder of [ 'tools/wordpress/site', 'tools/demo-content' ] ) {
		for ( const file of listFiles( join( ROOT, folder ) ) ) {
			hash.update( readFileSync( join( ROOT, folder, file ) ) );
		}
	}
	return hash.digest( 'hex' ).slice( 0, 12 );
}

/** The database of a freshly installed site, made once for each core. */
async function installedDatabase( core ) {
	const folder = join( cacheDir(), 'installed', templateKey( core ) );
	await makeOnce( folder, async ( temporary ) => {
		say( `Installing WordPress ${ versionOf( core ) } …` );
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

/** Only an empty place or an older test site may be replaced. */
function clear( dir ) {
	const isOurs = existsSync( join( dir, DATABASE ) );
	if ( existsSync( dir ) && readdirSync( dir ).length && ! isOurs ) {
		throw new ToolError(
			`${ dir } holds something else than a test site.`
		);
	}
	rmSync( dir, { recursive: true, force: true } );
}

/**
 * Makes an installed site with the plugin active.
 *
 * @param {Object}  options               What kind.
 * @param {string}  options.dir           Where; whatever stands there is replaced.
 * @param {string}  [options.core]        `oldest` or `newest` (default).
 * @param {boolean} [options.scriptDebug] WordPress's SCRIPT_DEBUG.
 * @param {boolean} [options.plugin]      The plugin, linked and active (default).
 * @param {boolean} [options.testApi]     The routes that tests steer it by (default).
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
	if ( plugin && ! existsSync( join( ROOT, 'chaty.php' ) ) ) {
		say( 'No chaty.php yet: the site stands without the plugin.' );
	} else if ( plugin ) {
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
			'node tools/wordpress/site.mjs create|serve|wp --dir DIR [--core oldest|newest] [--script-debug] [--bare] [--port N]'
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
		say( `WordPress ${ version } in ${ dir }` );
	} else if ( command === 'serve' ) {
		const server = await serveSite(
			dir,
			await freePort( Number( values.port ?? 8890 ) )
		);
		say( `${ server.url } — Ctrl-C stops it` );
	} else {
		const { code, stdout, stderr } = await wpCli( dir, rest );
		process.stdout.write( stdout );
		process.stderr.write( stderr );
		process.exitCode = code;
	}
}

if ( isMain( import.meta.url ) ) {
	runTool( main );
}
