import { tryOr } from '../../shared/try-or';
import type { Browser } from '../browser/types';
import { parseDevice } from '../domain/device';
import type { Assets } from '../domain/settings/types';
import { createBundleLoader } from '../services/bundle-loader';
import type { PreparedPage } from '../services/context';
import { findPrintedPage } from './printed';
import {
	createWidgetInstance,
	type LoaderContext,
	type WidgetInstance,
} from './widget-instance';

/** docs/how-it-works.md, "Broken settings". */
const NO_SETTINGS = 'Chaty: the settings do not exist, so no widget is shown.';

function createLoaderContext( browser: Browser ): LoaderContext {
	const assets = ( browser.find( 'chaty_assets' ) ?? {} ) as Assets;
	return {
		browser,
		assets,
		device: parseDevice( browser.readFacts().userAgent ),
		load: createBundleLoader( browser, assets ),
		debug: ( message ) =>
			assets.debug && browser.log( `Chaty: ${ message }` ),
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
		const named = widgets.find(
			( { id } ) => id === `${ which }` || id === `_${ which }`
		);
		for ( const widget of named ? [ named ] : widgets ) {
			if ( await widget.open() ) {
				return;
			}
		}
	} );
	browser.publish( 'close_chaty', () =>
		widgets.forEach( ( widget ) => widget.close() )
	);
}

/** Starts the widgets of a page, now or when its settings arrive. */
export function start( browser: Browser ): void {
	const widgets: WidgetInstance[] = [];
	let prepared = Promise.resolve();
	let hasSettings = false;

	function add(
		context: LoaderContext,
		{ page, widgets: list }: PreparedPage
	) {
		hasSettings ||= !! list.length;
		for ( const widget of list ) {
			// One broken widget must not hide the others.
			const instance = tryOr(
				() => createWidgetInstance( { ...context, ...widget, page } ),
				null
			);
			if ( instance ) {
				widgets.push( instance );
			}
		}
	}

	publishFunctions( browser, widgets, () => prepared );
	browser.watchSettings( ( settings ) => {
		const context = createLoaderContext( browser );
		const printed = ! hasSettings && findPrintedPage( browser, settings );
		if ( printed ) {
			add( context, printed );
		} else {
			prepared = prepared.then( async () => {
				const compose = await context.load( 'compose' );
				if ( compose ) {
					add( context, compose( settings, context ) );
				}
			} );
		}
	} );
	browser.whenLoaded( async () => {
		await prepared;
		if ( ! hasSettings ) {
			browser.removePrinted();
			browser.log( NO_SETTINGS );
		}
	} );
}
