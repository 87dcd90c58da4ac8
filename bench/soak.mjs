/**
 * A day of a busy site within minutes: 24 hours of 100 visitors a minute on two web nodes with MariaDB and Redis, by
 * a clock of their own (libfaketime), with the site's own cron and with servers that restart in between. Counts are
 * exact, each message is stored and mailed once, memory stays flat, and no log has an error of PHP.
 *
 *     npm run bench:soak
 *     npm run bench:soak -- --hours 2
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { installDebianPackages } from '../tools/programs.mjs';
import { runTool, ToolError } from '../tools/tool.mjs';
import { inTemporaryFolder } from '../tools/wordpress/folders.mjs';
import { assert } from './assert.mjs';
import { sendMany } from './calls.mjs';
import { startStack } from './stack.mjs';
import { createTally, visit } from './visitors.mjs';
import { readMemory } from './work.mjs';

const VISITORS_A_MINUTE = 100;
/** The clock advances by this much at a time; then cron runs. */
const STEP_MINUTES = 15;
const STEPS = 60 / STEP_MINUTES;
const AT_ONCE = 10;
/** Until then, workers run kinds of requests for the first time. */
const WARM_HOURS = 2;
/** Memory of the same processes at the end, at most, as a multiple of that at the beginning. */
const MOST_GROWTH = 1.1;
/** Servers look at their clock again after a second. */
const CLOCK_MS = 1_500;
/** Debian's library. */
const CLOCK = `/usr/lib/${
	process.arch === 'arm64' ? 'aarch64' : 'x86_64'
}-linux-gnu/faketime/libfaketimeMT.so.1`;
/** Seconds until counts that are due are in the table. */
const WRITTEN_S = 60;
/** What WordPress logs while MariaDB is away. */
const AWAY = /mysqli_|MySQL|MariaDB|database/i;

/** Gives all servers that start from now on a clock that this process sets. */
function startClock( folder ) {
	if ( ! existsSync( CLOCK ) ) {
		installDebianPackages( [ 'libfaketime' ] );
	}
	if ( ! existsSync( CLOCK ) ) {
		throw new ToolError( 'This needs libfaketime.' );
	}
	const file = join( folder, 'clock' );
	const setMinutes = ( minutes ) =>
		writeFileSync( file, `+${ minutes * 60 }\n` );
	setMinutes( 0 );
	Object.assign( process.env, {
		LD_PRELOAD: CLOCK,
		FAKETIME_TIMESTAMP_FILE: file,
		FAKETIME_CACHE_DURATION: '1',
		FAKETIME_DONT_FAKE_MONOTONIC: '1',
		FAKETIME_DONT_RESET: '1',
	} );
	return setMinutes;
}

/** Counts what is in the tables, and in the log of emails, which has a line for each message in an email. */
async function readCounted( stack ) {
	const [ views, opened, pressed, contacts, names ] = (
		await stack.query(
			`SELECT SUM(IF(channel='',views,0)), SUM(IF(channel='',clicks,0)), SUM(IF(channel='Phone' AND device='m',clicks,0)),
			(SELECT COUNT(*) FROM wp_chaty_contacts), (SELECT COUNT(DISTINCT name) FROM wp_chaty_contacts) FROM wp_chaty_stats`
		)
	)
		.split( '\t' )
		.map( Number );
	const file = join( stack.site, 'wp-content/bench-mails.log' );
	const mails = readFileSync( file, 'utf8' ).trim().split( '\n' );
	return {
		views,
		opened,
		pressed,
		contacts,
		names,
		mails: mails.length,
		mailed: new Set( mails ).size,
	};
}

const runCron = ( stack ) =>
	fetch( `${ stack.nodes[ 0 ] }/wp-cron.php?doing_wp_cron` ).then(
		( answer ) => answer.text(),
		() => {}
	);

/** What WordPress has logged since the last look, apart from its checks for updates, which may find no internet. */
function takeErrors( stack ) {
	const file = join( stack.site, 'wp-content/debug.log' );
	const lines = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	rmSync( file, { force: true } );
	return lines
		.split( '\n' )
		.filter( ( line ) => line && ! /WordPress\.org/.test( line ) );
}

/** What restarts in each of six hours. */
const RESTARTS = {
	1: ( stack ) => stack.restartPool( 'b' ),
	3: async ( { mariadb } ) => {
		await mariadb.stop();
		await mariadb.restart();
	},
};
/** The hour after which Redis restarts: between two visitors, once its counts are in the table, because it keeps none. */
const REDIS = 5;

/** Advances the clock, and lets cron run. */
async function waitFor( stack, minutes ) {
	stack.setMinutes( minutes );
	await pause( CLOCK_MS );
	await runCron( stack );
}

/** Waits until what is counted is in the table: the next page writes what is a minute old, or cron within an hour. */
async function writeCounts( stack, tally ) {
	const until = Date.now() + 1000 * WRITTEN_S;
	const read = async () => ( await readCounted( stack ) ).views;
	while ( ( await read() ) < tally.views.answered && Date.now() < until ) {
		await fetch( stack.url ).then( ( page ) => page.text() );
		await pause( CLOCK_MS );
	}
	const views = await read();
	assert(
		views >= tally.views.answered,
		'all views are in the table before Redis restarts',
		`${ tally.views.answered } answered, ${ views } counted`
	);
}

async function runStep( stack, step, tally, restart ) {
	const visitors = VISITORS_A_MINUTE * STEP_MINUTES;
	const first = step * visitors;
	let restarted;
	await sendMany( visitors, AT_ONCE, async ( number ) => {
		if ( number === visitors / 2 ) {
			restarted = restart?.( stack );
		}
		await visit( stack, first + number, tally );
	} );
	await restarted;
	await waitFor( stack, ( step + 1 ) * STEP_MINUTES );
	if ( step % ( 6 * STEPS ) === REDIS * STEPS ) {
		await writeCounts( stack, tally );
		await stack.redis.restart();
	}
}

/** Lets the visitors of all hours come; returns what they did, and the memory of PHP once it was warm and at the end. */
async function spendDay( stack, hours ) {
	const tally = createTally();
	const memory = [];
	for ( let step = 0; step < hours * STEPS; step++ ) {
		const hour = Math.floor( step / STEPS );
		// In the second quarter of the hour, while visitors come.
		const restart = step % STEPS === 1 ? RESTARTS[ hour % 6 ] : undefined;
		await runStep( stack, step, tally, restart );
		const minutes = ( step + 1 ) * STEP_MINUTES;
		const lines = takeErrors( stack );
		const errors = lines.filter(
			( line ) => ! restart || ! AWAY.test( line )
		);
		assert(
			! errors.length,
			`after ${ minutes } of ${ hours * 60 } minutes: lines in the log`,
			errors.join() ||
				( restart
					? `none but ${ lines.length } of the database`
					: 'none' )
		);
		if ( step + 1 === WARM_HOURS * STEPS || step + 1 === hours * STEPS ) {
			memory.push( readMemory( stack.pidOf( 'a' ) ) );
		}
	}
	return { tally, memory };
}

async function soak( stack, hours ) {
	const { tally, memory } = await spendDay( stack, hours );
	// What the last minutes left: counts in the buffer, emails to be sent again.
	for ( const more of [ 15, 60, 120, 360 ] ) {
		await waitFor( stack, hours * 60 + more );
	}
	const counted = await readCounted( stack );
	for ( const what of [ 'views', 'opened', 'pressed' ] ) {
		const { answered, failed } = tally[ what ];
		const extra = counted[ what ] - answered;
		assert(
			extra >= 0 && extra <= failed,
			`${ what }: all that were answered are counted, and no more than were sent`,
			`${ answered } answered, ${ counted[ what ] } counted, ${ failed } without an answer`
		);
	}
	const { contacts, names, mails, mailed } = counted;
	const sent = tally.messages.size;
	assert(
		[ contacts, names, mails, mailed ].every( ( count ) => count === sent ),
		'each message is stored and mailed once',
		`${ sent } sent, ${ contacts } stored, ${ names } different, ${ mails } mailed, ${ mailed } different`
	);
	const [ warm, last ] = memory;
	assert(
		! last || last <= warm * MOST_GROWTH,
		'PHP of a node needs no more memory than when it was warm',
		memory.map( ( kB ) => `${ ( kB / 1024 ).toFixed() } MB` ).join( ', ' )
	);
}

runTool( import.meta.url, async () => {
	const { values } = parseArgs( {
		options: { hours: { type: 'string', default: '24' } },
	} );
	await inTemporaryFolder( 'soak', async ( folder ) => {
		const setMinutes = startClock( folder );
		const stack = await startStack( {
			pools: [ 'a', 'b' ],
			objectCache: true,
		} );
		try {
			await soak( { ...stack, setMinutes }, Number( values.hours ) );
		} finally {
			await stack.stop();
		}
	} );
} );
