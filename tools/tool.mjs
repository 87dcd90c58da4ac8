import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const EXIT_INTERRUPTED = 130;

const hasColor = process.stderr.isTTY && ! process.env.NO_COLOR;
const paint = ( code, text ) =>
	hasColor ? `\u001b[${ code }m${ text }\u001b[0m` : text;

/**
 * Reports progress on stderr, so that stdout stays free for results.
 *
 * @param {string} message One line.
 */
export function log( message ) {
	process.stderr.write( `${ paint( 36, '›' ) } ${ message }\n` );
}

/** An error whose message is all that its reader needs: printed without a stack. */
export class ToolError extends Error {}

/** The output of a program that failed says more than our stack. */
const hasPlainMessage = ( error ) =>
	error instanceof ToolError || error?.name === 'ExecaError';

/** Exits on a signal, so that `exit` listeners run; a tool with listeners of its own decides itself. */
function exitOnSignals() {
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			if ( process.listenerCount( signal ) === 1 ) {
				process.exit( EXIT_INTERRUPTED );
			}
		} );
	}
}

/** The comment at the head of a file, without its stars. */
function readHeader( file ) {
	const [ , text ] = /\/\*\*\n([^]*?) \*\//.exec(
		readFileSync( file, 'utf8' )
	);
	return text.replace( /^ \* ?/gm, '' );
}

/**
 * Runs a tool when its file is the command that was started. With `--help` it prints the comment at the
 * head of that file; a failure becomes a readable last line and exit code 1.
 *
 * @param {string}        moduleUrl The tool's `import.meta.url`.
 * @param {() => unknown} main      Its work.
 */
export async function runTool( moduleUrl, main ) {
	const file = fileURLToPath( moduleUrl );
	const [ , started ] = process.argv;
	if ( ! started || realpathSync( started ) !== file ) {
		return;
	}
	if ( process.argv.includes( '--help' ) ) {
		process.stdout.write( readHeader( file ) );
		return;
	}
	exitOnSignals();
	try {
		await main();
	} catch ( error ) {
		const text = hasPlainMessage( error )
			? error.message
			: error?.stack ?? error;
		process.stderr.write( `${ paint( 31, '✗' ) } ${ text }\n` );
		process.exitCode = 1;
	}
}

/**
 * Formats a duration.
 *
 * @param {number} milliseconds The duration.
 * @return {string} For example `850 ms`, `12.3 s`, `3 min 5 s`.
 */
export function formatDuration( milliseconds ) {
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
