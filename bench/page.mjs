import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ToolError } from '../tools/tool.mjs';

const CPU_SLOWDOWN = 6;
/** What a page does later than this is not part of its load. */
const SETTLE_MS = 3_000;
const LIST_TIMEOUT_MS = 15_000;

/** Runs in the page before any other script, and keeps what only observers report. */
function observe() {
	const BLOCKING_MS = 50;
	const seen = { blockingTime: 0, shift: 0, clicks: [] };
	window.chatyBench = seen;
	const watch = ( type, read, options = {} ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( read )
		).observe( { type, buffered: true, ...options } );
	watch( 'longtask', ( { duration } ) => {
		seen.blockingTime += duration - BLOCKING_MS;
	} );
	watch( 'layout-shift', ( entry ) => {
		seen.shift += entry.hadRecentInput ? 0 : entry.value;
	} );
	watch(
		'event',
		( { interactionId, duration } ) =>
			interactionId && seen.clicks.push( duration ),
		{ durationThreshold: 16 }
	);
	const nextPaint = ( done ) =>
		window.requestAnimationFrame( () => setTimeout( done ) );
	const isListVisible = () =>
		[ ...document.querySelectorAll( '.chaty-open .chaty-link' ) ].some(
			( link ) => link.checkVisibility( { visibilityProperty: true } )
		);
	document.addEventListener(
		'pointerdown',
		( { timeStamp } ) => {
			const look = () =>
				isListVisible()
					? nextPaint( () => {
							seen.listAfter = performance.now() - timeStamp;
					  } )
					: window.requestAnimationFrame( look );
			look();
		},
		true
	);
}

/**
 * Runs in the page before any other script: finds the frame that first shows a launcher, whoever made it. Used only
 * where this alone is measured, because looking at each frame is work for the page.
 */
function watchLauncher() {
	const isVisible = ( control ) => {
		const { width, bottom, right, top, left } =
			control.getBoundingClientRect();
		return (
			control.checkVisibility( {
				visibilityProperty: true,
				opacityProperty: true,
			} ) &&
			width > 0 &&
			bottom > 0 &&
			right > 0 &&
			top < window.innerHeight &&
			left < window.innerWidth
		);
	};
	const look = () => {
		const controls = document.querySelectorAll(
			'.chaty.active .chaty-widget :is(a, button)'
		);
		if ( ! [ ...controls ].some( isVisible ) ) {
			window.requestAnimationFrame( look );
			return;
		}
		const frame = { begin: performance.now() };
		window.chatyBench.launcherFrame = frame;
		// A message comes after the frame, sooner than a timeout.
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => ( frame.end = performance.now() );
		port2.postMessage( null );
	};
	window.requestAnimationFrame( look );
}

/** Replaces what differs between two runs and compresses differently: the port, and nonces. */
function steady( html, url ) {
	const { port } = new URL( url );
	const nonces = new Map();
	return html
		.replaceAll( port, '8080' )
		.replace( /(?<=["'])[0-9a-f]{10}(?=["'])/g, ( nonce ) => {
			if ( ! nonces.has( nonce ) ) {
				nonces.set(
					nonce,
					createHash( 'sha256' )
						.update( String( nonces.size ) )
						.digest( 'hex' )
						.slice( 0, nonce.length )
				);
			}
			return nonces.get( nonce );
		} );
}

/** The compressed size of responses. */
async function weigh( responses ) {
	const sizes = await Promise.all(
		responses.map( async ( one ) => {
			const body = await one.body().catch( () => Buffer.alloc( 0 ) );
			return gzipSync(
				one.request().resourceType() === 'document'
					? steady( body.toString(), one.url() )
					: body
			).length;
		} )
	);
	return sizes.reduce( ( sum, size ) => sum + size, 0 );
}

const isCode = ( response ) =>
	[ 'script', 'stylesheet' ].includes( response.request().resourceType() );
const isOurs = ( response ) => response.url().includes( '/plugins/chaty/' );
const isLoader = ( response ) =>
	isOurs( response ) && /\/loader(-single)?\.js/.test( response.url() );

/** Sizes of what a load brings: in all without fonts, which are the theme's, and by kind. */
async function weighLoad( responses ) {
	const ofType = ( ...types ) =>
		responses.filter( ( one ) =>
			types.includes( one.request().resourceType() )
		);
	const sizes = {
		html: await weigh( ofType( 'document' ) ),
		scripts: await weigh( ofType( 'script' ) ),
		styles: await weigh( ofType( 'stylesheet' ) ),
		others: await weigh( ofType( 'image', 'fetch', 'xhr', 'other' ) ),
	};
	return {
		...sizes,
		all: Object.values( sizes ).reduce( ( sum, size ) => sum + size, 0 ),
		loader: await weigh( responses.filter( isLoader ) ),
	};
}

/**
 * Reads Chromium's metrics of a page.
 *
 * @param {import('@playwright/test').CDPSession} client The page's DevTools.
 * @return {Promise<Record<string, number>>} By their names.
 */
export async function readMetrics( client ) {
	const { metrics } = await client.send( 'Performance.getMetrics' );
	return Object.fromEntries(
		metrics.map( ( { name, value } ) => [ name, value ] )
	);
}

/**
 * Opens a page on a slow processor and waits until it is at rest.
 *
 * @param {import('@playwright/test').Browser}                          browser         The browser.
 * @param {string}                                                      url             The page.
 * @param {Object}                                                      [options]       Options.
 * @param {Function[]}                                                  [options.watch] What runs in the page before its scripts.
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} [options.begin] Runs before the page is opened.
 * @return {Promise<Object>} The context, the page, its DevTools as `client`, and its responses.
 */
export async function openThrottled(
	browser,
	url,
	{ watch = [ observe ], begin = async () => {} } = {}
) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const responses = [];
	page.on( 'response', ( response ) => {
		// A worker that a script made from a text is not a request.
		if ( ! response.url().startsWith( 'blob:' ) ) {
			responses.push( response );
		}
	} );
	for ( const script of watch ) {
		await page.addInitScript( script );
	}
	const client = await context.newCDPSession( page );
	await client.send( 'Performance.enable' );
	await client.send( 'Emulation.setCPUThrottlingRate', {
		rate: CPU_SLOWDOWN,
	} );
	await begin( page );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( SETTLE_MS );
	return { context, page, client, responses };
}

/**
 * Measures one cold load of a page on a slow processor.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The page.
 * @return {Promise<Record<string, number|null>>} Sizes in bytes, times in milliseconds.
 */
export async function measureLoad( browser, url ) {
	const opened = await openThrottled( browser, url );
	const { context, page, client, responses } = opened;
	const {
		ScriptDuration,
		LayoutDuration,
		RecalcStyleDuration,
		TaskDuration,
	} = await readMetrics( client );
	const seen = await page.evaluate( () => ( {
		...window.chatyBench,
		// From the first byte on: what comes before it is the server's, which `bench -- --server` measures.
		paint:
			performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
				?.startTime -
			performance.getEntriesByType( 'navigation' )[ 0 ].responseStart,
		blocking: performance
			.getEntriesByType( 'resource' )
			.filter( ( entry ) => entry.renderBlockingStatus === 'blocking' )
			.length,
	} ) );
	const measured = {
		...( await weighLoad( responses ) ),
		requests: responses.length,
		blocking: seen.blocking,
		paint: seen.paint,
		script: ScriptDuration * 1000,
		layout: ( LayoutDuration + RecalcStyleDuration ) * 1000,
		tasks: TaskDuration * 1000,
		blockingTime: seen.blockingTime,
		shift: seen.shift,
	};
	await context.close();
	return measured;
}

/** When the main thread had painted a page, and the frame that first showed a launcher; it is undefined where none is. */
const readPaints = ( page ) =>
	page.evaluate( () => {
		const [ entry ] = performance.getEntriesByName(
			'first-contentful-paint'
		);
		return {
			// As `frame.end`; Chromium before 140 tells the presentation alone.
			paint: entry.paintTime ?? entry.startTime,
			frame: window.chatyBench.launcherFrame,
			shift: window.chatyBench.shift,
			begin: performance.getEntriesByType( 'navigation' )[ 0 ]
				.responseStart,
		};
	} );

/**
 * Measures how long after the first contentful paint a launcher is visible, on a slow processor.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The page.
 * @return {Promise<{afterPaint: number}>} Milliseconds; 0 when the same frame shows both.
 */
export async function measureLauncher( browser, url ) {
	const { context, page } = await openThrottled( browser, url, {
		watch: [ observe, watchLauncher ],
	} );
	const { paint, frame } = await readPaints( page );
	await context.close();
	if ( ! frame ) {
		throw new ToolError( `No launcher is visible on ${ url }.` );
	}
	return { afterPaint: frame.begin > paint ? frame.end - paint : 0 };
}

/**
 * Measures when a page, and when a page with its launcher is painted, from the first byte on, and the work until then
 * and afterwards, on a slow processor. Looking at each frame for a launcher is part of it, on the bare page too.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The page.
 * @return {Promise<Record<string, number>>} Milliseconds, and the layout shift.
 */
export async function measurePaints( browser, url ) {
	const { context, page, client } = await openThrottled( browser, url, {
		watch: [ observe, watchLauncher ],
	} );
	const metrics = await readMetrics( client );
	const { paint, frame, shift, begin } = await readPaints( page );
	await context.close();
	return {
		paint: paint - begin,
		both: Math.max( paint, frame?.end ?? 0 ) - begin,
		script: metrics.ScriptDuration * 1000,
		layout: ( metrics.LayoutDuration + metrics.RecalcStyleDuration ) * 1000,
		tasks: metrics.TaskDuration * 1000,
		shift,
	};
}

/**
 * Aims at the launcher; with `isWidgetLoaded` the pointer rests on it until React has arrived.
 *
 * @param {import('@playwright/test').Page} page           The page, at rest.
 * @param {boolean}                         isWidgetLoaded Whether React is there before the press.
 * @return {Promise<() => Promise<void>>} Presses the launcher and waits until its channels are visible.
 */
export async function aimAtLauncher( page, isWidgetLoaded ) {
	const launcher = page.locator( '.open-chaty' ).first();
	const { x, y, width, height } = await launcher.boundingBox();
	const middle = [ x + width / 2, y + height / 2 ];
	if ( isWidgetLoaded ) {
		await page.mouse.move( ...middle );
		await page.waitForTimeout( SETTLE_MS );
	}
	return async () => {
		await page.mouse.click( ...middle );
		await page.waitForFunction( () => window.chatyBench.listAfter, null, {
			timeout: LIST_TIMEOUT_MS,
		} );
		await page.waitForTimeout( SETTLE_MS / 3 );
	};
}

/**
 * Measures the first click on the launcher, on a slow processor.
 *
 * @param {import('@playwright/test').Browser} browser        The browser.
 * @param {string}                             url            The page.
 * @param {boolean}                            isWidgetLoaded Whether React is there before the click.
 * @return {Promise<Record<string, number>>} Times in milliseconds, and the sizes of what the click loaded in bytes.
 */
export async function measureClick( browser, url, isWidgetLoaded ) {
	const { context, page, responses } = await openThrottled( browser, url );
	const before = responses.length;
	const press = await aimAtLauncher( page, isWidgetLoaded );
	await press();
	const seen = await page.evaluate( () => window.chatyBench );
	const loaded = responses.slice( before ).filter( isCode );
	const measured = {
		nextPaint: Math.max( 0, ...seen.clicks ),
		list: seen.listAfter,
		code: await weigh( loaded ),
		own: await weigh( loaded.filter( isOurs ) ),
	};
	await context.close();
	return measured;
}
