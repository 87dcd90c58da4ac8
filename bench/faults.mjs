/**
 * Kills servers while calls arrive: what was answered with success is stored, and every other caller gets
 * an error. Takes three minutes.
 *
 *     npm run test:faults
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { phpProgram } from '../tools/paths.mjs';
import { log, runTool } from '../tools/tool.mjs';
import { assert } from './assert.mjs';
import { CALLS, isSaved, send, sendMany } from './calls.mjs';
import { walkNetwork } from './multisite.mjs';
import { startStack } from './stack.mjs';

const POSTS = 1_000;
const AT_ONCE = 10;
const COUNTS = 2_000;

const storedNames = async ( stack ) =>
	( await stack.query( 'SELECT name FROM wp_chaty_contacts' ) )
		.split( '\n' )
		.filter( Boolean );

async function killMariadb( stack ) {
	const saved = new Set();
	let answered = 0;
	const posting = sendMany( POSTS, AT_ONCE, async ( number ) => {
		const name = `P${ number }`;
		const answer = await send( stack.url, { ...CALLS[ 4 ], name } );
		answered++;
		if ( isSaved( answer ) ) {
			saved.add( name );
		}
	} );
	while ( answered < POSTS / 4 ) {
		await pause( 20 );
	}
	stack.mariadb.kill();
	const died = answered;
	while ( answered < died + POSTS / 4 ) {
		await pause( 20 );
	}
	await stack.mariadb.restart();
	await posting;
	const stored = await storedNames( stack );
	const lost = [ ...saved ].filter( ( name ) => ! stored.includes( name ) );
	assert(
		lost.length === 0 && saved.size > POSTS / 4 && saved.size < POSTS,
		`MariaDB killed during ${ POSTS } messages: no confirmed one is lost`,
		`${ saved.size } confirmed, ${ POSTS - saved.size } refused, ${
			stored.length
		} stored, ${ lost.length } lost`
	);
	assert(
		new Set( stored ).size === stored.length,
		'each message is stored once',
		`${ stored.length } rows`
	);
	const incomplete = await stack.query(
		"SELECT COUNT(*) FROM wp_chaty_contacts WHERE name = '' OR email = '' OR message = ''"
	);
	assert( incomplete === '0', 'no message is incomplete', incomplete );
}

async function readOnlyTable( stack ) {
	await stack.query( 'DELETE FROM wp_chaty_contacts' );
	await stack.query(
		"CREATE TRIGGER full_disk BEFORE INSERT ON wp_chaty_contacts FOR EACH ROW SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1021, MESSAGE_TEXT = 'Disk full'"
	);
	const refused = await send( stack.url, { ...CALLS[ 4 ], name: 'Full' } );
	const { status, message } = JSON.parse( refused.text );
	assert(
		status === 0 && message !== '' && refused.status === 500,
		'a table that refuses rows: the visitor gets a message',
		refused.text
	);
	await stack.query( 'DROP TRIGGER full_disk' );
	const again = await send( stack.url, { ...CALLS[ 4 ], name: 'Full' } );
	assert(
		isSaved( again ),
		'the same message again, with room: it is stored',
		( await storedNames( stack ) ).join()
	);
}

async function refusingMailServer( stack ) {
	const refuses = join( stack.site, 'wp-content/bench-mail-refuses' );
	await stack.query( 'DELETE FROM wp_chaty_contacts' );
	writeFileSync( refuses, '' );
	await sendMany( 50, AT_ONCE, ( number ) =>
		send( stack.url, { ...CALLS[ 4 ], name: `M${ number }` } )
	);
	const failed = await stack.query(
		"SELECT COUNT(*) FROM wp_chaty_contacts WHERE mail_state IN ('failed', 'digest')"
	);
	assert(
		failed === '50',
		'the mail server refuses emails of 50 messages: all are kept for a retry or a digest',
		failed
	);
	rmSync( refuses );
	await stack.query(
		'UPDATE wp_chaty_contacts SET mail_next = UTC_TIMESTAMP() - INTERVAL 1 MINUTE'
	);
	await execa( phpProgram(), [
		'-r',
		`$_SERVER["HTTP_HOST"] = "localhost"; require "${ stack.site }/wp-load.php"; do_action( "chaty_retry_emails" );`,
	] );
	const sent = await stack.query(
		"SELECT COUNT(*) FROM wp_chaty_contacts WHERE mail_state = 'sent'"
	);
	assert(
		sent === '50',
		'the mail server works again: cron sends all',
		sent
	);
}

async function silentMailServer( stack ) {
	const waits = join( stack.site, 'wp-content/bench-mail-waits' );
	const state = () =>
		stack.query( 'SELECT mail_state FROM wp_chaty_contacts' );
	await stack.query( 'DELETE FROM wp_chaty_contacts' );
	writeFileSync( waits, '' );
	const answer = await send( stack.url, CALLS[ 4 ] );
	const before = await state();
	assert(
		isSaved( answer ) && before === 'pending',
		'the mail server does not answer: the visitor is answered all the same',
		before
	);
	rmSync( waits );
	while ( ( await state() ) !== 'sent' ) {
		await pause( 20 );
	}
	log( '✓ the mail server answers: the email goes out' );
}

async function killRedis( stack ) {
	const counted = () =>
		stack.query( 'SELECT COALESCE(SUM(clicks),0) FROM wp_chaty_stats' );
	await stack.query( 'DELETE FROM wp_chaty_stats' );
	let answered = 0;
	let perSecond = Date.now();
	await sendMany( COUNTS, AT_ONCE, async ( number ) => {
		if ( number === COUNTS / 2 ) {
			perSecond = Date.now() - perSecond;
			stack.redis.kill();
		}
		const { text } = await send( stack.url, CALLS[ 3 ] );
		answered += text === '1' ? 1 : 0;
	} );
	const lost = answered - Number( await counted() );
	assert(
		answered === COUNTS && lost <= COUNTS / 2 + AT_ONCE,
		`Redis killed after ${
			COUNTS / 2
		} of ${ COUNTS } calls: all are answered, only the buffer is lost`,
		`${ answered } answered, ${ lost } lost, buffered in ${ (
			perSecond / 1000
		).toFixed( 1 ) } s`
	);
}

async function checkNetwork() {
	for ( const [ step, found, wanted ] of await walkNetwork() ) {
		assert( found === wanted, `network, ${ step }`, found || 'none' );
	}
}

async function main() {
	await checkNetwork();
	const plain = await startStack();
	try {
		await killMariadb( plain );
		await readOnlyTable( plain );
		await refusingMailServer( plain );
		await silentMailServer( plain );
	} finally {
		await plain.stop();
	}
	const cached = await startStack( {
		pools: [ 'a', 'b' ],
		objectCache: true,
	} );
	try {
		await killRedis( cached );
	} finally {
		await cached.stop();
	}
}

runTool( import.meta.url, main );
