import { log, ToolError } from '../tools/tool.mjs';

/**
 * Prints what was found, and ends the command where it is not what it should be.
 *
 * @param {boolean}         isTrue Whether it is.
 * @param {string}          what   What is checked.
 * @param {string | number} found  What was found.
 */
export function assert( isTrue, what, found ) {
	log( `${ isTrue ? '✓' : '✗' } ${ what }: ${ found }` );
	if ( ! isTrue ) {
		throw new ToolError( `Failed: ${ what } (${ found }).` );
	}
}
