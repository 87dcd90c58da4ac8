/** A network of two sites on one server: the main one at 127.0.0.1, another at `localhost`, so neither needs rewrites. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript } from '../../../tools/wordpress/site.mjs';
import { Site } from './site';
import { startSite, type SiteChoice } from './start-site';

/** Settings that WordPress's own setup of a network asks for. */
const SETTINGS = `
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '{HOST}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );`;

/** Starts a network whose plugin is not active, with the main site alone. */
export async function startNetwork( choice: SiteChoice ) {
	const { site, stop } = await startSite( choice );
	const { host, port } = new URL( site.url );
	const dir = site.dir ?? '';
	const run = ( ...args: string[] ) =>
		runScript( 'tests/e2e/support/network.php', [ dir, host, ...args ] );
	await run( 'make' );
	const config = join( dir, 'wp-config.php' );
	const text = await readFile( config, 'utf8' );
	await writeFile(
		config,
		text.replace( '<?php', `<?php${ SETTINGS.replace( '{HOST}', host ) }` )
	);
	return {
		main: site,
		second: new Site( { url: `http://localhost:${ port }`, stop } ),
		addSecond: () => run( 'add', `localhost:${ port }` ),
		/** Creates the administrator of the second site, `second`. */
		addAdministrator: () => run( 'administrator' ),
		/** Draws a button to the telephone of the second site, then to that of the main one. */
		renderButtons: () => run( 'buttons' ),
		stop,
	};
}
