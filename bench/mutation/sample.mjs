import { createHash } from 'node:crypto';

const SEED = 'chaty';

/**
 * Chooses mutants at random, always the same: a smaller sample is part of a larger one.
 *
 * @template Mutant
 * @param {Mutant[]}                   mutants Mutants.
 * @param {number}                     size    How many.
 * @param {(mutant: Mutant) => string} name    Returns a unique name of a mutant.
 * @return {Mutant[]} The chosen ones.
 */
export function sample( mutants, size, name ) {
	const hash = ( mutant ) =>
		createHash( 'sha256' )
			.update( SEED + name( mutant ) )
			.digest( 'hex' );
	return mutants
		.map( ( mutant ) => [ hash( mutant ), mutant ] )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.slice( 0, size )
		.map( ( [ , mutant ] ) => mutant );
}

/**
 * Returns a unique name of a mutant.
 *
 * @param {string} file   The file, from the root.
 * @param {Object} mutant A mutant of Stryker's report, which counts lines and columns from 1.
 * @return {string} Its place and what stands there.
 */
export function nameOf( file, mutant ) {
	const { line, column } = mutant.location.start;
	return `${ file }:${ line }:${ column } ${ mutant.replacement }`;
}

/**
 * Whether tests find a mutant.
 *
 * @param {{status: string}} mutant A mutant that was tried, by Stryker's names.
 * @return {boolean} A test that fails, does not end or cannot even load the file finds it.
 */
export const isFound = ( { status } ) =>
	[ 'Killed', 'Timeout', 'RuntimeError' ].includes( status );

/**
 * How many of the mutants tests find.
 *
 * @param {{status: string}[]} mutants Mutants that were tried.
 * @return {number} Percent.
 */
export const percentOf = ( mutants ) =>
	( 100 * mutants.filter( isFound ).length ) / mutants.length;
