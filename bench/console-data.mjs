/** What the console asks of the server, with 10,000 messages and the counts of two years. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseSite } from '../tools/wordpress/database-site.mjs';
import { startMariadb } from '../tools/wordpress/mariadb.mjs';
import { ensureServers } from '../tools/wordpress/packages.mjs';
import { runScript, wpCli } from '../tools/wordpress/php.mjs';
import { ToolError } from '../tools/tool.mjs';
import { writeGoal } from './table.mjs';

const NEEDED = [ 'mariadb-server' ];
const DAY_MS = 86_400_000;

/** Prints the most memory that a command took. */
const PRINT_PEAK =
	'<?php register_shutdown_function( function () { fwrite( STDERR, "peak " . memory_get_peak_usage() ); } );';

const milliseconds = ( value ) => `${ value.toFixed( 1 ) } ms`;
const thousandths = ( value ) => `${ value.toFixed( 3 ) } ms`;
const kilobytes = ( value ) => `${ ( value / 1000 ).toFixed( 1 ) } kB`;
const megabytes = ( value ) => `${ ( value / 1_000_000 ).toFixed( 0 ) } MB`;
const queries = ( value ) => `${ value } queries`;

const MESSAGES = {
	sqlMs: [ 50, milliseconds ],
	queries: [ 2, queries ],
	bytes: [ 40_000, kilobytes ],
};
const REPORT = {
	ms: [ 100, milliseconds ],
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
	[ 'messages: page 400', '/contacts', { page: 400 }, MESSAGES ],
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

const run = async ( site, ...args ) =>
	JSON.parse(
		await runScript( 'bench/console-data.php', [ site, ...args ] )
	);

/** Writes each measure and each limit of a call. */
function reportCall( report, what, measured, limits ) {
	const parts = Object.entries( limits );
	report(
		what,
		parts
			.map( ( [ key, [ , write ] ] ) => write( measured[ key ] ) )
			.join( ', ' ),
		parts
			.map(
				( [ key, [ most, write ] ] ) =>
					`≤ ${ writeGoal( measured[ key ], most, write ) }`
			)
			.join( ', ' )
	);
}

/** Exports all messages. */
async function measureExport( site ) {
	const file = join( site, 'peak.php' );
	writeFileSync( file, PRINT_PEAK );
	const { exitCode, stderr } = await wpCli( site, [
		`--require=${ file }`,
		...[ 'chaty', 'contacts', 'export' ],
	] );
	const peak = /peak (\d+)/.exec( stderr );
	if ( exitCode !== 0 || ! peak ) {
		throw new ToolError( `The export failed: ${ stderr }` );
	}
	return { memory: Number( peak[ 1 ] ) };
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
	reportCall(
		report,
		'messages: export as CSV',
		await measureExport( site ),
		{
			memory: [ 32_000_000, megabytes ],
		}
	);
	reportCall( report, 'page: 50 page rules', await run( site, 'rules' ), {
		ms: [ 0.1, thousandths ],
	} );
}

/**
 * Measures what the console asks of the server, on a MariaDB of its own.
 *
 * @param {(what: string, value: string, goal?: string) => void} report Takes each result.
 */
export async function measureConsoleData( report ) {
	if ( ! ensureServers( NEEDED ) ) {
		throw new ToolError( `This needs ${ NEEDED.join( ', ' ) }.` );
	}
	const folder = mkdtempSync( join( tmpdir(), 'chaty-console-' ) );
	const mariadb = await startMariadb( folder );
	try {
		const dir = join( folder, 'site' );
		await createDatabaseSite( { dir, mariadb, database: 'chaty' } );
		await measure( dir, report );
	} finally {
		await mariadb.stop();
		rmSync( folder, { recursive: true, force: true } );
	}
}
