import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../tools/tool.mjs';
import { ROOT } from '../tools/paths.mjs';
import { runScript } from '../tools/wordpress/php.mjs';
import { SETTINGS } from './calls.mjs';
import {
	addSettings,
	createDatabaseSite,
} from '../tools/wordpress/database-site.mjs';
import { startMariadb } from '../tools/wordpress/mariadb.mjs';
import { ensureServers } from '../tools/wordpress/packages.mjs';
import { startRedis } from './redis.mjs';
import { startWeb } from './web.mjs';

const NEEDED = [
	'mariadb-server',
	'redis-server',
	'nginx-light',
	'wrk',
	'fpm',
];

/** Imports the settings of the widget that the calls name, and adds the plugin that measures requests. */
async function setUpSite( site, folder ) {
	const plugins = join( site, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	copyFileSync(
		join( ROOT, 'bench/probe.php' ),
		join( plugins, 'chaty-bench-probe.php' )
	);
	const settings = join( folder, 'settings.json' );
	writeFileSync( settings, JSON.stringify( SETTINGS ) );
	await runScript( 'tools/wordpress/site/import.php', [ site, settings ] );
}

/**
 * Starts a site on MariaDB, Redis, PHP-FPM and nginx, in a folder of its own.
 *
 * @param {Object}   [options]             Options.
 * @param {string[]} [options.pools]       Names of PHP-FPM's pools.
 * @param {boolean}  [options.objectCache] Whether the site's object cache is on Redis.
 * @return {Promise<{url: string, nodes: string[], site: string, mariadb: any, redis: any, query: (sql: string) => Promise<string>, stop: () => Promise<void>}>} The running site.
 */
export async function startStack( {
	pools = [ 'a' ],
	objectCache = false,
} = {} ) {
	if ( ! ensureServers( NEEDED ) ) {
		throw new ToolError( `This needs ${ NEEDED.join( ', ' ) }.` );
	}
	const folder = mkdtempSync( join( tmpdir(), 'chaty-server-' ) );
	const site = join( folder, 'site' );
	const started = [];
	const stop = async () => {
		for ( const server of started.reverse() ) {
			await server.stop();
		}
		rmSync( folder, { recursive: true, force: true } );
	};
	try {
		const mariadb = await startMariadb( folder );
		started.push( mariadb );
		const redis = await startRedis( folder );
		started.push( redis );
		await createDatabaseSite( { dir: site, mariadb, database: 'chaty' } );
		await setUpSite( site, folder );
		if ( objectCache ) {
			copyFileSync(
				join( ROOT, 'tests/fixtures/object-cache.php' ),
				join( site, 'wp-content/object-cache.php' )
			);
			addSettings( site, [
				`define( 'CHATY_REDIS', '${ redis.address }' );`,
				"define( 'CHATY_REDIS_KEEPS_OPTIONS', true );",
			] );
		}
		const web = await startWeb( join( folder, 'web' ), site, pools );
		started.push( web );
		const query = async ( sql ) =>
			( await mariadb.query( sql, 'chaty' ) ).trim();
		await query( 'CREATE TABLE wp_bench_stats LIKE wp_chaty_stats' );
		return { ...web, site, mariadb, redis, query, stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}
