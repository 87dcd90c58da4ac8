/** Measures the console's calls to the server, with 10,000 messages and the counts of two years. */
import { join } from 'node:path';
import { createDatabaseSite } from '../tools/wordpress/database-site.mjs';
import { ensureServers } from '../tools/wordpress/packages.mjs';
import { runScript } from '../tools/wordpress/php.mjs';
import { ToolError } from '../tools/tool.mjs';
import { kilobytes, tenths, writeGoal } from './table.mjs';
import { withMariadb } from './temporary-mariadb.mjs';

const NEEDED = [ 'mariadb-server' ];
const DAY_MS = 86_400_000;

const work = ( value ) => `${ value.toFixed( 1 ) } ms of work`;
const thousandths = ( value ) => `${ value.toFixed( 3 ) } ms`;
const megabytes = ( value ) => `${ ( value / 1_000_000 ).toFixed( 0 ) } MB`;
const queries = ( value ) => `${ value } queries`;

const MESSAGES = {
	sqlMs: [ 50, tenths ],
	queries: [ 2, queries ],
	bytes: [ 40_000, kilobytes ],
};
const REPORT = {
	ms: [ 100, tenths ],
	work: [ null, work ],
	gz: [ 12_000, kilobytes ],
	memory: [ 48_000_000, megabytes ],
};

const day = ( ago ) =>
	new Date( Date.now() - ago * DAY_MS ).toISOString().slice( 0, 10 );

const twoYears = { since: day( 729 ), until: day( 0 ) };
const oneYear = { since: day( 365 ), until: day( 0 ) };
const compared = { with: 'messages', compare: 'year' };

/** Name of the row, path, parameters and limits. */
const CALLS = [
	[ 'messages: list', '/contacts', {}, MESSAGES ],
	[ 'messages: search', '/contacts', { search: 'needle' }, MESSAGES ],
	[ 'messages: search, nothing', '/contacts', { search: 'zzz' }, MESSAGES ],
	[ 'messages: page 400', '/contacts', { page: 400 }, MESSAGES ],
	[ 'messages: counts', '/contacts/counts', {}, MESSAGES ],
	[
		'a year by day, compared, with messages',
		'/stats',
		{ by: 'day', ...oneYear, ...compared },
		REPORT,
	],
	[
		'30 days by day',
		'/stats',
		{ by: 'day', since: day( 29 ), until: day( 0 ) },
		REPORT,
	],
	...[ 'week', 'month', 'total', 'channel', 'widget' ].map( ( by ) => [
		`two years by ${ by }, compared, with messages`,
		'/stats',
		{ by, ...twoYears, ...compared },
		REPORT,
	] ),
	[
		'two years by device, compared',
		'/stats',
		{ by: 'device', ...twoYears, compare: 'year' },
		REPORT,
	],
	[
		'two years by week, one channel',
		'/stats',
		{ by: 'week', channel: 'Channel_7', ...twoYears },
		REPORT,
	],
];

/** Runs the script; a download prints its file before the measures. */
async function run( site, ...args ) {
	const output = await runScript( 'bench/console-data.php', [
		site,
		...args,
	] );
	return JSON.parse( output.slice( output.lastIndexOf( '\n' ) + 1 ) );
}

/** Reports each measure of a call with its limit; a measure without one is for comparison. */
function reportCall( report, what, measured, limits ) {
	const parts = Object.entries( limits );
	report(
		what,
		parts
			.map( ( [ key, [ , write ] ] ) => write( measured[ key ] ) )
			.join( ', ' ),
		parts
			.filter( ( [ , [ most ] ] ) => most !== null )
			.map(
				( [ key, [ most, write ] ] ) =>
					`≤ ${ writeGoal( measured[ key ], most, write ) }`
			)
			.join( ', ' )
	);
}

async function measure( site, report ) {
	const filled = await run( site, 'fill' );
	report( 'rows', `${ filled.messages } messages, ${ filled.rows } counts` );
	for ( const [ what, path, query, limits ] of CALLS ) {
		const found = await run( site, 'get', path, JSON.stringify( query ) );
		if ( found.status !== 200 ) {
			throw new ToolError(
				`${ path }, ${ what }: status ${ found.status }`
			);
		}
		reportCall( report, what, found, limits );
	}
	reportCall( report, 'messages: download', await run( site, 'download' ), {
		memory: [ 32_000_000, megabytes ],
	} );
	reportCall( report, 'page: 50 page rules', await run( site, 'rules' ), {
		ms: [ 0.1, thousandths ],
	} );
}

/**
 * Measures the console's calls, on a MariaDB of its own.
 *
 * @param {(what: string, value: string, goal?: string) => void} report Takes each result.
 */
export async function measureConsoleData( report ) {
	if ( ! ensureServers( NEEDED ) ) {
		throw new ToolError( `This needs ${ NEEDED.join( ', ' ) }.` );
	}
	await withMariadb( 'console', async ( mariadb, folder ) => {
		const dir = join( folder, 'site' );
		await createDatabaseSite( { dir, mariadb, database: 'chaty' } );
		await measure( dir, report );
	} );
}
