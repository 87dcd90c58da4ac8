import { getDeviceName, getDeviceSlugs } from '../domain/plan';
import type { PanelEvent } from '../domain/panel-machine';
import type { VisibilityState } from '../domain/visibility-machine';
import type {
	BarePage,
	LoadBundle,
	PageContext,
	PreparedWidget,
	Request,
	StartedWidget,
} from '../services/context';
import { createTracker, type Tracker } from '../services/tracker';
import { isMounted, mountLauncher } from './mount-launcher';

/** A page, and how later bundles are loaded there. */
export interface LoaderContext extends BarePage {
	readonly load: LoadBundle;
}

type Parts = LoaderContext &
	PageContext &
	PreparedWidget & {
		/** Slugs of its channels on this device. */
		readonly slugs: readonly string[];
		readonly tracker: Tracker;
	};

/** Whether a widget has a channel, and does not show already. */
function canShow( { widget, container, slugs, debug }: Parts ): boolean {
	const isThere = isMounted( widget.id );
	if ( ! isThere && slugs.length ) {
		return true;
	}
	const reason = isThere ? 'already-on-page' : 'no-channel';
	debug( `widget ${ widget.id } does not show: ${ reason }` );
	container.remove();
	return false;
}

/** Shows a widget at once, or when its conditions and triggers say so. */
function showOrWait( parts: Parts ): StartedWidget {
	const { widget, container, load } = parts;
	let request: Request | undefined;
	let showNow: ( () => void ) | undefined;
	let wanted: PanelEvent | undefined;

	const open = () => wanted && request?.( wanted );

	function show() {
		// Checked again: while the widget waited, the same settings may have come a second time.
		if ( canShow( parts ) ) {
			const onInteraction = () => showNow?.();
			request = mountLauncher( { ...parts, onInteraction } );
			open();
		}
	}

	function onState( state: VisibilityState ) {
		if ( request ) {
			container.classList.toggle( 'active', state !== 'auto-hidden' );
		} else if ( state !== 'hidden' ) {
			show();
		}
	}

	async function decide() {
		const evaluate = await load( 'triggers' );
		showNow = await evaluate?.( { ...parts, onState } );
		void ( showNow ? wanted && showNow() : container.remove() );
	}

	const decided = widget.conditions ? canShow( parts ) && decide() : show();
	return {
		...parts,
		id: widget.id,
		async open( isPress ) {
			wanted = { type: 'open', isUserInitiated: true, isPress };
			showNow?.();
			open();
			await decided;
			return !! ( request || showNow );
		},
		close() {
			wanted = undefined;
			request?.( { type: 'close' } );
		},
	};
}

/** Starts a widget, if it has an available channel and is not on the page already. */
export function startWidget(
	given: Omit< Parts, 'slugs' | 'tracker' >
): StartedWidget {
	const { browser, widget, container, device } = given;
	// Moves printed widgets behind the content, also those that wait: they keep their order, whichever shows first.
	if ( container.isConnected ) {
		browser.append( container );
	}
	const slugs = getDeviceSlugs( widget, device );
	// Where the device decides what the launcher is.
	const variant = container.querySelector< HTMLTemplateElement >(
		`template[data-device=${ getDeviceName( device ) }]`
	);
	if ( variant ) {
		container.replaceChildren( variant.content );
	}
	return showOrWait( {
		...given,
		slugs,
		tracker: createTracker( { ...given, slugs } ),
	} );
}
