import { existsSync } from 'node:fs';
import { say, ToolError } from '../log.mjs';
import { phpProgram } from './php.mjs';
import { run, which } from '../run.mjs';

/** Debian's packages, and how to see that each is there. */
const PROGRAMS = {
	'mariadb-server': () => !! find( 'mariadbd' ),
	'redis-server': () => !! find( 'redis-server' ),
	'nginx-light': () => !! find( 'nginx' ),
	wrk: () => !! find( 'wrk' ),
};
const EXTENSIONS = { mysql: 'mysqli', redis: 'redis' };

/** Server programs stand where only root's PATH looks. */
function find( name ) {
	return (
		which( name ) ??
		[ `/usr/sbin/${ name }`, `/usr/local/sbin/${ name }` ].find(
			existsSync
		) ??
		null
	);
}

async function phpVersion() {
	const { stdout } = await run( phpProgram(), [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;',
	] );
	return stdout.trim();
}

/**
 * Where a server's program is.
 *
 * @param {string} name The program, for example `mariadbd`.
 * @return {string} Its path.
 */
export function serverProgram( name ) {
	const path = find( name );
	if ( ! path ) {
		throw new ToolError( `${ name } is not installed.` );
	}
	return path;
}

/**
 * PHP-FPM of the version that `php` has.
 *
 * @return {Promise<string>} Its path.
 */
export async function fpmProgram() {
	return serverProgram( `php-fpm${ await phpVersion() }` );
}

/**
 * Installs what the servers need, where it may.
 *
 * @param {string[]} wanted Names: `mariadb-server`, `redis-server`, `nginx-light`, `wrk`, `fpm`.
 * @return {Promise<boolean>} Whether all of it is there now.
 */
export async function ensureServers( wanted ) {
	const version = await phpVersion();
	const { stdout } = await run( phpProgram(), [ '-m' ] );
	const loaded = stdout.toLowerCase().split( /\s+/ );
	const missing = wanted.filter(
		( name ) => PROGRAMS[ name ] && ! PROGRAMS[ name ]()
	);
	for ( const [ name, extension ] of Object.entries( EXTENSIONS ) ) {
		if ( ! loaded.includes( extension ) ) {
			missing.push( `php${ version }-${ name }` );
		}
	}
	if ( wanted.includes( 'fpm' ) && ! find( `php-fpm${ version }` ) ) {
		missing.push( `php${ version }-fpm` );
	}
	if ( ! missing.length ) {
		return true;
	}
	if ( process.getuid?.() !== 0 || ! which( 'apt-get' ) ) {
		say( `Missing: ${ missing.join( ', ' ) }` );
		return false;
	}
	say( `Installing ${ missing.join( ' ' ) } …` );
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await run( 'apt-get', [ 'update', '-qq' ], { env } );
	const { code, stderr } = await run(
		'apt-get',
		[ 'install', '-y', '-qq', '--no-install-recommends', ...missing ],
		{ env }
	);
	if ( code !== 0 ) {
		say( stderr.trim().split( '\n' ).at( -1 ) ?? '' );
	}
	return code === 0;
}
