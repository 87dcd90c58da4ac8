import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { phpProgram } from '../tools/paths.mjs';
import { ToolError } from '../tools/tool.mjs';
import { CALLS, send, sendMany } from './calls.mjs';

const CONTACTS = 200;
const OLD_CONTACTS = 1_200;
const AT_ONCE = 50;
const MAX_CRON_RUNS = 10;

const readLines = ( file ) =>
	existsSync( file ) ? readFileSync( file, 'utf8' ).trim().split( '\n' ) : [];

/**
 * Runs cron events on both nodes at the same moment, three times.
 *
 * @param {Object}   stack  The running site.
 * @param {string[]} events The events.
 */
export async function runCron( stack, events ) {
	const list = events.map( ( event ) => `"${ event }"` ).join( ', ' );
	for ( let round = 0; round < 3; round++ ) {
		await execa( phpProgram(), [
			'-r',
			`$_SERVER["HTTP_HOST"] = "localhost"; require "${ stack.site }/wp-load.php"; foreach ( array( ${ list } ) as $event ) { wp_schedule_single_event( time() - 1, $event, array( ${ round } ) ); } delete_transient( "doing_cron" );`,
		] );
		await Promise.all(
			[ ...stack.nodes, ...stack.nodes ].map( ( node ) =>
				fetch( `${ node }/wp-cron.php` ).then( ( answer ) =>
					answer.text()
				)
			)
		);
	}
}

function requireEqual( what, found, wanted ) {
	if ( found !== wanted ) {
		throw new ToolError( `${ what }: ${ found } instead of ${ wanted }.` );
	}
}

/** Each message arrives twice, while the mail server refuses; then cron sends the emails. */
async function checkMessages( stack, report ) {
	const content = join( stack.site, 'wp-content' );
	writeFileSync( join( content, 'bench-mail-refuses' ), '' );
	rmSync( join( content, 'bench-mails.log' ), { force: true } );
	await stack.query( 'DELETE FROM wp_chaty_contacts' );
	await sendMany( CONTACTS * 2, AT_ONCE, ( number ) =>
		send( stack.url, {
			...CALLS[ 4 ],
			name: `N${ Math.floor( number / 2 ) }`,
		} )
	);
	const stored = await stack.query(
		'SELECT COUNT(*) FROM wp_chaty_contacts'
	);
	report(
		`${ CONTACTS } messages, each sent twice`,
		`${ stored } rows`,
		`${ CONTACTS }`
	);
	rmSync( join( content, 'bench-mail-refuses' ) );
	await stack.query(
		'UPDATE wp_chaty_contacts SET mail_next = UTC_TIMESTAMP() - INTERVAL 1 MINUTE'
	);
	const countDue = () =>
		stack.query( 'SELECT COUNT(mail_next) FROM wp_chaty_contacts' );
	for (
		let run = 0;
		run < MAX_CRON_RUNS && ( await countDue() ) !== '0';
		run++
	) {
		await runCron( stack, [ 'chaty_retry_emails' ] );
	}
	const mails = readLines( join( content, 'bench-mails.log' ) );
	const found = `${ mails.length }, ${ new Set( mails ).size }`;
	const wanted = `${ CONTACTS }, ${ CONTACTS }`;
	report( 'messages in emails, different ones', found, wanted );
	requireEqual( 'Rows', stored, `${ CONTACTS }` );
	requireEqual( 'Messages in emails, different ones', found, wanted );
}

/** One of the two nodes deletes all old messages. */
async function checkRetention( stack, report ) {
	const log = join( stack.site, 'wp-content/bench-expired.log' );
	rmSync( log, { force: true } );
	await stack.query(
		"DELETE FROM wp_options WHERE option_name = 'chaty_lock_retention'"
	);
	await stack.query(
		`INSERT INTO wp_chaty_contacts (widget, channel, message, page_url, created_at, mail_state) SELECT '0', 'Contact_Us', 'old', '', '2020-01-01', 'sent' FROM seq_1_to_${ OLD_CONTACTS }`
	);
	await runCron( stack, [ 'chaty_delete_old_contacts' ] );
	const left = await stack.query(
		"SELECT COUNT(*) FROM wp_chaty_contacts WHERE message = 'old'"
	);
	const found = `${ readLines( log ).length }, ${ left }`;
	report( 'retention runs, old messages left', found, '1, 0' );
	requireEqual( 'Retention runs, old messages left', found, '1, 0' );
}

/**
 * Checks that several web nodes do nothing twice.
 *
 * @param {Object}                                                        stack  The running site.
 * @param {(what: string, value: string | number, goal?: string) => void} report Takes each result.
 */
export async function checkNodes( stack, report ) {
	await checkMessages( stack, report );
	await checkRetention( stack, report );
}
