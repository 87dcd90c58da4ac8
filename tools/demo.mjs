/**
 * Starts a WordPress with the plugin and sample widgets; needs nothing but Node.
 *
 *     npm run demo
 *     npm run demo -- --port 9000     on that port or the next free one
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort, { portNumbers } from 'get-port';
import { ensureBuild } from './build.mjs';
import { ROOT } from './paths.mjs';
import { formatDuration, log, runTool, ToolError } from './tool.mjs';
import { hasInternet } from './wordpress/network.mjs';
import { startPlayground } from './wordpress/playground.mjs';
import { corePath, versionOf } from './wordpress/wordpress.mjs';

const FIRST_PORT = 8880;
const MORE_PORTS = 100;

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
	log(
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

/** Starts the newest WordPress; without internet, or where it does not start, the packaged one. */
async function startWordPress( port ) {
	if ( ! process.env.WP_CORE && ( await hasInternet() ) ) {
		try {
			return await startFrom( null, port );
		} catch ( error ) {
			log( `${ error.message }\nTrying the packaged WordPress.` );
		}
	}
	return startFrom( await corePath( 'newest' ), port );
}

async function main() {
	const begin = Date.now();
	const { values } = parseArgs( { options: { port: { type: 'string' } } } );
	await ensureBuild();
	const first = Number( values.port ?? FIRST_PORT );
	const port = await getPort( {
		port: portNumbers( first, first + MORE_PORTS ),
	} );
	const site = await startWordPress( port );

	let isWanted = true;
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			isWanted = false;
			site.stop();
		} );
	}
	log( `Ready after ${ formatDuration( Date.now() - begin ) }.` );
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
		throw new ToolError( 'WordPress stopped unexpectedly.' );
	}
	log( 'Stopped.' );
}

runTool( import.meta.url, main );
