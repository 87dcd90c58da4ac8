import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyTree, linkTree } from './folders.mjs';
import { cacheDir, ROOT } from '../paths.mjs';
import { sqlitePath } from './wordpress.mjs';

/** A site's SQLite database. */
export const DATABASE = 'wp-content/database/.ht.sqlite';

const SQLITE = 'wp-content/plugins/sqlite-database-integration';

/**
 * Creates the files of a site, all but its database.
 *
 * @param {string}  dir         The site's folder.
 * @param {string}  core        The WordPress to copy.
 * @param {boolean} scriptDebug WordPress's SCRIPT_DEBUG.
 */
export async function layFiles( dir, core, scriptDebug ) {
	const lay = core.startsWith( cacheDir() ) ? linkTree : copyTree;
	lay( core, dir );
	if ( ! existsSync( join( dir, SQLITE ) ) ) {
		linkTree( await sqlitePath(), join( dir, SQLITE ) );
	}
	const dropIn = readFileSync( join( dir, SQLITE, 'db.copy' ), 'utf8' )
		.replaceAll(
			'{SQLITE_IMPLEMENTATION_FOLDER_PATH}',
			join( dir, SQLITE )
		)
		.replaceAll(
			'{SQLITE_PLUGIN}',
			'sqlite-database-integration/load.php'
		);
	const config = readFileSync(
		join( ROOT, 'tools/wordpress/site/wp-config.php' ),
		'utf8'
	);
	const write = ( name, text ) => {
		rmSync( join( dir, name ), { force: true } );
		writeFileSync( join( dir, name ), text );
	};
	write( 'wp-content/db.php', dropIn );
	write(
		'wp-config.php',
		config.replace( '{SCRIPT_DEBUG}', scriptDebug ? 'yes' : 'no' )
	);
	rmSync( join( dir, 'wp-content/database' ), {
		recursive: true,
		force: true,
	} );
	mkdirSync( join( dir, 'wp-content/database' ) );
}
