/**
 * Opens and closes the widget of a page five hundred times, its list and then a panel: the page's memory must not grow.
 *
 *     npm run bench:memory
 *     npm run bench:memory -- --rounds 100
 */
import { parseArgs } from 'node:util';
import { ensureBuild } from '../tools/build.mjs';
import { log, runTool, ToolError } from '../tools/tool.mjs';
import { readMetrics } from './page.mjs';
import { withSites } from './sites.mjs';

/** Until then, parts are drawn for the first time, and the engine fills memory that later rounds use again. */
const WARM_ROUNDS = 50;
/** Limit: one object more for so many rounds. A leak in each round leaves at least one per round. */
const ROUNDS_A_PIECE = 5;

/** Runs in the page: opens the list, a panel from it, and closes both. */
async function openAndClose( rounds ) {
	const find = ( selector ) => document.querySelector( selector );
	const until = async ( isTrue ) => {
		while ( ! isTrue() ) {
			await new Promise( window.requestAnimationFrame );
		}
	};
	const panel = () => find( '.chaty-outer-forms:not( [inert] )' );
	const escape = () =>
		document.activeElement.dispatchEvent(
			new window.KeyboardEvent( 'keydown', {
				key: 'Escape',
				bubbles: true,
			} )
		);
	for ( let round = 0; round < rounds; round++ ) {
		find( '.open-chaty' ).click();
		await until( () => find( '[data-state="open"]' ) );
		find( '.Whatsapp-channel.chaty-link' ).click();
		await until( panel );
		escape();
		await until( () => ! panel() );
		if ( find( '[data-state="open"]' ) ) {
			escape();
		}
		await until( () => find( '[data-state="closed"]' ) );
	}
}

/** The page's memory once all garbage is collected; the bytes include compiled code. */
async function look( client ) {
	await client.send( 'HeapProfiler.collectGarbage' );
	const { JSHeapUsedSize, Nodes, JSEventListeners } =
		await readMetrics( client );
	const { result } = await client.send( 'Runtime.evaluate', {
		expression: 'Object.prototype',
	} );
	const { objects } = await client.send( 'Runtime.queryObjects', {
		prototypeObjectId: result.objectId,
		objectGroup: 'counted',
	} );
	const { result: length } = await client.send( 'Runtime.callFunctionOn', {
		objectId: objects.objectId,
		functionDeclaration: 'function () { return this.length; }',
	} );
	await client.send( 'Runtime.releaseObjectGroup', {
		objectGroup: 'counted',
	} );
	return {
		objects: length.value,
		nodes: Nodes,
		listeners: JSEventListeners,
		kB: Math.round( JSHeapUsedSize / 1024 ),
	};
}

async function measure( browser, url, rounds ) {
	const page = await browser.newPage();
	const client = await page.context().newCDPSession( page );
	await client.send( 'Performance.enable' );
	await page.goto( url );
	await page.evaluate( openAndClose, WARM_ROUNDS );
	const before = await look( client );
	await page.evaluate( openAndClose, rounds );
	const after = await look( client );
	return { before, after };
}

runTool( import.meta.url, async () => {
	const { values } = parseArgs( {
		options: { rounds: { type: 'string', default: '500' } },
	} );
	await ensureBuild();
	const { before, after } = await withSites(
		[ 'list' ],
		( { browser, sites } ) =>
			measure( browser, sites.list.url, Number( values.rounds ) )
	);
	const write = ( all ) =>
		Object.entries( all ).map(
			( [ name, value ] ) => `${ value } ${ name }`
		);
	log( `Before: ${ write( before ).join( ', ' ) }` );
	log( `After ${ values.rounds } rounds: ${ write( after ).join( ', ' ) }` );
	const most = Number( values.rounds ) / ROUNDS_A_PIECE;
	for ( const name of [ 'objects', 'nodes', 'listeners' ] ) {
		if ( after[ name ] - before[ name ] > most ) {
			throw new ToolError( `The page holds more ${ name } than before.` );
		}
	}
} );
