/**
 * A network of two hundred sites on MariaDB: how long activation, a first page, a save and the deletion of a site take,
 * and that nothing is left once the plugin is removed.
 *
 *     npm run bench:network
 *     npm run bench:network -- --sites 20
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from '../tools/build.mjs';
import { formatDuration, log, runTool, ToolError } from '../tools/tool.mjs';
import { withNetwork } from './multisite.mjs';

runTool( import.meta.url, async () => {
	const { values } = parseArgs( {
		options: { sites: { type: 'string', default: '200' } },
	} );
	await ensureBuild();
	const { sites } = values;
	const last = `/site-${ sites }/`;
	/** Name, step, its arguments, and what it should answer. */
	const steps = [
		[ `${ sites } sites made`, [ 'fill', '/', sites ] ],
		[ 'activated for the network', [ 'activate' ] ],
		[
			'a save on the last site, its first request',
			[ 'save', last ],
			'200',
		],
		[ 'a page of it with a widget', [ 'page', last ], '1' ],
		[ 'a page of a site without settings', [ 'page', '/site-1/' ], '0' ],
		[ 'a site deleted', [ 'delete', '/', '3' ] ],
		[ 'switched off for the network', [ 'deactivate' ] ],
		[ 'removed', [ 'uninstall' ], '' ],
		[ 'looked for what is left', [ 'left' ], '' ],
	];
	await withNetwork( async ( run ) => {
		for ( const [ what, step, wanted ] of steps ) {
			const begin = Date.now();
			const answer = await run( ...step );
			log( `${ what }: ${ formatDuration( Date.now() - begin ) }` );
			if ( wanted !== undefined && answer !== wanted ) {
				throw new ToolError(
					`${ what }: ${ answer } instead of ${ wanted }.`
				);
			}
		}
	} );
} );
