/** Plugins of Stryker that rule out mutants before they are run: all but those of the sample, and those that are for ESLint. */
import { relative } from 'node:path';
import { nameOf, sample } from './sample.mjs';

const SIZE = Number( process.env.CHATY_SAMPLE );

/** Stryker counts lines and columns from 0 here, and from 1 in its report. */
function toName( { fileName, location: { start }, replacement } ) {
	const place = { line: start.line + 1, column: start.column + 1 };
	const file = relative( process.cwd(), fileName );
	return nameOf( file, { location: { start: place }, replacement } );
}

class Sampler {
	async init() {}

	/** All of them together, because a sample is chosen from all. */
	async group( mutants ) {
		return [ mutants.map( ( { id } ) => id ) ];
	}

	async check( mutants ) {
		const chosen = new Set( sample( mutants, SIZE, toName ) );
		return Object.fromEntries(
			mutants.map( ( mutant ) => [
				mutant.id,
				chosen.has( mutant )
					? { status: 'passed' }
					: { status: 'compileError', reason: 'not in the sample' },
			] )
		);
	}
}

/** The text domain: ESLint reports a wrong one. */
const textDomain = {
	shouldIgnore: ( path ) =>
		path.isStringLiteral( { value: 'chaty' } ) &&
		/^_(_|x|n|nx)$/.test( path.parent.callee?.name )
			? 'the domain of a text'
			: undefined,
};

export const strykerPlugins = [
	{ kind: 'Checker', name: 'sampler', injectableClass: Sampler },
	{ kind: 'Ignore', name: 'text-domain', value: textDomain },
];
