import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './wordpress/folders.mjs';
import { say, ToolError } from './log.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

const OLDEST_NODE = [ 20, 19 ];

/** What the build is made from, besides the files of src. */
const BUILD_INPUTS = [ 'webpack.config.js', 'tools/icons.mjs' ];

/** Ends the tool when Node is too old for what it starts. */
export function requireNode() {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );
	const [ oldestMajor, oldestMinor ] = OLDEST_NODE;
	if (
		major < oldestMajor ||
		( major === oldestMajor && minor < oldestMinor )
	) {
		throw new ToolError(
			`Node ${ OLDEST_NODE.join( '.' ) } or newer is needed; this is ${
				process.versions.node
			}.`
		);
	}
}

async function runShown( command, args, failure ) {
	const { code } = await run( command, args, { cwd: ROOT, show: true } );
	if ( code !== 0 ) {
		throw new ToolError( failure );
	}
}

/** Whether every package of the lock file is installed in its version. */
function isInstalled() {
	const hidden = join( ROOT, 'node_modules/.package-lock.json' );
	if ( ! existsSync( hidden ) ) {
		return false;
	}
	const read = ( file ) =>
		JSON.parse( readFileSync( file, 'utf8' ) ).packages;
	const installed = read( hidden );
	const wanted = read( join( ROOT, 'package-lock.json' ) );
	return Object.entries( wanted ).every(
		( [ path, { version, optional } ] ) =>
			path === '' || optional || installed[ path ]?.version === version
	);
}

/** Installs the npm packages when some are missing. */
export async function ensurePackages() {
	if ( isInstalled() ) {
		return;
	}
	say( 'Installing npm packages (two minutes, once) …' );
	await runShown(
		'npm',
		[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
		'npm could not install the packages.'
	);
}

function newestChange( files ) {
	return Math.max( ...files.map( ( file ) => statSync( file ).mtimeMs ) );
}

function isBuilt() {
	const loader = join( ROOT, 'build/loader.js' );
	const isForDevelopment = existsSync( `${ loader }.map` );
	if ( ! existsSync( loader ) || isForDevelopment ) {
		return false;
	}
	const inputs = [
		...listFiles( join( ROOT, 'src' ), 'src/' ),
		...BUILD_INPUTS,
	];
	return (
		statSync( loader ).mtimeMs >=
		newestChange( inputs.map( ( file ) => join( ROOT, file ) ) )
	);
}

/** Builds the bundles as a site gets them. */
export async function build() {
	say( 'Building …' );
	await runShown( 'npm', [ 'run', 'build' ], 'The build failed.' );
}

/** Builds the bundles when they are missing, older than their source, or for development. */
export async function ensureBuild() {
	if ( ! isBuilt() ) {
		await build();
	}
}
