/** Measures a screen of wp-admin in the browser. */
import { gzipSync } from 'node:zlib';
import { readMetrics } from './page.mjs';
import { median } from './table.mjs';

const CPU_SLOWDOWN = 4;
const LETTERS = 'twenty letters typed';
/** Fewer than six: after six moves, the three channels are in their saved order again, and nothing is checked. */
const CHANGES = 5;
const RESTARTS = 100;
/** Until then, states are drawn for the first time, and the engine fills memory that later restarts use again. */
const WARM_RESTARTS = 20;
const TIMEOUT_MS = 60_000;
/** The network never counts as idle where WordPress's emoji script has ended its worker early. */
const SETTLE_MS = 2000;
/** Events shorter than this are not reported. */
const SHORTEST_EVENT_MS = 16;

/** Runs in the page before any other script: marks the frame that first has a control. */
function watchControl( selector ) {
	const isUsable = ( control ) =>
		! control.disabled && control.checkVisibility();
	const look = () => {
		if ( [ ...document.querySelectorAll( selector ) ].some( isUsable ) ) {
			window.benchControl = performance.now();
		} else {
			window.requestAnimationFrame( look );
		}
	};
	if ( window.top === window ) {
		window.requestAnimationFrame( look );
	}
}

const slowDown = ( client, rate ) =>
	client.send( 'Emulation.setCPUThrottlingRate', { rate } );

/** Opens a page as an administrator. */
async function openAdmin( browser, url, watch ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
	} );
	await context.request.post( new URL( '/wp-login.php', url ).href, {
		form: { log: 'admin', pwd: 'password' },
		maxRedirects: 0,
	} );
	const page = await context.newPage();
	const client = await context.newCDPSession( page );
	await client.send( 'Performance.enable' );
	if ( watch ) {
		await page.addInitScript( ...watch );
	}
	return { context, page, client };
}

/** A slowed page keeps a processor busy even while it does nothing, so each is slowed only while it is measured. */
async function readControl( { page, client }, url ) {
	await slowDown( client, CPU_SLOWDOWN );
	await page.goto( url, { waitUntil: 'commit', timeout: TIMEOUT_MS } );
	await page.waitForFunction( () => window.benchControl, null, {
		timeout: TIMEOUT_MS,
	} );
	const { ScriptDuration } = await readMetrics( client );
	const time = await page.evaluate( () => window.benchControl );
	await page.waitForLoadState( 'load', { timeout: TIMEOUT_MS } );
	await slowDown( client, 1 );
	await page.goto( 'about:blank' );
	return { time, script: 1000 * ScriptDuration };
}

/**
 * Measures from the request of each screen to its first usable control, on a slow processor with a warm cache.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             site    Address of the site.
 * @param {Record<string, [ string, string ]>} screens Path and control of each.
 * @param {number}                             runs    How often.
 * @return {Promise<Record<string, {median: number, script: number}>>} Milliseconds by screen.
 */
export async function measureControl( browser, site, screens, runs ) {
	const opened = {};
	const times = {};
	for ( let run = 0; run <= runs; run++ ) {
		for ( const [ name, [ path, control ] ] of Object.entries( screens ) ) {
			const url = `${ site }/wp-admin/${ path }`;
			opened[ name ] ??= await openAdmin( browser, url, [
				watchControl,
				control,
			] );
			const read = await readControl( opened[ name ], url );
			// The first one fills the cache.
			if ( run ) {
				( times[ name ] ??= [] ).push( read );
			}
		}
	}
	for ( const { context } of Object.values( opened ) ) {
		await context.close();
	}
	return Object.fromEntries(
		Object.entries( times ).map( ( [ name, all ] ) => [
			name,
			{
				median: median( all.map( ( { time } ) => time ) ),
				script: median( all.map( ( { script } ) => script ) ),
			},
		] )
	);
}

/**
 * Weighs what a screen loads of the plugin, compressed.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The screen.
 * @return {Promise<{scripts: number, styles: number, calls: number}>} Bytes; of calls, the largest answer.
 */
export async function weighScreen( browser, url ) {
	const { context, page } = await openAdmin( browser, url );
	const responses = [];
	page.on( 'response', ( response ) => {
		if ( response.frame() === page.mainFrame() ) {
			responses.push( response );
		}
	} );
	await page.goto( url, { waitUntil: 'networkidle', timeout: TIMEOUT_MS } );
	const sizes = async ( pattern ) =>
		Promise.all(
			responses
				.filter( ( response ) => pattern.test( response.url() ) )
				.map(
					async ( response ) =>
						gzipSync( await response.body() ).length
				)
		);
	const sum = ( numbers ) => numbers.reduce( ( all, one ) => all + one, 0 );
	const weights = {
		scripts: sum( await sizes( /plugins\/chaty\/build\/[^?]*\.js/ ) ),
		styles: sum( await sizes( /plugins\/chaty\/build\/[^?]*\.css/ ) ),
		calls: Math.max( 0, ...( await sizes( /chaty(\/|%2F)v1/ ) ) ),
	};
	await context.close();
	return weights;
}

/** Opens the editor and waits for the widget in its preview. */
async function openEditor( browser, url ) {
	const opened = await openAdmin( browser, url );
	await opened.page.goto( url, { timeout: TIMEOUT_MS } );
	await opened.page
		.frameLocator( '.chaty-console-preview__page iframe' )
		.locator( '.chaty' )
		.first()
		.waitFor( { state: 'attached', timeout: TIMEOUT_MS } );
	await opened.page.waitForTimeout( SETTLE_MS );
	return opened;
}

/** Runs in the page: moves a channel; returns when the preview was drawn and the check sent and answered. */
async function moveChannel( change ) {
	const { contentDocument } = document.querySelector(
		'.chaty-console-preview__page iframe'
	);
	const button = document.querySelectorAll(
		'.chaty-console-groups button[aria-label$=" down"]:not([disabled],[aria-disabled=true])'
	)[ change % 2 ];
	const isCheck = ( { name } ) => /widgets(\/|%2F)check/.test( name );
	performance.clearResourceTimings();
	const shown = new Promise( ( done ) =>
		new window.MutationObserver( ( _, observer ) => {
			observer.disconnect();
			done( performance.now() );
		} ).observe( contentDocument.body, { childList: true, subtree: true } )
	);
	const checked = new Promise( ( done ) =>
		new PerformanceObserver( ( list, observer ) => {
			const check = list.getEntries().find( isCheck );
			if ( check ) {
				observer.disconnect();
				done( check );
			}
		} ).observe( { type: 'resource' } )
	);
	const begin = performance.now();
	button.click();
	const check = await checked;
	return {
		shown: ( await shown ) - begin,
		asked: check.startTime - begin,
		answered: check.responseEnd - begin,
	};
}

/**
 * Measures the time from a change until the preview shows it, and until it is checked.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The editor of a widget.
 * @return {Promise<{shown: number, asked: number, answered: number}>} Milliseconds.
 */
export async function measurePreview( browser, url ) {
	const { context, page } = await openEditor( browser, url );
	const runs = [];
	for ( let change = 0; change < CHANGES; change++ ) {
		runs.push( await page.evaluate( moveChannel, change ) );
	}
	await context.close();
	const of = ( name ) => median( runs.map( ( run ) => run[ name ] ) );
	return {
		shown: of( 'shown' ),
		asked: of( 'asked' ),
		answered: of( 'answered' ),
	};
}

/**
 * Measures the memory of the editor before and after many restarts of the preview.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The editor of a widget.
 * @return {Promise<{before: number, after: number}>} Bytes of the heap, without what can be freed.
 */
export async function measureMemory( browser, url ) {
	const { context, page, client } = await openEditor( browser, url );
	const choice = page.getByLabel( 'Show', { exact: true } );
	const restart = async ( times ) => {
		for ( let time = 0; time < times; time++ ) {
			await choice.selectOption( { index: 1 + ( time % 2 ) } );
		}
	};
	const read = async () => {
		await client.send( 'HeapProfiler.collectGarbage' );
		return ( await readMetrics( client ) ).JSHeapUsedSize;
	};
	await restart( WARM_RESTARTS );
	const before = await read();
	await restart( RESTARTS );
	const after = await read();
	await context.close();
	return { before, after };
}

/** Runs in the page: keeps how long each key takes until its frame. */
function watchKeys( shortest ) {
	window.benchKeys = [];
	new PerformanceObserver( ( list ) =>
		list
			.getEntries()
			.filter( ( { name } ) => name === 'keydown' )
			.forEach( ( { duration } ) => window.benchKeys.push( duration ) )
	).observe( { type: 'event', durationThreshold: shortest } );
}

/**
 * Measures how long a typed letter takes until the next frame, on a slow processor.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The editor of a widget.
 * @return {Promise<{median: number, slowest: number}>} Milliseconds.
 */
export async function measureTyping( browser, url ) {
	const { context, page, client } = await openEditor( browser, url );
	await slowDown( client, CPU_SLOWDOWN );
	await page.evaluate( watchKeys, SHORTEST_EVENT_MS );
	await page.getByLabel( 'Name', { exact: true } ).click();
	await page.keyboard.type( LETTERS, { delay: 150 } );
	const keys = await page.evaluate(
		() =>
			new Promise( ( done ) =>
				setTimeout( () => done( window.benchKeys ), 500 )
			)
	);
	await context.close();
	// Keys that are not reported were shorter.
	const all = [
		...keys,
		...Array( Math.max( 0, LETTERS.length - keys.length ) ).fill(
			SHORTEST_EVENT_MS
		),
	];
	return { median: median( all ), slowest: Math.max( ...all ) };
}
