import { gzipSync } from 'node:zlib';

const CPU_SLOWDOWN = 6;
/** What a page does later than this is not part of its load. */
const SETTLE_MS = 3_000;
const LIST_TIMEOUT_MS = 15_000;

/** Runs in the page before any other script, and keeps what only observers report. */
function observe() {
	const seen = { longTasks: 0, shift: 0, launcherAt: null, clicks: [] };
	window.chatyBench = seen;
	const watch = ( type, read, options = {} ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( read )
		).observe( { type, buffered: true, ...options } );
	watch( 'longtask', ( { duration } ) => ( seen.longTasks += duration ) );
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
	document.addEventListener( 'chaty:shown', () =>
		nextPaint( () => ( seen.launcherAt ??= performance.now() ) )
	);
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

/** The compressed size of all responses of a type. */
async function weigh( responses, type ) {
	const bodies = await Promise.all(
		responses
			.filter( ( one ) => one.request().resourceType() === type )
			.map( ( one ) => one.body().catch( () => Buffer.alloc( 0 ) ) )
	);
	return bodies.reduce( ( sum, body ) => sum + gzipSync( body ).length, 0 );
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

async function openThrottled( browser, url ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const responses = [];
	page.on( 'response', ( response ) => responses.push( response ) );
	await page.addInitScript( observe );
	const client = await context.newCDPSession( page );
	await client.send( 'Performance.enable' );
	await client.send( 'Emulation.setCPUThrottlingRate', {
		rate: CPU_SLOWDOWN,
	} );
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
	const { ScriptDuration, LayoutDuration, RecalcStyleDuration } =
		await readMetrics( client );
	const seen = await page.evaluate( () => ( {
		...window.chatyBench,
		paint: performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
			?.startTime,
		blocking: performance
			.getEntriesByType( 'resource' )
			.filter( ( entry ) => entry.renderBlockingStatus === 'blocking' )
			.length,
	} ) );
	const measured = {
		requests: responses.length,
		html: await weigh( responses, 'document' ),
		scripts: await weigh( responses, 'script' ),
		styles: await weigh( responses, 'stylesheet' ),
		blocking: seen.blocking,
		paint: seen.paint,
		script: ScriptDuration * 1000,
		layout: ( LayoutDuration + RecalcStyleDuration ) * 1000,
		longTasks: seen.longTasks,
		launcher: seen.launcherAt,
		shift: seen.shift,
	};
	await context.close();
	return measured;
}

/**
 * Measures the first click on the launcher, on a slow processor.
 *
 * @param {import('@playwright/test').Browser} browser        The browser.
 * @param {string}                             url            The page.
 * @param {boolean}                            isWidgetLoaded Whether the pointer rests on the launcher until React has arrived.
 * @return {Promise<Record<string, number>>} Times in milliseconds, and the sizes of what the click loaded in bytes.
 */
export async function measureClick( browser, url, isWidgetLoaded ) {
	const { context, page, responses } = await openThrottled( browser, url );
	const before = responses.length;
	const launcher = page.locator( '.open-chaty' ).first();
	const { x, y, width, height } = await launcher.boundingBox();
	if ( isWidgetLoaded ) {
		await page.mouse.move( x + width / 2, y + height / 2 );
		await page.waitForTimeout( SETTLE_MS );
	}
	await page.mouse.click( x + width / 2, y + height / 2 );
	await page.waitForFunction( () => window.chatyBench.listAfter, null, {
		timeout: LIST_TIMEOUT_MS,
	} );
	await page.waitForTimeout( SETTLE_MS / 3 );
	const seen = await page.evaluate( () => window.chatyBench );
	const loaded = responses.slice( before );
	const measured = {
		nextPaint: Math.max( 0, ...seen.clicks ),
		list: seen.listAfter,
		scripts: await weigh( loaded, 'script' ),
		own: await weigh(
			loaded.filter( ( one ) => one.url().includes( '/plugins/chaty/' ) ),
			'script'
		),
	};
	await context.close();
	return measured;
}
