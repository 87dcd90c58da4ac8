/**
 * Removes from chaty.zip what `wp-scripts plugin-zip` adds beyond "files" of package.json: npm's list of
 * files always has package.json and every README in a listed folder.
 *
 *     npm run zip
 */
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { runTool, log } from './tool.mjs';
import { ROOT } from './paths.mjs';

const ADDED = /(^|\/)(package\.json|README\.md)$/;

runTool( import.meta.url, () => {
	const file = join( ROOT, 'chaty.zip' );
	const zip = new AdmZip( file );
	for ( const { entryName } of zip.getEntries() ) {
		if ( ADDED.test( entryName ) ) {
			zip.deleteFile( entryName );
			log( `Left out ${ entryName }.` );
		}
	}
	zip.writeZip( file );
} );
