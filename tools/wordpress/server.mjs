import { join } from 'node:path';
import getPort from 'get-port';
import { phpProgram, ROOT } from '../paths.mjs';
import { isAnswering, startDaemon } from './daemon.mjs';

/**
 * Serves a site made by `createSite` with PHP's own web server.
 *
 * @param {string} dir    The site's folder.
 * @param {number} [port] The port; any free one when left out.
 * @return {Promise<{url: string, port: number, pid: number, stop: () => Promise<void>}>} The running server.
 */
export async function serveSite( dir, port ) {
	const chosen = port ?? ( await getPort() );
	const host = `127.0.0.1:${ chosen }`;
	const url = `http://${ host }`;
	const { pid, stop } = await startDaemon(
		phpProgram(),
		[
			...[ '-d', 'opcache.enable_cli=1' ],
			...[ '-d', 'opcache.revalidate_freq=0' ],
			...[ '-d', 'variables_order=EGPCS' ],
			...[ '-S', host, '-t', dir ],
			join( ROOT, 'tools/wordpress/site/router.php' ),
		],
		() => isAnswering( `${ url }/wp-includes/images/blank.gif` ),
		{ PHP_CLI_SERVER_WORKERS: '2' }
	);
	return { url, port: chosen, pid, stop };
}
