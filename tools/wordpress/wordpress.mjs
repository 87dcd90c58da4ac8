/**
 * Pristine WordPress cores, fetched once from a package and kept outside the
 * repository.
 *
 *     node tools/wordpress/wordpress.mjs            makes both cores, prints their folders
 *     node tools/wordpress/wordpress.mjs oldest     prints the folder of one
 *     WP_CORE=/srv/wordpress …            uses that WordPress instead of any
 */
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import AdmZip from 'adm-zip';
import { linkTree, makeOnce } from './folders.mjs';
import { runTool, say, ToolError } from '../log.mjs';
import { cacheDir, isMain } from '../paths.mjs';
import { mustRun } from '../run.mjs';

const PACKAGE = '@wp-playground/wordpress-builds';
const VERSION = '0.9.19';
/** Count up when the way a core is made changes. */
const REVISION = 1;

/** The cores by name, and what each is called in the package. */
const CORES = { oldest: 'wp-beta', newest: 'wp-nightly' };

const SQLITE_ZIP =
	'src/sqlite-database-integration/sqlite-database-integration.zip';

function storeDir() {
	return join( cacheDir(), `wordpress-${ VERSION }-r${ REVISION }` );
}

async function fetchPackage( folder ) {
	say( `Fetching ${ PACKAGE } ${ VERSION } (150 MB, once) …` );
	await mustRun( 'npm', [ 'pack', '--silent', `${ PACKAGE }@${ VERSION }` ], {
		cwd: folder,
	} );
	const archive = readdirSync( folder ).find( ( f ) => f.endsWith( '.tgz' ) );
	say( 'Unpacking …' );
	const wanted = Object.values( CORES ).flatMap( ( name ) => [
		`package/public/${ name }`,
		`package/src/wordpress/${ name }.zip`,
	] );
	await mustRun(
		'tar',
		[ '-xzf', archive, ...wanted, `package/${ SQLITE_ZIP }` ],
		{ cwd: folder }
	);
	return join( folder, 'package' );
}

/** Themes come without their PHP in part: such a one is of no use. */
function dropThemesWithoutCode( core ) {
	const themes = join( core, 'wp-content', 'themes' );
	for ( const theme of readdirSync( themes, { withFileTypes: true } ) ) {
		const folder = join( themes, theme.name );
		if (
			theme.isDirectory() &&
			! existsSync( join( folder, 'functions.php' ) )
		) {
			rmSync( folder, { recursive: true } );
		}
	}
}

function layCore( packed, name, folder ) {
	const zip = join( packed, 'src', 'wordpress', `${ name }.zip` );
	new AdmZip( zip ).extractAllTo( folder );
	linkTree( join( packed, 'public', name ), folder );
	for ( const extra of [
		'wp-config.php',
		'wp-content/debug.log',
		'wp-content/database',
	] ) {
		rmSync( join( folder, extra ), { recursive: true, force: true } );
	}
	dropThemesWithoutCode( folder );
}

function laySqlite( packed, folder ) {
	const unpacked = join( folder, 'unpacked' );
	new AdmZip( join( packed, SQLITE_ZIP ) ).extractAllTo( unpacked );
	renameSync(
		join( unpacked, 'sqlite-database-integration-main' ),
		join( folder, 'sqlite-database-integration' )
	);
	rmSync( unpacked, { recursive: true } );
}

async function makeStore( folder ) {
	const download = mkdtempSync( join( tmpdir(), 'chaty-wordpress-' ) );
	try {
		const packed = await fetchPackage( download );
		for ( const [ name, packedName ] of Object.entries( CORES ) ) {
			layCore( packed, packedName, join( folder, name ) );
			say(
				`WordPress ${ versionOf( join( folder, name ) ) } (${ name })`
			);
		}
		laySqlite( packed, folder );
	} finally {
		rmSync( download, { recursive: true, force: true } );
	}
}

/**
 * The version of a WordPress folder.
 *
 * @param {string} core The folder.
 * @return {string} For example `6.6-RC3`.
 */
export function versionOf( core ) {
	const file = join( core, 'wp-includes', 'version.php' );
	if ( ! existsSync( file ) ) {
		throw new ToolError( `${ core } is no WordPress folder.` );
	}
	const found = /\$wp_version\s*=\s*'([^']+)'/.exec(
		readFileSync( file, 'utf8' )
	);
	return found?.[ 1 ] ?? 'unknown';
}

/**
 * The folder of a pristine core: not to be changed, only copied.
 *
 * @param {keyof typeof CORES} name Which; `WP_CORE` in the environment overrules it.
 * @return {Promise<string>} The folder.
 */
export async function corePath( name ) {
	if ( process.env.WP_CORE ) {
		const folder = resolve( process.env.WP_CORE );
		versionOf( folder );
		return folder;
	}
	if ( ! Object.hasOwn( CORES, name ) ) {
		throw new ToolError(
			`No core "${ name }": ${ Object.keys( CORES ).join( ' or ' ) }.`
		);
	}
	return join( await makeOnce( storeDir(), makeStore ), name );
}

/**
 * The folder of the plugin that lets WordPress run on SQLite.
 *
 * @return {Promise<string>} The folder.
 */
export async function sqlitePath() {
	return join(
		await makeOnce( storeDir(), makeStore ),
		'sqlite-database-integration'
	);
}

if ( isMain( import.meta.url ) ) {
	runTool( async () => {
		const names = process.argv.slice( 2 );
		for ( const name of names.length ? names : Object.keys( CORES ) ) {
			process.stdout.write( `${ await corePath( name ) }\n` );
		}
	} );
}
