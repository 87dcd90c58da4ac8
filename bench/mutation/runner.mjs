/**
 * A plugin of Stryker: its runner of Jest, which tries a change with the nearest tests before all others.
 * Stryker runs each test file that reaches the changed one, without an end at the first failure; most mutants fail at
 * once beside their file.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const { strykerPlugins: jestPlugins } = await import(
	process.env.CHATY_JEST_RUNNER
);
const [ { factory } ] = jestPlugins;

/** Stryker's names and numbers for the result of a run. */
const COMPLETE = 'complete';
const FAILED = 1;

/** The test beside a changed file, or else those of its folder. */
function nearestTests( file ) {
	const test = file.replace( /(\.tsx?)$/, '.test$1' );
	return existsSync( test ) ? test : dirname( file );
}

function create( injector ) {
	const runner = factory( injector );
	const run = runner.run.bind( runner );
	runner.run = async ( settings ) => {
		const [ file, ...others ] = settings.fileNamesUnderTest;
		// The first run has no change, and has all files.
		if ( ! others.length ) {
			const result = await run( {
				...settings,
				testFiles: [ nearestTests( file ) ],
			} );
			const { status, tests } = result.dryRunResult;
			const isFound =
				status !== COMPLETE ||
				tests.some( ( test ) => test.status === FAILED );
			if ( isFound ) {
				return result;
			}
		}
		return run( settings );
	};
	return runner;
}
create.inject = [ '$injector' ];

export const strykerPlugins = [
	{ kind: 'TestRunner', name: 'nearest', factory: create },
];
