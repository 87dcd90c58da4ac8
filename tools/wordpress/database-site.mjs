import {
	existsSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runScript } from './php.mjs';
import { layFiles } from './site-files.mjs';
import { corePath, versionOf } from './wordpress.mjs';

/**
 * Adds lines to the beginning of a site's `wp-config.php`.
 *
 * @param {string}   dir   The site.
 * @param {string[]} lines Lines of PHP.
 */
export function addSettings( dir, lines ) {
	const file = join( dir, 'wp-config.php' );
	const text = readFileSync( file, 'utf8' ).replace(
		'<?php\n',
		`<?php\n${ lines.join( '\n' ) }\n`
	);
	writeFileSync( file, text );
}

/**
 * Creates an installed site on MariaDB with the plugin active.
 *
 * @param {Object}                                           options            Options.
 * @param {string}                                           options.dir        Its folder; must not exist.
 * @param {ReturnType<import('./mariadb.mjs').connectMysql>} options.mariadb    The server.
 * @param {string}                                           options.database   Its database; replaced when it exists.
 * @param {string}                                           [options.core]     `oldest` or `newest` (default).
 * @param {string[]}                                         [options.settings] Lines of PHP for `wp-config.php`.
 * @return {Promise<{dir: string, version: string}>} The site.
 */
export async function createDatabaseSite( {
	dir,
	mariadb,
	database,
	core = 'newest',
	settings = [],
} ) {
	const from = await corePath( core );
	await layFiles( dir, from, false );
	rmSync( join( dir, 'wp-content/db.php' ) );
	const file = join( dir, 'wp-config.php' );
	const define = ( name, value ) => `define( '${ name }', '${ value }' );`;
	const text = readFileSync( file, 'utf8' )
		.replace( /define\( 'DB_NAME'.*/, define( 'DB_NAME', database ) )
		.replace( /define\( 'DB_USER'.*/, define( 'DB_USER', 'root' ) )
		.replace( /define\( 'DB_HOST'.*/, define( 'DB_HOST', mariadb.host ) );
	writeFileSync( file, text );
	addSettings( dir, settings );
	await mariadb.query(
		`DROP DATABASE IF EXISTS ${ database }; CREATE DATABASE ${ database } CHARACTER SET utf8mb4`
	);
	await runScript( 'tools/wordpress/site/install.php', [ dir ] );
	const plugin = join( dir, 'wp-content/plugins/chaty' );
	if ( ! existsSync( plugin ) ) {
		symlinkSync( ROOT, plugin );
	}
	await runScript( 'tools/wordpress/site/activate.php', [ dir ] );
	return { dir, version: versionOf( from ) };
}
