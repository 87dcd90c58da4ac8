const EXIT_INTERRUPTED = 130;

const isColourful = process.stderr.isTTY && ! process.env.NO_COLOR;
const paint = ( code, text ) =>
	isColourful ? `\u001b[${ code }m${ text }\u001b[0m` : text;

/**
 * Says on stderr what is going on, so that stdout stays free for results.
 *
 * @param {string} message One line.
 */
export function say( message ) {
	process.stderr.write( `${ paint( 36, '›' ) } ${ message }\n` );
}

/**
 * An error whose message is all that its reader needs: shown without a stack.
 */
export class ToolError extends Error {}

/**
 * Ends the process in an orderly way, so that what it started is ended by its
 * `exit` listeners; a tool that listens for signals itself goes its own way.
 */
function exitOnSignals() {
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			if ( process.listenerCount( signal ) === 1 ) {
				process.exit( EXIT_INTERRUPTED );
			}
		} );
	}
}

/**
 * Runs a tool's main function and turns a failure into a readable last line
 * and exit code 1.
 *
 * @param {() => Promise<unknown>} main The tool.
 */
export async function runTool( main ) {
	exitOnSignals();
	try {
		await main();
	} catch ( error ) {
		const text =
			error instanceof ToolError ? error.message : error?.stack ?? error;
		process.stderr.write( `${ paint( 31, '✗' ) } ${ text }\n` );
		process.exitCode = 1;
	}
}

/**
 * A duration as a person says it.
 *
 * @param {number} milliseconds The duration.
 * @return {string} For example `850 ms`, `12.3 s`, `3 min 5 s`.
 */
export function spokenDuration( milliseconds ) {
	if ( milliseconds < 1000 ) {
		return `${ Math.round( milliseconds ) } ms`;
	}
	const seconds = milliseconds / 1000;
	if ( seconds < 60 ) {
		return `${ seconds.toFixed( 1 ) } s`;
	}
	return `${ Math.floor( seconds / 60 ) } min ${ Math.round(
		seconds % 60
	) } s`;
}
