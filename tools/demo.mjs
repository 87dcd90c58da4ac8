/**
 * A WordPress with the plugin and sample widgets, on nothing but Node.
 *
 *     npm run demo
 *     npm run demo -- --port 9000
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool, say, spokenDuration, ToolError } from './log.mjs';
import { hasInternet } from './wordpress/network.mjs';
import { isMain, ROOT } from './paths.mjs';
import { startPlayground } from './wordpress/playground.mjs';
import { ensureBuild, ensurePackages, requireNode } from './prepare.mjs';
import { freePort } from './wordpress/server.mjs';
import { corePath, versionOf } from './wordpress/wordpress.mjs';

const FIRST_PORT = 8880;

const MOUNTS = {
	'plugins/chaty': ROOT,
	'chaty-sample': join( ROOT, 'tools/demo-content' ),
	'mu-plugins/chaty-demo.php': join(
		ROOT,
		'tools/demo-content/demo-plugin.php'
	),
};

const BLUEPRINT = {
	steps: [
		{ step: 'activatePlugin', pluginPath: 'chaty/chaty.php' },
		{
			step: 'runPHP',
			code: "<?php require '/wordpress/wp-content/chaty-sample/setup.php';",
		},
	],
};

async function startFrom( core, port ) {
	say(
		core
			? `Starting WordPress ${ versionOf( core ) } …`
			: 'Starting the newest WordPress …'
	);
	return startPlayground( {
		port,
		core,
		mounts: MOUNTS,
		blueprint: BLUEPRINT,
	} );
}

/** Fetches WordPress itself where it can, and takes the packaged one where not. */
async function startWordPress( port ) {
	if ( ! process.env.WP_CORE && ( await hasInternet() ) ) {
		try {
			return await startFrom( null, port );
		} catch ( error ) {
			say( `${ error.message }\nTrying the packaged WordPress.` );
		}
	}
	return startFrom( await corePath( 'newest' ), port );
}

async function main() {
	const begin = Date.now();
	const { values } = parseArgs( { options: { port: { type: 'string' } } } );
	requireNode();
	await ensurePackages();
	await ensureBuild();
	const port = await freePort( Number( values.port ?? FIRST_PORT ) );
	const site = await startWordPress( port );

	let isWanted = true;
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			isWanted = false;
			site.stop();
		} );
	}
	say( `Ready after ${ spokenDuration( Date.now() - begin ) }.` );
	process.stdout.write(
		[
			'',
			`  ${ site.url }/            a widget on the right, with seven channels`,
			`  ${ site.url }/visit-us/   another one on the left`,
			`  ${ site.url }/wp-admin/   user admin, password password`,
			'',
			'  Ctrl-C stops it.',
			'',
			'',
		].join( '\n' )
	);
	await site.ended;
	await site.stop();
	if ( isWanted ) {
		throw new ToolError( 'WordPress ended by itself.' );
	}
	say( 'Stopped.' );
}

if ( isMain( import.meta.url ) ) {
	runTool( main );
}
