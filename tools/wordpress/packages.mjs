import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log, ToolError } from '../tool.mjs';
import { installDebianPackages, readPhp } from '../programs.mjs';

/** Debian's packages, and the program of each. */
const PROGRAMS = {
	'mariadb-server': 'mariadbd',
	'redis-server': 'redis-server',
	'nginx-light': 'nginx',
	wrk: 'wrk',
};
const EXTENSIONS = { mysql: 'mysqli', redis: 'redis' };

/** Debian installs servers where only root's PATH leads. */
const SERVER_FOLDERS = [ '/usr/sbin', '/usr/local/sbin' ];

const find = ( name ) =>
	[ ...( process.env.PATH ?? '' ).split( delimiter ), ...SERVER_FOLDERS ]
		.map( ( folder ) => join( folder, name ) )
		.find( ( path ) => existsSync( path ) );

const fpmName = () => `php-fpm${ readPhp()?.version }`;

/**
 * Finds a server's program.
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
 * Installs what the servers need, where that is possible.
 *
 * @param {string[]} wanted Of `mariadb-server`, `redis-server`, `nginx-light`, `wrk`, `fpm`.
 * @return {boolean} Whether all of it is installed now.
 */
export function ensureServers( wanted ) {
	const { version, extensions } = readPhp();
	const missing = [
		...wanted.filter(
			( name ) => PROGRAMS[ name ] && ! find( PROGRAMS[ name ] )
		),
		...Object.entries( EXTENSIONS )
			.filter( ( [ , extension ] ) => ! extensions.includes( extension ) )
			.map( ( [ name ] ) => `php${ version }-${ name }` ),
		...( wanted.includes( 'fpm' ) && ! find( fpmName() )
			? [ `php${ version }-fpm` ]
			: [] ),
	];
	if ( ! missing.length || installDebianPackages( missing ) ) {
		return true;
	}
	log( `Missing: ${ missing.join( ', ' ) }.` );
	return false;
}
