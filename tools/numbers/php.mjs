import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { execaSync } from 'execa';
import { phpProgram, ROOT } from '../paths.mjs';

/**
 * Measures PHP files.
 *
 * @param {string[]} files Absolute paths.
 * @return {Record<string, import('./typescript.mjs').Figures>} Their figures by path.
 */
export function measurePhp( files ) {
	const { stdout } = execaSync(
		phpProgram(),
		[ join( ROOT, 'tools/numbers/tokens.php' ) ],
		{ input: files.join( '\n' ) }
	);
	return new Map( Object.entries( JSON.parse( stdout ) ) );
}

/**
 * Finds which folders need which, by the `use` statements of their files. The bootstrap, which is in no folder, knows
 * all of them and does not count.
 *
 * @param {string}   base  The folder that the namespace `Chaty` begins in.
 * @param {string[]} files Absolute paths below it.
 * @return {Map<string, string[]>} By folder the others that it needs.
 */
export function readFolders( base, files ) {
	const folders = new Map();
	for ( const file of files ) {
		const [ folder, ...rest ] = relative( base, file ).split( sep );
		if ( rest.length ) {
			const used = [
				...readFileSync( file, 'utf8' ).matchAll(
					/^use Chaty\\(\w+)\\/gm
				),
			].map( ( [ , name ] ) =>
				name.toLowerCase().replaceAll( '_', '-' )
			);
			const others = used.filter( ( name ) => name !== folder );
			folders.set( folder, [
				...( folders.get( folder ) ?? [] ),
				...others,
			] );
		}
	}
	return folders;
}
