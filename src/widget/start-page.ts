import { readDevice } from '../domain/device';
import type { Assets } from '../domain/settings/model';
import {
	parsePageSettings,
	type ParsedSettings,
} from '../domain/settings/parse-page-settings';
import { attempt } from '../platform/attempt';
import type { Platform } from '../platform/platform';
import { createPartLoader } from '../services/parts';
import {
	prepareWidget,
	type PageParts,
	type PreparedWidget,
} from './prepare-widget';
import css from './launcher.scss';

/** Spec section 8: what the console says when there is nothing to show. */
const NO_SETTINGS = 'Chaty: the settings do not exist, so no widget is shown.';

/** `launch_chaty( which? )` and `close_chaty()` (spec section 2). A number may leave out the id's underscore. */
function publishActions(
	platform: Platform,
	widgets: readonly PreparedWidget[]
): void {
	platform.publish( 'launch_chaty', ( which?: unknown ) => {
		const byId = ( id: string ) =>
			widgets.find( ( widget ) => widget.id === id );
		(
			byId( `${ which }` ) ??
			byId( `_${ which }` ) ??
			widgets[ 0 ]
		)?.open();
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
		loadView: createPartLoader( platform, 'view', assets.view ),
		loadRules: createPartLoader( platform, 'rules', [ assets.rules ] ),
		loadLinks: createPartLoader( platform, 'links', [ assets.links ] ),
		tell,
	};
	problems.forEach( ( { path, reason } ) => tell( `${ path } ${ reason }` ) );
	return page.widgets.flatMap( ( widget ) => {
		// One broken widget never hides the others.
		const prepared = attempt( () => prepareWidget( parts, widget ), null );
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
			if ( ! hasSettings ) {
				platform.addStyles( css );
			}
			hasSettings = true;
			widgets.push( ...startWidgets( platform, parsed ) );
		}
	} );
	platform.whenLoaded( () => {
		if ( ! hasSettings ) {
			platform.log( NO_SETTINGS );
		}
	} );
}
