import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ToolError } from './log.mjs';

/**
 * Where a program is on PATH.
 *
 * @param {string} name The program, for example `php`.
 * @return {string|null} Its path, or null when there is none.
 */
export function which( name ) {
	const endings = process.platform === 'win32' ? [ '.exe', '.cmd' ] : [ '' ];
	for ( const folder of ( process.env.PATH ?? '' ).split( delimiter ) ) {
		for ( const ending of endings ) {
			const path = join( folder, name + ending );
			try {
				accessSync( path, constants.X_OK );
				return path;
			} catch {
				// Not in this folder.
			}
		}
	}
	return null;
}

/**
 * Runs a program to its end.
 *
 * @param {string}                          program        Name or path.
 * @param {string[]}                        args           Its arguments.
 * @param {Object}                          [options]      How to run it.
 * @param {string}                          [options.cwd]  Working folder.
 * @param {Record<string,string|undefined>} [options.env]  Added to ours.
 * @param {boolean}                         [options.show] Pass its output on instead of collecting it.
 * @return {Promise<{code: number, stdout: string, stderr: string}>} How it ended.
 */
export function run( program, args, { cwd, env, show = false } = {} ) {
	return new Promise( ( resolvePromise, reject ) => {
		const child = spawn( program, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: show ? 'inherit' : [ 'ignore', 'pipe', 'pipe' ],
			shell: process.platform === 'win32',
		} );
		let stdout = '';
		let stderr = '';
		child.stdout?.on( 'data', ( chunk ) => ( stdout += chunk ) );
		child.stderr?.on( 'data', ( chunk ) => ( stderr += chunk ) );
		child.on( 'error', ( error ) =>
			reject(
				new ToolError( `Cannot run ${ program }: ${ error.message }` )
			)
		);
		child.on( 'close', ( code ) =>
			resolvePromise( { code: code ?? 1, stdout, stderr } )
		);
	} );
}

/**
 * Runs a program that must succeed.
 *
 * @param {string}   program   Name or path.
 * @param {string[]} args      Its arguments.
 * @param {Object}   [options] As for `run`.
 * @return {Promise<string>} What it printed on stdout.
 */
export async function mustRun( program, args, options ) {
	const { code, stdout, stderr } = await run( program, args, options );
	if ( code !== 0 ) {
		throw new ToolError(
			`${ program } ${ args.join( ' ' ) } ended with ${ code }.\n` +
				( stderr + stdout ).trim()
		);
	}
	return stdout;
}
