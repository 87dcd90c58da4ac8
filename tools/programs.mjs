/** Programs of this machine; imports no package, because it runs before there are any. */
import { spawnSync } from 'node:child_process';
import { log } from './tool.mjs';
import { phpProgram } from './paths.mjs';

/**
 * Tells whether a program is on PATH.
 *
 * @param {string} name The program.
 * @return {boolean} True when it can be started.
 */
export function hasProgram( name ) {
	return ! spawnSync( name, [ '--version' ] ).error;
}

/**
 * Finds out what PHP there is.
 *
 * @return {{version: string, extensions: string[]}|null} Its major and minor version and its extensions in small letters.
 */
export function readPhp() {
	const { error, stdout } = spawnSync(
		phpProgram(),
		[
			'-r',
			'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "\n", strtolower( implode( "\n", get_loaded_extensions() ) );',
		],
		{ encoding: 'utf8' }
	);
	if ( error ) {
		return null;
	}
	const [ version, ...extensions ] = stdout.split( '\n' );
	return { version, extensions };
}

/**
 * Installs packages of Debian, as root and where there is apt-get.
 *
 * @param {string[]} packages Their names.
 * @return {boolean} Whether they are installed now.
 */
export function installDebianPackages( packages ) {
	if ( process.getuid?.() !== 0 || ! hasProgram( 'apt-get' ) ) {
		return false;
	}
	log( `Installing ${ packages.join( ' ' ) } …` );
	const aptGet = ( ...args ) =>
		spawnSync( 'apt-get', [ '-qq', ...args ], {
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		} ).status;
	aptGet( 'update' );
	return (
		aptGet( 'install', '-y', '--no-install-recommends', ...packages ) === 0
	);
}
