/**
 * Finishes chaty.zip, which `wp-scripts plugin-zip` has made: removes what npm adds beyond "files" of package.json,
 * its own and every README in a listed folder; guards each PHP file; and says that updates never come from
 * WordPress.org, where another plugin has the folder's name.
 *
 *     npm run zip
 *     npm run zip -- --directory     for WordPress.org itself: without `Update URI`, which its rules forbid
 */
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { guardPhp } from './guard-php.mjs';
import { runTool, log } from './tool.mjs';
import { ROOT } from './paths.mjs';

const ADDED = /(^|\/)(package\.json|README\.md)$/;
const UPDATE_URI = '$& * Update URI:        false\n';

runTool( import.meta.url, () => {
	const isForDirectory = process.argv.includes( '--directory' );
	const file = join( ROOT, 'chaty.zip' );
	const zip = new AdmZip( file );
	for ( const entry of zip.getEntries() ) {
		const { entryName } = entry;
		if ( ADDED.test( entryName ) ) {
			zip.deleteFile( entryName );
			log( `Left out ${ entryName }.` );
		} else if ( entryName.endsWith( '.php' ) ) {
			const php = guardPhp( entry.getData().toString() );
			const isMain = entryName === 'chaty/chaty.php';
			entry.setData(
				isMain && ! isForDirectory
					? php.replace( /^ \* Text Domain:.*\n/m, UPDATE_URI )
					: php
			);
		}
	}
	zip.writeZip( file );
} );
