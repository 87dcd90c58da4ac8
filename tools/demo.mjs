/**
 * Starts a WordPress with the site of a bakery that shows the plugin: pages, widgets, two years of statistics and
 * two hundred messages. Needs nothing but Node; without internet, services of maps are doubles of its own.
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

const CONTENT = join( ROOT, 'tools/demo-content' );

const MOUNTS = {
	'plugins/chaty': ROOT,
	'chaty-sample': CONTENT,
	'themes/harbour': join( CONTENT, 'theme' ),
	'mu-plugins/chaty-demo.php': join( CONTENT, 'demo-plugin.php' ),
};

/** The addresses of the demo, each with what it shows. */
const ADDRESSES = {
	'/': 'slider, bars, and a tour of the demo',
	'/services/': 'boxes that turn, tabs, questions',
	'/portfolio/': 'filters and large pictures',
	'/shop/': 'carousel, and one WhatsApp button',
	'/team/': 'a button for each person',
	'/contact/': 'forms, a map, and a widget during opening hours',
	'/behaviours/': 'each behaviour by itself',
	'/wp-admin/': 'user admin, password password: see Chaty',
};

async function startFrom( core, port ) {
	log(
		core
			? `Starting WordPress ${ versionOf( core ) } …`
			: 'Starting the newest WordPress …'
	);
	return startPlayground( { port, core, mounts: MOUNTS } );
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

/** Starts the WordPress while the plugin is built, which takes longer, and makes the demo of both. */
async function startDemo( port ) {
	const building = ensureBuild();
	const starting = startWordPress( port );
	const [ build, start ] = await Promise.allSettled( [ building, starting ] );
	if ( build.status === 'rejected' && start.status === 'fulfilled' ) {
		await start.value.stop();
	}
	await building;
	const site = await starting;
	log( 'Filling it …' );
	const online = ( await hasInternet() ) ? '?online' : '';
	const setup = await fetch(
		`${ site.url }/wp-content/chaty-sample/setup.php${ online }`
	);
	const text = await setup.text();
	if ( ! setup.ok || text !== 'ready' ) {
		await site.stop();
		throw new ToolError( `The demo could not be filled.\n${ text }` );
	}
	return site;
}

async function main() {
	const begin = Date.now();
	const { values } = parseArgs( { options: { port: { type: 'string' } } } );
	const first = Number( values.port ?? FIRST_PORT );
	const port = await getPort( {
		port: portNumbers( first, first + MORE_PORTS ),
	} );
	const site = await startDemo( port );

	let isWanted = true;
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			isWanted = false;
			site.stop();
		} );
	}
	log( `Ready after ${ formatDuration( Date.now() - begin ) }.` );
	const width = Math.max(
		...Object.keys( ADDRESSES ).map( ( path ) => path.length )
	);
	process.stdout.write(
		[
			'',
			...Object.entries( ADDRESSES ).map(
				( [ path, what ] ) =>
					`  ${ site.url }${ path.padEnd( width ) }   ${ what }`
			),
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
