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
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Creates a folder once, however many processes ask for it at the same time: it is filled under a
 * temporary name beside its place, then renamed.
 *
 * @param {string}                                    folder Its path.
 * @param {(temporary: string) => void|Promise<void>} fill   Fills the folder that it gets.
 * @return {Promise<string>} Its path.
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
		// Another process was faster; its folder has the same content.
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
 * Copies a folder, so that the copy can be changed.
 *
 * @param {string} from The folder.
 * @param {string} to   Its copy, created when missing.
 */
export function copyTree( from, to ) {
	cpSync( from, to, {
		recursive: true,
		mode: constants.COPYFILE_FICLONE,
		verbatimSymlinks: true,
	} );
}

/**
 * Links every file of a folder into another one, which takes neither time nor space. Only for files that
 * nothing edits in place, because both folders share them.
 *
 * @param {string} from The folder.
 * @param {string} to   The other folder, created when missing.
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
 * Lists the files below a folder.
 *
 * @param {string} folder The folder.
 * @param {string} [base] Prefix of every path.
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

/**
 * Works in a folder that is gone afterwards.
 *
 * @template Result
 * @param {string}                              name Says what it was for, if a killed process leaves it behind.
 * @param {(folder: string) => Promise<Result>} work Gets its path.
 * @return {Promise<Result>} What it returns.
 */
export async function inTemporaryFolder( name, work ) {
	const folder = mkdtempSync( join( tmpdir(), `chaty-${ name }-` ) );
	try {
		return await work( folder );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}
