import { setTimer } from '../../shared/timers';
import { tryOr } from '../../shared/try-or';
import type { Cleanup } from '../../shared/types';
import { coreBrowser } from '../browser/core';
import type { Browser } from '../browser/types';
import { parseDevice } from '../domain/device';
import type { PrintedData } from '../domain/plan';
import type { Assets } from '../domain/settings/types';
import { createBundleLoader } from '../services/bundle-loader';
import type { PreparedPage } from '../services/context';
import { findPrintedPage, toText } from './printed';
import {
	createWidgetInstance,
	type LoaderContext,
	type WidgetInstance,
} from './widget-instance';

/** htmx puts attributes of the page before on elements with the same `id`, for up to 20 ms (`defaultSettleDelay`). */
const SETTLED_MS = 50;

/** docs/how-it-works.md, "Broken settings". */
const NO_SETTINGS = 'Chaty: the settings do not exist, so no widget is shown.';

function createLoaderContext(
	browser: Browser,
	onEnd: LoaderContext[ 'onEnd' ]
): LoaderContext {
	const data = browser.readPrinted( 'data' ) as PrintedData | undefined;
	// A page that was cached before an update has them as a global.
	const assets = ( data?.assets ??
		browser.find( 'chaty_assets' ) ??
		{} ) as Assets;
	return {
		browser,
		assets,
		device: parseDevice( browser.readFacts().userAgent ),
		load: createBundleLoader( browser, assets ),
		debug: ( message ) =>
			assets.debug && browser.log( `Chaty: ${ message }` ),
		onEnd,
	};
}

/** `launch_chaty( which? )` and `close_chaty()` (docs/how-it-works.md, "Names on the page"). */
function publishFunctions(
	browser: Browser,
	widgets: readonly WidgetInstance[],
	whenPrepared: () => Promise< void >
): void {
	browser.publish( 'launch_chaty', async ( which?: unknown ) => {
		await whenPrepared();
		// An event is no id.
		const isNamed = /string|number/.test( typeof which ) && which !== '';
		for ( const widget of widgets ) {
			const isMeant =
				! isNamed ||
				[ `${ which }`, `_${ which }` ].includes( widget.id );
			if ( isMeant && ( await widget.open() ) ) {
				return;
			}
		}
	} );
	// In the order of the calls.
	browser.publish( 'close_chaty', async () => {
		await whenPrepared();
		widgets.forEach( ( widget ) => widget.close() );
	} );
}

/** Starts each of the widgets that were prepared. */
function createInstances(
	context: LoaderContext,
	{ page, widgets }: PreparedPage
): WidgetInstance[] {
	return widgets.flatMap( ( widget ) => {
		const parts = { ...context, ...widget, page };
		// One broken widget must not hide the others.
		return tryOr( () => createWidgetInstance( parts ) ?? [], [] );
	} );
}

/** Keeps cleanups for the end. What comes after it ends at once. */
function createEnd() {
	const cleanups: Cleanup[] = [];
	let isOver = false;
	return {
		isOver: () => isOver,
		onEnd: ( cleanup: Cleanup ) =>
			isOver ? cleanup() : void cleanups.push( cleanup ),
		end() {
			isOver = true;
			cleanups.forEach( ( cleanup ) => cleanup() );
		},
	};
}

/** Starts the widgets of a page, now or when its settings arrive. The cleanup ends listeners, timers and open widgets. */
export function start(
	browser: Browser,
	known = new Set< Element >()
): Cleanup {
	const widgets: WidgetInstance[] = [];
	const { isOver, onEnd, end } = createEnd();
	let prepared = Promise.resolve();
	let hasSettings = false;
	let shown = '';

	function add( context: LoaderContext, page: PreparedPage ) {
		hasSettings ||= !! page.widgets.length;
		page.widgets.forEach( ( { container } ) => known.add( container ) );
		widgets.push( ...createInstances( context, page ) );
	}

	function take( settings: unknown ) {
		const context = createLoaderContext( browser, onEnd );
		const printed = ! hasSettings && findPrintedPage( browser, settings );
		async function compose() {
			const run = await context.load( 'compose' );
			if ( run && ! isOver() ) {
				add( context, run( settings, context ) );
			}
		}
		if ( printed ) {
			shown = toText( settings );
			add( context, printed );
		} else {
			prepared = prepared.then( compose );
		}
	}

	publishFunctions( browser, widgets, () => prepared );
	browser.watchSettings( ( settings ) => {
		// A delayed script may set what is shown already.
		const isShown = !! shown && shown === toText( settings );
		void ( isShown || isOver() || take( settings ) );
	} );
	browser.whenLoaded( () =>
		prepared.then( () => hasSettings || browser.log( NO_SETTINGS ) )
	);
	return end;
}

/**
 * Starts the widgets of a page, and once more where something replaces the page's body, as Turbo, htmx, swup and pjax
 * do.
 */
export function startAgain( browser: Browser ): void {
	let known = new Set< Element >( browser.findPrinted() );
	let end = start( browser, known );
	browser.watchBody(
		( container ) => known.has( container ),
		( hasWidgets ) => {
			end();
			if ( hasWidgets ) {
				known = new Set( browser.findPrinted() );
				end = setTimer( SETTLED_MS, () => {
					end = start( browser, known );
				} );
			}
		}
	);
}

/** A page that replaces its body may run the loader once more: the first goes on. */
export function runOnce( browser = coreBrowser ): void {
	if ( ! browser.find( 'chaty_loader' ) ) {
		browser.publish( 'chaty_loader', startAgain );
		startAgain( browser );
	}
}
