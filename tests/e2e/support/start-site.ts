import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	createSite,
	serveSite,
	wpCli,
} from '../../../tools/wordpress/site.mjs';
import { startWpEnv } from '../../../tools/wordpress/wp-env.mjs';
import { Site, type RunningSite } from './site';

/** The WordPress that a project's tests run on. */
export interface SiteChoice {
	runtime: 'native' | 'wp-env';
	core: 'oldest' | 'newest';
	scriptDebug: boolean;
	/** The PHP version of the embedded WordPress; that of `.wp-env.json` where undefined. */
	php: '7.4' | '8.4' | '8.5' | undefined;
}

async function startNative( choice: SiteChoice ): Promise< RunningSite > {
	const dir = await mkdtemp( join( tmpdir(), 'chaty-site-' ) );
	const remove = () => rm( dir, { recursive: true, force: true } );
	const { core, scriptDebug } = choice;
	const server = await createSite( { dir, core, scriptDebug } )
		.then( () => serveSite( dir ) )
		.catch( async ( error ) => {
			await remove();
			throw error;
		} );
	// WordPress keeps the theme's styles with its first page. SQLite refuses that where another request writes.
	await fetch( server.url );
	return {
		url: server.url,
		dir,
		wp: async ( ...args ) => {
			const host = `127.0.0.1:${ server.port }`;
			const { exitCode, stdout, stderr } = await wpCli( dir, args, {
				host,
			} );
			if ( exitCode !== 0 ) {
				throw new Error( `wp ${ args.join( ' ' ) }: ${ stderr }` );
			}
			return stdout;
		},
		stop: async () => {
			await server.stop();
			await remove();
		},
	};
}

/** Starts a WordPress for one worker. */
export async function startSite( choice: SiteChoice ) {
	const running =
		choice.runtime === 'wp-env'
			? await startWpEnv( choice.php )
			: await startNative( choice );
	return { site: new Site( running ), stop: running.stop };
}
