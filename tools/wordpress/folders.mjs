import {
	constants,
	copyFileSync,
	cpSync,
	existsSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder once, however many processes ask for it at the same time:
 * it is filled under another name beside its place, then renamed.
 *
 * @param {string}                                    folder Where it will stand.
 * @param {(temporary: string) => void|Promise<void>} fill   Fills the folder it is given.
 * @return {Promise<string>} The folder.
 */
export async function makeOnce( folder, fill ) {
	if ( existsSync( folder ) ) {
		return folder;
	}
	mkdirSync( dirname( folder ), { recursive: true } );
	const temporary = mkdtempSync( `${ folder }.making-` );
	try {
		await fill( temporary );
		renameSync( temporary, folder );
	} catch ( error ) {
		// Somebody else was faster: theirs is as good as ours.
		if ( ! [ 'ENOTEMPTY', 'EEXIST', 'EPERM' ].includes( error.code ) ) {
			throw error;
		}
	} finally {
		rmSync( temporary, { recursive: true, force: true } );
	}
	return folder;
}

function linkOrCopy( from, to ) {
	try {
		linkSync( from, to );
	} catch {
		copyFileSync( from, to );
	}
}

/**
 * Copies a tree, so that the copy may be changed.
 *
 * @param {string} from The tree.
 * @param {string} to   Where to; made when missing.
 */
export function copyTree( from, to ) {
	cpSync( from, to, {
		recursive: true,
		mode: constants.COPYFILE_FICLONE,
		verbatimSymlinks: true,
	} );
}

/**
 * Lays a tree over another one with hard links: as quick as it is small. Only
 * for files that nobody edits in place.
 *
 * @param {string} from The tree.
 * @param {string} to   Where to; made when missing.
 */
export function linkTree( from, to ) {
	mkdirSync( to, { recursive: true } );
	for ( const entry of readdirSync( from, { withFileTypes: true } ) ) {
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isDirectory() ) {
			linkTree( source, target );
		} else if ( entry.isFile() ) {
			rmSync( target, { force: true } );
			linkOrCopy( source, target );
		} else {
			cpSync( source, target, { verbatimSymlinks: true } );
		}
	}
}

/**
 * Every file below a folder.
 *
 * @param {string} folder The folder.
 * @param {string} [base] Put before each name.
 * @return {string[]} Paths relative to the folder, sorted, with forward slashes.
 */
export function listFiles( folder, base = '' ) {
	return readdirSync( folder, { withFileTypes: true } )
		.flatMap( ( entry ) =>
			entry.isDirectory()
				? listFiles(
						join( folder, entry.name ),
						`${ base }${ entry.name }/`
				  )
				: [ base + entry.name ]
		)
		.sort();
}
