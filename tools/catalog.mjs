/** The catalogs in `languages`: chaty.pot, and a chaty-LOCALE.po for each language. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import gettext from 'gettext-parser';
import { ROOT } from './paths.mjs';

const FOLDER = join( ROOT, 'languages' );

/** The files of all languages, as paths inside the repository. */
export const listCatalogs = () =>
	readdirSync( FOLDER )
		.filter( ( name ) => name.endsWith( '.po' ) )
		.map( ( name ) => `languages/${ name }` );

/** The language that the file of a catalog names, such as `de_DE`. */
export const localeOf = ( path ) => /chaty-(\w+)\.po$/.exec( path )[ 1 ];

/**
 * Reads a catalog or the template.
 *
 * @param {string} path Path inside the repository.
 * @return {Object} What gettext-parser makes of it, with all entries but the header as the list `entries`.
 */
export function readCatalog( path ) {
	const catalog = gettext.po.parse(
		readFileSync( join( ROOT, path ) ),
		'utf8'
	);
	const entries = Object.values( catalog.translations )
		.flatMap( ( ofContext ) => Object.values( ofContext ) )
		.filter( ( { msgid } ) => msgid !== '' );
	return { ...catalog, entries };
}

const hasContext = ( { msgctxt } ) => msgctxt !== undefined;

/** The name of an entry in gettext's files: the text, behind its context where it has one. */
export const keyOf = ( entry ) =>
	hasContext( entry )
		? `${ entry.msgctxt }\u0004${ entry.msgid }`
		: entry.msgid;
