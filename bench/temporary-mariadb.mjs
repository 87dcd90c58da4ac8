import { inTemporaryFolder } from '../tools/wordpress/folders.mjs';
import { startMariadb } from '../tools/wordpress/mariadb.mjs';

/**
 * Works with a MariaDB and a folder that are gone afterwards.
 *
 * @template Result
 * @param {string}                                            name Tells what the folder was for, where a process was killed.
 * @param {(mariadb: any, folder: string) => Promise<Result>} work Gets both.
 * @return {Promise<Result>} What it returns.
 */
export const withMariadb = ( name, work ) =>
	inTemporaryFolder( name, async ( folder ) => {
		const mariadb = await startMariadb( folder );
		try {
			return await work( mariadb, folder );
		} finally {
			await mariadb.stop();
		}
	} );
