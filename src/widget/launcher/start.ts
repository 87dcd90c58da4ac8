import { readDevice } from '../domain/device';
import type { Assets } from '../domain/settings/types';
import {
	parsePageSettings,
	type ParsedSettings,
} from '../domain/settings/parse-page-settings';
import { tryOr } from '../../shared/try-or';
import type { Platform } from '../browser/types';
import { createBundleLoader } from '../services/bundle-loader';
import {
	prepareWidget,
	type PageParts,
	type PreparedWidget,
} from './widget-instance';
import css from './launcher.scss';

/** Spec section 8: what the console says when there is nothing to show. */
const NO_SETTINGS = 'Chaty: the settings do not exist, so no widget is shown.';

/**
 * `launch_chaty( which? )` and `close_chaty()`. A number may leave out the id's underscore. Without a
 * known one, the first widget opens that no rule keeps away.
 */
function publishActions(
	platform: Platform,
	widgets: readonly PreparedWidget[]
): void {
	platform.publish( 'launch_chaty', async ( which?: unknown ) => {
		const named = [ `${ which }`, `_${ which }` ]
			.flatMap( ( id ) => widgets.filter( ( one ) => one.id === id ) )
			.slice( 0, 1 );
		for ( const widget of named.length ? named : widgets ) {
			if ( await widget.open() ) {
				return;
			}
		}
	} );
	platform.publish( 'close_chaty', () =>
		widgets.forEach( ( widget ) => widget.close() )
	);
}

function startWidgets(
	platform: Platform,
	{ page, problems }: ParsedSettings
): readonly PreparedWidget[] {
	const assets = ( platform.find( 'chaty_assets' ) ?? {} ) as Assets;
	const tell = ( message: string ) => {
		if ( assets.debug ) {
			platform.log( `Chaty: ${ message }` );
		}
	};
	const parts: PageParts = {
		platform,
		page,
		assets,
		device: readDevice( platform.readFacts().userAgent ),
		loadView: createBundleLoader( platform, 'widget', assets.widget ),
		loadRules: createBundleLoader( platform, 'triggers', [
			assets.triggers,
		] ),
		loadLinks: createBundleLoader( platform, 'single_channel', [
			assets.single_channel,
		] ),
		tell,
	};
	problems.forEach( ( { path, reason } ) => tell( `${ path } ${ reason }` ) );
	return page.widgets.flatMap( ( widget ) => {
		// One broken widget never hides the others.
		const prepared = tryOr( () => prepareWidget( parts, widget ), null );
		return prepared ? [ prepared ] : [];
	} );
}

/** Runs the widgets of a page, now or when its settings arrive. */
export function startPage( platform: Platform ): void {
	const widgets: PreparedWidget[] = [];
	let hasSettings = false;
	publishActions( platform, widgets );
	platform.watchSettings( ( settings ) => {
		const parsed = parsePageSettings( settings );
		if ( parsed ) {
			if ( ! hasSettings && parsed.page.widgets.length ) {
				platform.addStyles( css );
				hasSettings = true;
			}
			widgets.push( ...startWidgets( platform, parsed ) );
		}
	} );
	platform.whenLoaded( () => {
		if ( ! hasSettings ) {
			platform.log( NO_SETTINGS );
		}
	} );
}
