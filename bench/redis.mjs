import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDaemon } from '../tools/wordpress/daemon.mjs';
import { serverProgram } from '../tools/wordpress/packages.mjs';

/**
 * Starts a Redis with a socket of its own that writes nothing to the disk.
 *
 * @param {string} folder For its socket.
 * @return {Promise<{address: string, stop: () => Promise<void>, kill: () => void, restart: () => Promise<void>}>} The running server.
 */
export async function startRedis( folder ) {
	const address = join( folder, 'redis.sock' );
	const start = () => {
		rmSync( address, { force: true } );
		return startDaemon(
			serverProgram( 'redis-server' ),
			[
				...[ '--port', '0' ],
				...[ '--unixsocket', address ],
				...[ '--unixsocketperm', '777' ],
				...[ '--dir', folder ],
				...[ '--save', '' ],
				...[ '--loglevel', 'warning' ],
			],
			() => existsSync( address ),
			// Its allocator does not start with the clock of `soak.mjs`.
			{ LD_PRELOAD: '' }
		);
	};
	let daemon = await start();
	return {
		address,
		stop: () => daemon.stop(),
		kill: () => daemon.kill(),
		restart: async () => {
			await daemon.stop();
			daemon = await start();
		},
	};
}
