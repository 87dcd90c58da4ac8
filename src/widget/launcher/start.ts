import { parseDevice } from '../domain/device';
import type { Assets } from '../domain/settings/types';
import {
	parsePageSettings,
	type ParsedSettings,
} from '../domain/settings/parse-page-settings';
import { tryOr } from '../../shared/try-or';
import type { Browser } from '../browser/types';
import { createBundleLoader } from '../services/bundle-loader';
import {
	createWidgetInstance,
	type LoaderContext,
	type WidgetInstance,
} from './widget-instance';
import css from './launcher.scss';

/** docs/how-it-works.md, "Broken settings". */
const NO_SETTINGS = 'Chaty: the settings do not exist, so no widget is shown.';

/** `launch_chaty( which? )` and `close_chaty()` (docs/how-it-works.md, "Names on the page"). */
function publishFunctions(
	browser: Browser,
	widgets: readonly WidgetInstance[]
): void {
	browser.publish( 'launch_chaty', async ( which?: unknown ) => {
		const named = [ `${ which }`, `_${ which }` ]
			.flatMap( ( id ) => widgets.filter( ( one ) => one.id === id ) )
			.slice( 0, 1 );
		for ( const widget of named.length ? named : widgets ) {
			if ( await widget.open() ) {
				return;
			}
		}
	} );
	browser.publish( 'close_chaty', () =>
		widgets.forEach( ( widget ) => widget.close() )
	);
}

function createInstances(
	browser: Browser,
	{ page, issues }: ParsedSettings
): readonly WidgetInstance[] {
	const assets = ( browser.find( 'chaty_assets' ) ?? {} ) as Assets;
	const debug = ( message: string ) => {
		if ( assets.debug ) {
			browser.log( `Chaty: ${ message }` );
		}
	};
	const context: LoaderContext = {
		browser,
		page,
		assets,
		device: parseDevice( browser.readFacts().userAgent ),
		loadApp: createBundleLoader( browser, 'widget', assets.widget ),
		loadConditions: createBundleLoader( browser, 'triggers', [
			assets.triggers,
		] ),
		loadSingleChannel: createBundleLoader( browser, 'single_channel', [
			assets.single_channel,
		] ),
		debug,
	};
	issues.forEach( ( { path, reason } ) => debug( `${ path } ${ reason }` ) );
	return page.widgets.flatMap( ( widget ) => {
		// One broken widget must not hide the others.
		const instance = tryOr(
			() => createWidgetInstance( context, widget ),
			null
		);
		return instance ? [ instance ] : [];
	} );
}

/** Starts the widgets of a page, now or when its settings arrive. */
export function start( browser: Browser ): void {
	const widgets: WidgetInstance[] = [];
	let hasSettings = false;
	publishFunctions( browser, widgets );
	browser.watchSettings( ( settings ) => {
		const parsed = parsePageSettings( settings );
		if ( parsed ) {
			if ( ! hasSettings && parsed.page.widgets.length ) {
				browser.addStyles( css );
				hasSettings = true;
			}
			widgets.push( ...createInstances( browser, parsed ) );
		}
	} );
	browser.whenLoaded( () => {
		if ( ! hasSettings ) {
			browser.log( NO_SETTINGS );
		}
	} );
}
