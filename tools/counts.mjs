import { readFileSync } from 'node:fs';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 */

const NONE = { passed: 0, failed: 0, skipped: 0 };

const number = ( text, pattern ) => Number( pattern.exec( text )?.[ 1 ] ?? 0 );

const READERS = {
	jest( text ) {
		const report = JSON.parse( text );
		return {
			passed: report.numPassedTests,
			failed: report.numFailedTests,
			skipped: report.numPendingTests + report.numTodoTests,
		};
	},
	playwright( text ) {
		const { stats } = JSON.parse( text );
		return {
			passed: stats.expected + stats.flaky,
			failed: stats.unexpected,
			skipped: stats.skipped,
		};
	},
	phpunit( text ) {
		const whole = /<testsuite [^>]*>/.exec( text )?.[ 0 ] ?? '';
		const skipped = number( whole, / skipped="(\d+)"/ );
		const failed =
			number( whole, / failures="(\d+)"/ ) +
			number( whole, / errors="(\d+)"/ );
		const passed = number( whole, / tests="(\d+)"/ ) - failed - skipped;
		return { passed, failed, skipped };
	},
	node( text ) {
		return {
			passed: number( text, /<!-- pass (\d+) -->/ ),
			failed: number( text, /<!-- fail (\d+) -->/ ),
			skipped: number( text, /<!-- skipped (\d+) -->/ ),
		};
	},
};

/**
 * Reads from a runner's report how many tests it ran.
 *
 * @param {keyof typeof READERS} runner Whose report it is.
 * @param {string}               file   The report.
 * @return {Counts} Its counts.
 */
export function readCounts( runner, file ) {
	return READERS[ runner ]( readFileSync( file, 'utf8' ) );
}

/**
 * Adds counts up.
 *
 * @param {Counts[]} all The counts.
 * @return {Counts} Their sum.
 */
export function addCounts( all ) {
	return all.reduce(
		( sum, one ) => ( {
			passed: sum.passed + one.passed,
			failed: sum.failed + one.failed,
			skipped: sum.skipped + one.skipped,
		} ),
		NONE
	);
}

/**
 * Formats counts.
 *
 * @param {Counts} counts The counts.
 * @return {string} For example `212 passed, 0 failed`.
 */
export function formatCounts( { passed, failed, skipped } ) {
	const tail = skipped ? `, ${ skipped } skipped` : '';
	return `${ passed } passed, ${ failed } failed${ tail }`;
}
