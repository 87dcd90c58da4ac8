/**
 * Measures what behaviours cost in use, on a processor at full speed: many items, many pictures, a minute
 * of running.
 */
import { readMetrics } from './page.mjs';
import { median } from './table.mjs';

const ITEMS = 500;
const ALBUMS = [ 5, 200 ];
const MINUTE_MS = 60_000;
/** Until then, effects run for the first time, and the engine fills memory that later ones use again. */
const WARM_MS = 180_000;
/** What a page does later than this is not part of its load. */
const SETTLE_MS = 3_000;
const RUNS = 5;

async function open( browser, url ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const client = await context.newCDPSession( page );
	await client.send( 'Performance.enable' );
	await page.goto( url, { waitUntil: 'load' } );
	return { context, page, client };
}

/** Adds items of two categories to the portfolio's page. */
function addItems( count ) {
	const list = document.querySelector( '[data-chaty-part="items"]' );
	for ( let number = 0; number < count; number++ ) {
		const item = document.createElement( 'li' );
		item.dataset.chatyCategories = number % 2 ? 'bread' : 'sweet';
		item.textContent = `Item ${ number }`;
		list.append( item );
	}
	return new Promise( ( done ) =>
		window.requestAnimationFrame( () => setTimeout( done ) )
	);
}

/** Selects a category and waits for the frame that shows it. */
function choose( category ) {
	document.querySelector( `[data-chaty-filter="${ category }"]` ).click();
	return new Promise( ( done ) =>
		window.requestAnimationFrame( () => setTimeout( done ) )
	);
}

/**
 * Measures filtering many items: scripts, styles and layout until the frame that shows the result.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The portfolio's sample page.
 * @return {Promise<number>} Milliseconds.
 */
export async function measureFilter( browser, url ) {
	const { context, page, client } = await open( browser, url );
	// A view transition would add the browser's snapshots of the items.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.evaluate( addItems, ITEMS );
	const work = async () => {
		const { ScriptDuration, LayoutDuration, RecalcStyleDuration } =
			await readMetrics( client );
		return 1000 * ( ScriptDuration + LayoutDuration + RecalcStyleDuration );
	};
	const runs = [];
	for ( let run = 0; run < 2 * RUNS; run++ ) {
		const before = await work();
		await page.evaluate( choose, run % 2 ? 'bread' : 'sweet' );
		runs.push( ( await work() ) - before );
	}
	await context.close();
	return median( runs );
}

/** Creates an album of the page's first picture and opens it; returns how long that takes. */
function openAlbum( count ) {
	const { href } = document.querySelector( 'a[data-lightbox]' );
	const links = Array.from( { length: count }, ( _, number ) =>
		Object.assign( document.createElement( 'a' ), {
			href: `${ href }?${ count }-${ number }`,
			textContent: `Picture ${ number }`,
		} )
	);
	links.forEach( ( link ) => link.setAttribute( 'data-lightbox', 'many' ) );
	document.querySelector( '.bakehouse-pictures' ).append( ...links );
	const press = ( done ) => {
		const begin = performance.now();
		const look = () =>
			document.querySelector( '[role="dialog"] img' )?.complete
				? done( performance.now() - begin )
				: window.requestAnimationFrame( look );
		links[ 2 ].click();
		look();
	};
	// The lightbox finds new links in the next frame.
	return new Promise( ( done ) => setTimeout( press, 200, done ) );
}

/**
 * Measures from the click on a picture until it shows, in a small and a large album, with the scripts loaded.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The lightbox's sample page.
 * @return {Promise<number[]>} Milliseconds for 5 and for 200 pictures.
 */
export async function measureAlbums( browser, url ) {
	const runs = ALBUMS.map( () => [] );
	for ( let run = 0; run < RUNS; run++ ) {
		for ( const [ at, count ] of ALBUMS.entries() ) {
			const { context, page } = await open( browser, url );
			await page.hover( 'a[data-lightbox]' );
			await page.waitForTimeout( SETTLE_MS / 3 );
			runs[ at ].push( await page.evaluate( openAlbum, count ) );
			await context.close();
		}
	}
	return runs.map( median );
}

/**
 * Measures a page that runs for a minute without a visitor's action, in processor time of the main thread:
 * on few cores the browser's drawing threads interrupt it.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The slider's sample page.
 * @return {Promise<{share: number, growth: number}>} Share of the main thread, and bytes of memory that a minute adds.
 */
export async function measureRunning( browser, url ) {
	const { context, page, client } = await open( browser, url );
	await client.send( 'Performance.disable' );
	await client.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	const look = async () => {
		await client.send( 'HeapProfiler.collectGarbage' );
		return readMetrics( client );
	};
	await page.waitForTimeout( WARM_MS );
	const before = await look();
	const { TaskDuration: begin } = await readMetrics( client );
	await page.waitForTimeout( MINUTE_MS );
	const { TaskDuration: end } = await readMetrics( client );
	const after = await look();
	await context.close();
	return {
		share: ( ( end - begin ) * 1000 ) / MINUTE_MS,
		growth: after.JSHeapUsedSize - before.JSHeapUsedSize,
	};
}
