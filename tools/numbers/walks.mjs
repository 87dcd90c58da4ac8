import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from '../tool.mjs';

const DOCUMENT = 'docs/how-it-works.md';

/**
 * Counts the files of a walk through the code, and checks that each exists. A walk is a list in
 * docs/how-it-works.md whose items begin with a file's path:
 *
 *     <!-- walk: widget_color -->
 *     1. `chaty.php` loads the plugin.
 *     2. `includes/class-plugin.php` …
 *     <!-- /walk -->
 *
 * A file that the walk comes back to counts once.
 *
 * @param {string} root The tree.
 * @param {string} name The walk.
 * @return {number|null} How many files; null where the tree has no such list.
 */
export function countWalk( root, name ) {
	const document = join( root, DOCUMENT );
	const text = existsSync( document ) ? readFileSync( document, 'utf8' ) : '';
	const [ , rest ] = text.split( `<!-- walk: ${ name } -->` );
	if ( rest === undefined ) {
		return null;
	}
	const [ list ] = rest.split( '<!-- /walk -->' );
	const files = [ ...list.matchAll( /^\s*(?:\d+\.|-) (.*)/gm ) ].map(
		( [ , item ] ) => /^`([^`]+)`/.exec( item )?.[ 1 ] ?? item
	);
	const missing = files.find(
		( file ) => ! existsSync( join( root, file ) )
	);
	if ( missing ) {
		throw new ToolError(
			`${ DOCUMENT }, walk ${ name }: ${ missing } is no file.`
		);
	}
	return new Set( files ).size;
}
