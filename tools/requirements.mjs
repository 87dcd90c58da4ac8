/**
 * Installs what the other commands need and is missing: npm packages, PHP with its extensions, Composer
 * and its packages, Chromium. Imports no package, because there may be none yet.
 *
 *     node tools/requirements.mjs              everything, for `npm test`
 *     node tools/requirements.mjs --npm        npm packages alone, for `npm run demo`
 *     node tools/requirements.mjs --browsers   also Firefox, WebKit, their drivers and what screen readers ask by, for `npm run test:browsers`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { log, runTool, ToolError } from './tool.mjs';
import { chromiumProgram, ROOT } from './paths.mjs';
import { hasProgram, installDebianPackages, readPhp } from './programs.mjs';

/** The extensions that a site on SQLite and its tests need, with Debian's package for each. */
const EXTENSIONS = {
	pdo_sqlite: 'sqlite3',
	sqlite3: 'sqlite3',
	mbstring: 'mbstring',
	xml: 'xml',
	curl: 'curl',
	zip: 'zip',
	intl: 'intl',
};

/** The programs of `test:browsers`, with Debian's package for each. */
const BROWSERS = {
	'firefox-esr': 'firefox-esr',
	WebKitWebDriver: 'webkit2gtk-driver',
	'xvfb-run': 'xvfb',
	xauth: 'xauth',
	chromedriver: 'chromium-driver',
	'dbus-run-session': 'dbus-daemon',
	xdotool: 'xdotool',
};

/** Other files that they need, with Debian's package for each. */
const FILES = {
	'/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
	'/usr/lib/python3/dist-packages/pyatspi': 'python3-pyatspi',
};

/** Debian's Chromium without windows, which tests take (playwright.config.ts). */
const SHELL = 'chromium-headless-shell';

const readJson = ( file ) =>
	JSON.parse( readFileSync( join( ROOT, file ), 'utf8' ) );

/** Stops where Node is older than package.json allows. */
function requireNode() {
	const oldest = readJson( 'package.json' ).engines.node.slice( 2 );
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	const [ oldestMajor, oldestMinor ] = oldest.split( '.' ).map( Number );
	if (
		major < oldestMajor ||
		( major === oldestMajor && minor < oldestMinor )
	) {
		throw new ToolError(
			`Node ${ oldest } or newer is needed; this is ${ process.versions.node }.`
		);
	}
}

function install( program, args, what ) {
	log( `Installing ${ what } …` );
	const { status } = spawnSync( program, args, {
		cwd: ROOT,
		env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
		shell: process.platform === 'win32',
		stdio: 'inherit',
	} );
	if ( status !== 0 ) {
		throw new ToolError( `${ program } could not install ${ what }.` );
	}
}

/** Whether every package of the lock file is installed in its version. */
function hasNpmPackages() {
	const hidden = 'node_modules/.package-lock.json';
	if ( ! existsSync( join( ROOT, hidden ) ) ) {
		return false;
	}
	const { packages: installed } = readJson( hidden );
	const { packages: wanted } = readJson( 'package-lock.json' );
	return Object.entries( wanted ).every(
		( [ path, { version, optional } ] ) =>
			path === '' || optional || installed[ path ]?.version === version
	);
}

/** Debian's names of the programs and extensions that are missing. */
function findMissingPrograms() {
	const php = readPhp();
	const prefix = php ? `php${ php.version }-` : 'php-';
	const extensions = Object.entries( EXTENSIONS )
		.filter( ( [ name ] ) => ! php?.extensions.includes( name ) )
		.map( ( [ , debian ] ) => prefix + debian );
	const [ browsers, files ] = process.argv.includes( '--browsers' )
		? [ BROWSERS, FILES ]
		: [ {}, {} ];
	return [
		...Object.keys( browsers )
			.filter( ( name ) => ! hasProgram( name ) )
			.map( ( name ) => browsers[ name ] ),
		...Object.keys( files )
			.filter( ( path ) => ! existsSync( path ) )
			.map( ( path ) => files[ path ] ),
		...( php ? [] : [ 'php-cli' ] ),
		...new Set( extensions ),
		...( hasProgram( 'composer' ) ? [] : [ 'composer' ] ),
		...( existsSync( chromiumProgram() ) ? [] : [ 'chromium' ] ),
	];
}

function ensurePrograms() {
	const missing = findMissingPrograms();
	if ( missing.length && ! installDebianPackages( missing ) ) {
		throw new ToolError(
			[
				`Missing: ${ missing.join( ', ' ) } (Debian's package names).`,
				'Install PHP 7.4 or newer with the extensions ' +
					`${ Object.keys( EXTENSIONS ).join(
						', '
					) }, Composer and Chromium;`,
				'CHATY_PHP and CHROMIUM_PATH may point at them. Then run this again.',
			].join( '\n' )
		);
	}
}

/** Installs the Composer packages when composer.json has changed since the last time. */
function ensureComposerPackages() {
	const installed = join( ROOT, 'vendor/composer/installed.json' );
	const wanted = join( ROOT, 'composer.json' );
	if (
		existsSync( installed ) &&
		statSync( installed ).mtimeMs >= statSync( wanted ).mtimeMs
	) {
		return;
	}
	install(
		'composer',
		[ 'install', '--no-interaction', '--no-progress' ],
		'Composer packages'
	);
	// Composer leaves the file as it is where no package has changed.
	utimesSync( installed, new Date(), new Date() );
}

runTool( import.meta.url, () => {
	requireNode();
	if ( ! hasNpmPackages() ) {
		install(
			'npm',
			[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
			'npm packages (two minutes, once)'
		);
	}
	if ( process.argv.includes( '--npm' ) ) {
		return;
	}
	ensurePrograms();
	// Where there is none, the tests take Chromium.
	if ( ! hasProgram( SHELL ) && ! process.env.CHROMIUM_PATH ) {
		installDebianPackages( [ SHELL ] );
	}
	ensureComposerPackages();
} );
