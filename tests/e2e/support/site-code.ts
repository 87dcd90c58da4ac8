import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './site';

/** Runs PHP on each request of a native site, as a must-use plugin, until the returned function is called. */
export async function addCode( site: Site, code: string ) {
	if ( ! site.dir ) {
		throw new Error( 'This site has no folder.' );
	}
	const file = join( site.dir, 'wp-content/mu-plugins/chaty-test-code.php' );
	await writeFile( file, `<?php\n${ code }` );
	return () => rm( file, { force: true } );
}
