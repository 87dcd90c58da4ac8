import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDaemon } from '../tools/wordpress/daemon.mjs';
import { serverProgram } from '../tools/wordpress/packages.mjs';

/**
 * Starts a Redis with a socket of its own that writes nothing to the disk.
 *
 * @param {string} folder For its socket.
 * @return {Promise<{address: string, stop: () => Promise<void>, kill: () => void}>} The running server.
 */
export async function startRedis( folder ) {
	const address = join( folder, 'redis.sock' );
	rmSync( address, { force: true } );
	const daemon = await startDaemon(
		serverProgram( 'redis-server' ),
		[
			...[ '--port', '0' ],
			...[ '--unixsocket', address ],
			...[ '--unixsocketperm', '777' ],
			...[ '--dir', folder ],
			...[ '--save', '' ],
			...[ '--loglevel', 'warning' ],
		],
		() => existsSync( address )
	);
	return { address, ...daemon };
}
