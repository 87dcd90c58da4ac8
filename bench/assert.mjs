import { log, ToolError } from '../tools/tool.mjs';

/**
 * Prints a finding, and ends the command if it is not as expected.
 *
 * @param {boolean}         isTrue Whether the finding is as expected.
 * @param {string}          what   What is checked.
 * @param {string | number} found  The finding.
 */
export function assert( isTrue, what, found ) {
	log( `${ isTrue ? '✓' : '✗' } ${ what }: ${ found }` );
	if ( ! isTrue ) {
		throw new ToolError( `Failed: ${ what } (${ found }).` );
	}
}
