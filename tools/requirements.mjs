import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { say, ToolError } from './log.mjs';
import { ROOT } from './paths.mjs';
import {
	missingExtensions,
	PHP_EXTENSIONS,
	phpProgram,
} from './wordpress/php.mjs';
import { mustRun, run, which } from './run.mjs';

/** Debian's package for each PHP extension, without its prefix. */
const EXTENSION_PACKAGES = {
	pdo_sqlite: 'sqlite3',
	sqlite3: 'sqlite3',
	mbstring: 'mbstring',
	xml: 'xml',
	curl: 'curl',
	zip: 'zip',
	intl: 'intl',
};

function chromium() {
	const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env;
	return existsSync( CHROMIUM_PATH );
}

async function phpPackages() {
	const missing = await missingExtensions();
	const extensions = ( names, prefix ) => [
		...new Set(
			names.map( ( name ) => prefix + EXTENSION_PACKAGES[ name ] )
		),
	];
	if ( missing === null ) {
		return [ 'php-cli', ...extensions( PHP_EXTENSIONS, 'php-' ) ];
	}
	const version = await mustRun( phpProgram(), [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;',
	] );
	return extensions( missing, `php${ version }-` );
}

async function missingPackages() {
	return [
		...( await phpPackages() ),
		...( which( 'composer' ) ? [] : [ 'composer' ] ),
		...( chromium() ? [] : [ 'chromium' ] ),
	];
}

async function installPackages( packages ) {
	const isRoot = process.getuid?.() === 0;
	if ( ! isRoot || ! which( 'apt-get' ) ) {
		throw new ToolError(
			[
				`Missing: ${ packages.join( ', ' ) } (Debian's package names).`,
				'Install PHP 7.4 or newer with the extensions ' +
					`${ PHP_EXTENSIONS.join( ', ' ) }, Composer and Chromium;`,
				'CHATY_PHP and CHROMIUM_PATH may point at them. Then run this again.',
			].join( '\n' )
		);
	}
	say( `Installing ${ packages.join( ' ' ) } …` );
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await run( 'apt-get', [ 'update', '-qq' ], { env, show: true } );
	const { code } = await run(
		'apt-get',
		[ 'install', '-y', '-qq', '--no-install-recommends', ...packages ],
		{ env, show: true }
	);
	if ( code !== 0 ) {
		throw new ToolError(
			`apt-get could not install ${ packages.join( ', ' ) }.`
		);
	}
}

/** Installs PHP with its extensions, Composer and Chromium where it may; says what to install where not. */
export async function ensurePrograms() {
	const packages = await missingPackages();
	if ( packages.length ) {
		await installPackages( packages );
	}
}

/** Installs the Composer packages when they are missing or older than composer.json. */
export async function ensureComposerPackages() {
	const installed = join( ROOT, 'vendor/composer/installed.json' );
	const wanted = join( ROOT, 'composer.json' );
	if (
		existsSync( installed ) &&
		statSync( installed ).mtimeMs >= statSync( wanted ).mtimeMs
	) {
		return;
	}
	say( 'Installing Composer packages …' );
	const { code } = await run(
		'composer',
		[ 'install', '--no-interaction', '--no-progress' ],
		{ cwd: ROOT, env: { COMPOSER_ALLOW_SUPERUSER: '1' }, show: true }
	);
	if ( code !== 0 ) {
		throw new ToolError( 'Composer could not install its packages.' );
	}
}
