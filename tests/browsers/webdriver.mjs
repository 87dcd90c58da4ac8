/**
 * Firefox, WebKit and Chromium by one protocol, WebDriver: the last two by their drivers over HTTP, Firefox
 * by the socket that such a driver would use, because Debian has none for it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { chromiumProgram } from '../../tools/paths.mjs';
import { isAnswering, startDaemon } from '../../tools/wordpress/daemon.mjs';

/** Each command's method and path over HTTP, and its name in Firefox. */
const COMMANDS = {
	open: [ 'POST', '/url', 'Navigate' ],
	run: [ 'POST', '/execute/sync', 'ExecuteScript' ],
	click: [ 'POST', '/element/:id/click', 'ElementClick' ],
	type: [ 'POST', '/element/:id/value', 'ElementSendKeys' ],
	act: [ 'POST', '/actions', 'PerformActions' ],
	resize: [ 'POST', '/window/rect', 'SetWindowRect' ],
	role: [ 'GET', '/element/:id/computedrole', 'GetComputedRole' ],
	label: [ 'GET', '/element/:id/computedlabel', 'GetComputedLabel' ],
};

const DRIVERS = {
	webkit: {
		program: 'xvfb-run',
		args: [ '-a', 'WebKitWebDriver' ],
		capabilities: {},
	},
	chromium: {
		program: 'chromedriver',
		args: [],
		capabilities: {
			'goog:chromeOptions': {
				binary: chromiumProgram(),
				args: [ '--headless', '--no-sandbox' ],
			},
		},
	},
};

/** Without pages of its own; without a display it would say that there is no mouse, either: 6 is fine and hovers. */
const FIREFOX_PREFERENCES = {
	'browser.startup.page': 0,
	'browser.startup.homepage_override.mstone': 'ignore',
	'datareporting.policy.dataSubmissionEnabled': false,
	'ui.primaryPointerCapabilities': 6,
	'ui.allPointerCapabilities': 6,
};

/** @typedef {(command: keyof typeof COMMANDS, params: Object) => Promise<any>} Send Runs a command and returns its value. */

async function askDriver( url, method, params ) {
	const response = await fetch( url, {
		method,
		...( method === 'POST' && { body: JSON.stringify( params ) } ),
	} );
	const { value } = await response.json();
	if ( ! response.ok ) {
		throw new Error( `${ value.error }: ${ value.message }` );
	}
	return value;
}

async function startDriver( { program, args, capabilities } ) {
	const port = await getPort();
	const url = `http://127.0.0.1:${ port }`;
	const { stop } = await startDaemon(
		program,
		[ ...args, `--port=${ port }` ],
		() => isAnswering( `${ url }/status` )
	);
	const { sessionId } = await askDriver( `${ url }/session`, 'POST', {
		capabilities: { alwaysMatch: capabilities },
	} );
	return {
		send( command, params ) {
			const [ method, path ] = COMMANDS[ command ];
			const where = path.replace( ':id', params.id );
			const session = `${ url }/session/${ sessionId }`;
			return askDriver( session + where, method, params );
		},
		async stop() {
			await askDriver( `${ url }/session/${ sessionId }`, 'DELETE' );
			await stop();
		},
	};
}

const openSocket = ( port ) =>
	new Promise( ( resolve ) => {
		const socket = connect( port, '127.0.0.1', () => resolve( socket ) );
		socket.on( 'error', () => resolve( null ) );
	} );

/** Calls back with each message of Firefox: its length, a colon, and JSON. */
function readMessages( socket, onMessage ) {
	let bytes = Buffer.alloc( 0 );
	socket.on( 'data', ( part ) => {
		bytes = Buffer.concat( [ bytes, part ] );
		for (;;) {
			const start = bytes.indexOf( ':' ) + 1;
			const end = start + Number( bytes.subarray( 0, start - 1 ) );
			if ( start === 0 || bytes.length < end ) {
				return;
			}
			onMessage( JSON.parse( bytes.subarray( start, end ) ) );
			bytes = bytes.subarray( end );
		}
	} );
}

/**
 * Makes a profile for Firefox.
 *
 * @param {Record<string, number|string|boolean>} preferences By name.
 * @return {string} Its folder.
 */
export function createProfile( preferences ) {
	const profile = mkdtempSync( join( tmpdir(), 'chaty-firefox-' ) );
	writeFileSync(
		join( profile, 'user.js' ),
		Object.entries( preferences )
			.map(
				( pair ) =>
					`user_pref(${ JSON.stringify( pair ).slice( 1, -1 ) });`
			)
			.join( '\n' )
	);
	return profile;
}

async function startFirefox() {
	const port = await getPort();
	const profile = createProfile( {
		...FIREFOX_PREFERENCES,
		'marionette.port': port,
	} );
	let socket = null;
	const { stop } = await startDaemon(
		'firefox-esr',
		[ '--headless', '--marionette', '--profile', profile ],
		async () => ( socket = await openSocket( port ) ) !== null
	);
	const waiting = new Map();
	// The first message is a greeting, which answers nothing.
	readMessages( socket, ( { 1: id, 2: error, 3: result } ) => {
		const [ resolve, reject ] = waiting.get( id ) ?? [];
		waiting.delete( id );
		if ( error ) {
			reject( new Error( `${ error.error }: ${ error.message }` ) );
		} else {
			resolve?.( result?.value );
		}
	} );
	let id = 0;
	const ask = ( name, params ) =>
		new Promise( ( ...settle ) => {
			waiting.set( ++id, settle );
			const text = JSON.stringify( [
				0,
				id,
				`WebDriver:${ name }`,
				params,
			] );
			socket.write( `${ Buffer.byteLength( text ) }:${ text }` );
		} );
	await ask( 'NewSession', {} );
	return {
		send: ( command, params ) => ask( COMMANDS[ command ][ 2 ], params ),
		async stop() {
			socket.destroy();
			await stop();
			rmSync( profile, { recursive: true, force: true } );
		},
	};
}

/**
 * Starts a browser.
 *
 * @param {'firefox'|'webkit'|'chromium'} name Which.
 * @return {Promise<{send: Send, stop: () => Promise<void>}>} The browser.
 */
export const startBrowser = ( name ) =>
	name === 'firefox' ? startFirefox() : startDriver( DRIVERS[ name ] );
