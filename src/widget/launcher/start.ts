import { setTimer } from '../../shared/timers';
import { tryOr } from '../../shared/try-or';
import type { Cleanup } from '../../shared/types';
import { coreBrowser } from '../browser/core';
import { forgetSettings, PRINTED } from '../browser/printed';
import type { Browser } from '../browser/types';
import { parseDevice } from '../domain/device';
import type { PrintedData } from '../domain/plan';
import { createBundleLoader } from '../services/bundle-loader';
import type { PreparedPage, StartedWidget } from '../services/context';
import { findPrintedPage, toText } from './printed';
import { startWidget, type LoaderContext } from './start-widget';

/** htmx gives elements the attributes of former ones with the same `id`, for up to 20 ms (`defaultSettleDelay`). */
const SETTLED_MS = 50;

/** docs/how-it-works.md, "Broken settings". */
const NO_SETTINGS = 'Chaty: settings do not exist.';

function createLoaderContext(
	browser: Browser,
	onEnd?: LoaderContext[ 'onEnd' ]
): LoaderContext {
	const { assets = {} } = ( browser.readPrinted( 'data' ) ??
		{} ) as Partial< PrintedData >;
	return {
		browser,
		assets,
		device: parseDevice( browser.readFacts().userAgent ),
		load: createBundleLoader( browser, assets ),
		debug: ( message ) =>
			assets.debug && browser.log( `Chaty: ${ message }` ),
		onEnd: onEnd as LoaderContext[ 'onEnd' ],
	};
}

/** `launch_chaty( which? )` and `close_chaty()` (docs/how-it-works.md, "Names on the page"). */
function publishFunctions(
	browser: Browser,
	widgets: readonly StartedWidget[],
	whenPrepared: () => Promise< void >
): void {
	browser.publish( 'launch_chaty', async ( which?: unknown ) => {
		await whenPrepared();
		// As a listener the function gets an event, which is no id.
		const isNamed = /string|number/.test( typeof which ) && which !== '';
		for ( const { id, open } of widgets ) {
			if (
				( ! isNamed ||
					[ `${ which }`, `_${ which }` ].includes( id ) ) &&
				( await open() )
			) {
				return;
			}
		}
	} );
	// In the order of the calls.
	browser.publish( 'close_chaty', async () => {
		await whenPrepared();
		widgets.forEach( ( { close } ) => close() );
	} );
}

/** Starts each of the widgets that were prepared. A broken one must not hide the others. */
const startWidgets = (
	context: LoaderContext,
	{ page, widgets }: PreparedPage
): StartedWidget[] =>
	widgets.flatMap( ( widget ) =>
		tryOr( () => [ startWidget( { ...context, ...widget, page } ) ], [] )
	);

/**
 * Starts the widgets of a page, now or when its settings arrive, and adds their elements to the known ones. The cleanup
 * ends listeners, timers and open widgets, also those that are added after it.
 */
export function start( browser: Browser, known: Set< Element > ): Cleanup {
	const widgets: StartedWidget[] = [];
	const cleanups: Cleanup[] = [];
	let prepared = Promise.resolve();
	let hasSettings = false;
	let isOver = false;
	let shown: string | undefined;

	const onEnd = ( cleanup: Cleanup ) =>
		isOver ? cleanup() : void cleanups.push( cleanup );

	function add( context: LoaderContext, page: PreparedPage ) {
		hasSettings ||= !! page.widgets.length;
		page.widgets.forEach( ( { container } ) => known.add( container ) );
		widgets.push( ...startWidgets( context, page ) );
	}

	async function compose( context: LoaderContext, settings: unknown ) {
		const run = await context.load( 'compose' );
		if ( run && ! isOver ) {
			add( context, run( settings, context, ! hasSettings ) );
		}
	}

	browser.publish( 'chaty_started', widgets );
	publishFunctions( browser, widgets, () => prepared );
	browser.watchSettings( ( settings ) => {
		const text = toText( settings );
		// A delayed script may set the settings that are shown already.
		if ( isOver || shown === text ) {
			return;
		}
		const context = createLoaderContext( browser, onEnd );
		const printed = ! hasSettings && findPrintedPage( browser, settings );
		if ( printed ) {
			shown = text;
			add( context, printed );
		} else {
			prepared = prepared.then( () => compose( context, settings ) );
		}
	} );
	void browser
		.whenLoaded()
		.then( () => prepared )
		.then( () => hasSettings || browser.log( NO_SETTINGS ) );
	return () => {
		isOver = true;
		cleanups.forEach( ( cleanup ) => cleanup() );
	};
}

/**
 * Starts the widgets of a page, and once more where something replaces the page's body, as Turbo, htmx, swup and pjax
 * do. Copies of widgets do nothing, so they are removed.
 */
export function startAgain( browser: Browser ): void {
	const known = new Set< Element >( browser.findPrinted() );
	let end = start( browser, known );
	browser.watchBody( ( widgets ) => {
		const isReplaced = ! widgets.some( ( widget ) => known.has( widget ) );
		for ( const widget of widgets ) {
			if (
				! known.has( widget ) &&
				! ( isReplaced && widget.matches( PRINTED ) )
			) {
				widget.remove();
			}
		}
		// Where conditions keep all widgets away, the page has no widget, but still the printed data.
		if (
			isReplaced &&
			( widgets.length ||
				( known.size && ! browser.readPrinted( 'data' ) ) )
		) {
			end();
			known.clear();
			if ( widgets.length ) {
				// They belong to the former page.
				forgetSettings();
				browser.findPrinted().forEach( ( one ) => known.add( one ) );
				end = setTimer( SETTLED_MS, () => {
					end = start( browser, known );
				} );
			}
		}
	} );
}

/** A page that replaces its body may run the loader again; only the first run counts. */
export function runOnce( browser = coreBrowser ): void {
	if ( ! browser.find( 'chaty_loader' ) ) {
		browser.publish( 'chaty_loader', startAgain );
		browser.watchOpeners( createLoaderContext( browser ).load );
		startAgain( browser );
	}
}
