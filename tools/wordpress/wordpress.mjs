/**
 * Downloads two versions of WordPress from a package, once, and keeps them outside the repository.
 *
 *     node tools/wordpress/wordpress.mjs            prints the folders of both
 *     node tools/wordpress/wordpress.mjs oldest     prints the folder of one
 *
 * With WP_CORE=/srv/wordpress every tool takes that WordPress instead.
 */
import {
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import AdmZip from 'adm-zip';
import { execa } from 'execa';
import { cacheDir } from '../paths.mjs';
import { log, runTool, ToolError } from '../tool.mjs';
import { inTemporaryFolder, linkTree, makeOnce } from './folders.mjs';

const PACKAGE = '@wp-playground/wordpress-builds';
const VERSION = '0.9.19';
/** Count up when the steps below change what a core contains. */
const REVISION = 1;

/** The cores by name, and what each is called in the package. */
const CORES = { oldest: 'wp-beta', newest: 'wp-nightly' };

const SQLITE_ZIP =
	'src/sqlite-database-integration/sqlite-database-integration.zip';

function storeDir() {
	return join( cacheDir(), `wordpress-${ VERSION }-r${ REVISION }` );
}

async function fetchPackage( folder ) {
	log( `Downloading ${ PACKAGE } ${ VERSION } (150 MB, once) …` );
	await execa( 'npm', [ 'pack', '--silent', `${ PACKAGE }@${ VERSION }` ], {
		cwd: folder,
	} );
	const archive = readdirSync( folder ).find( ( f ) => f.endsWith( '.tgz' ) );
	log( 'Unpacking …' );
	const wanted = Object.values( CORES ).flatMap( ( name ) => [
		`package/public/${ name }`,
		`package/src/wordpress/${ name }.zip`,
	] );
	await execa(
		'tar',
		[ '-xzf', archive, ...wanted, `package/${ SQLITE_ZIP }` ],
		{ cwd: folder }
	);
	return join( folder, 'package' );
}

/** Some themes of the package lack their PHP files; they cannot be used. */
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

const makeStore = ( folder ) =>
	inTemporaryFolder( 'wordpress', async ( download ) => {
		const packed = await fetchPackage( download );
		for ( const [ name, packedName ] of Object.entries( CORES ) ) {
			layCore( packed, packedName, join( folder, name ) );
			log(
				`WordPress ${ versionOf( join( folder, name ) ) } (${ name })`
			);
		}
		laySqlite( packed, folder );
	} );

/**
 * Reads the version of a WordPress folder.
 *
 * @param {string} core The folder.
 * @return {string} For example `6.6-RC3`.
 */
export function versionOf( core ) {
	const file = join( core, 'wp-includes', 'version.php' );
	if ( ! existsSync( file ) ) {
		throw new ToolError( `${ core } is not a WordPress folder.` );
	}
	const found = /\$wp_version\s*=\s*'([^']+)'/.exec(
		readFileSync( file, 'utf8' )
	);
	return found?.[ 1 ] ?? 'unknown';
}

/**
 * Returns the folder of an unchanged WordPress, which must only be copied.
 *
 * @param {keyof typeof CORES} name Its name; `WP_CORE` takes its place.
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
 * Returns the folder of the plugin that lets WordPress run on SQLite.
 *
 * @return {Promise<string>} The folder.
 */
export async function sqlitePath() {
	return join(
		await makeOnce( storeDir(), makeStore ),
		'sqlite-database-integration'
	);
}

runTool( import.meta.url, async () => {
	const names = process.argv.slice( 2 );
	for ( const name of names.length ? names : Object.keys( CORES ) ) {
		process.stdout.write( `${ await corePath( name ) }\n` );
	}
} );
