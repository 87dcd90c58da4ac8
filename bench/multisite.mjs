import { join } from 'node:path';
import { runScript } from '../tools/wordpress/php.mjs';
import {
	addSettings,
	createDatabaseSite,
} from '../tools/wordpress/database-site.mjs';
import { withMariadb } from './temporary-mariadb.mjs';

const OWN = 'chaty_contacts chaty_pages chaty_stats';

const ofSite = ( number ) =>
	OWN.split( ' ' )
		.map( ( name ) => `${ number }_${ name }` )
		.join( ' ' );

/** A network in folders, as WordPress's own setup writes it. */
const SETTINGS = [
	"define( 'MULTISITE', true );",
	"define( 'SUBDOMAIN_INSTALL', false );",
	"define( 'DOMAIN_CURRENT_SITE', 'localhost' );",
	"define( 'PATH_CURRENT_SITE', '/' );",
	"define( 'SITE_ID_CURRENT_SITE', 1 );",
	"define( 'BLOG_ID_CURRENT_SITE', 1 );",
];

/**
 * Creates a network on MariaDB, without activating the plugin, for the time that `work` takes.
 *
 * @param {(run: (...args: string[]) => Promise<string>) => Object} work Gets the runner of steps of multisite.php.
 * @return {Promise<Object>} What `work` returns.
 */
export const withNetwork = ( work ) =>
	withMariadb( 'network', async ( mariadb, folder ) => {
		const dir = join( folder, 'site' );
		await createDatabaseSite( { dir, mariadb, database: 'network' } );
		const run = ( ...args ) =>
			runScript( 'bench/multisite.php', [ dir, ...args ] );
		await run( 'make' );
		addSettings( dir, SETTINGS );
		return work( run );
	} );

/**
 * Lists the tables, cron events and answers of a network's sites after each step.
 *
 * @return {Promise<[step: string, found: string, wanted: string][]>} Each step, what was found after it, and what should be.
 */
export const walkNetwork = () =>
	withNetwork( async ( run ) => {
		await run( 'add', '/', '/old/' );
		await run( 'activate' );
		return [
			[
				'first request of a site that stood before',
				await run( 'look', '/old/' ),
				`${ ofSite( 2 ) } ${ OWN }`,
			],
			[
				'a new site',
				await run( 'add', '/', '/new/' ),
				`${ ofSite( 2 ) } ${ ofSite( 3 ) } ${ OWN }`,
			],
			[
				'a message of another site',
				await run( 'ask', '/', '2' ),
				'404, 0 listed, row as before, may not read there, style sheet 400',
			],
			[
				'a site that is deleted',
				await run( 'delete', '/', '3' ),
				`${ ofSite( 2 ) } ${ OWN }`,
			],
			[
				'switched off for the network, events of each site',
				await run( 'deactivate' ),
				// The main site's events are scheduled by the next visit of its admin area.
				'1:0 2:5 then 1:0 2:0',
			],
			[ 'the plugin is removed', await run( 'uninstall' ), '' ],
		];
	} );
