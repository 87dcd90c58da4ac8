import { getDeviceName, getDeviceSlugs } from '../domain/plan';
import type { VisibilityState } from '../domain/visibility-machine';
import type {
	LoadBundle,
	PageContext,
	PreparedWidget,
} from '../services/context';
import { createTracker, type Tracker } from '../services/tracker';
import {
	isMounted,
	mountLauncher,
	type MountedLauncher,
} from './mount-launcher';

/** A page, and how later bundles are loaded there. */
export interface LoaderContext extends Omit< PageContext, 'page' > {
	readonly load: LoadBundle;
}

/** A widget that shows now or when a trigger fires. */
export interface WidgetInstance {
	readonly id: string;
	/** Shows it whatever its triggers, and opens it; resolves to false where a condition does not hold. */
	open: () => Promise< boolean >;
	close: () => void;
}

type Parts = LoaderContext &
	PageContext &
	PreparedWidget & {
		/** Slugs of its channels on this device. */
		readonly slugs: readonly string[];
		readonly tracker: Tracker;
	};

/** Whether a widget has a channel, and does not show already. */
function canShow( {
	widget: { id },
	container,
	slugs,
	debug,
}: Parts ): boolean {
	const isThere = isMounted( id );
	if ( isThere || ! slugs.length ) {
		const reason = isThere ? 'already-on-page' : 'no-channel';
		debug( `widget ${ id } does not show: ${ reason }` );
		container.remove();
		return false;
	}
	return true;
}

/** Shows a widget at once, or when its conditions and triggers say so. */
function startInstance( parts: Parts ): Omit< WidgetInstance, 'id' > {
	const { widget, container } = parts;
	let launcher: MountedLauncher | undefined;
	let showNow: ( () => void ) | undefined;
	let shouldOpen = false;
	const openNow = () =>
		launcher?.request( { type: 'open', isUserInitiated: true } );
	const onInteraction = () => showNow?.();

	function show() {
		// Checked again: while it waited, the same settings may have come a second time.
		if ( canShow( parts ) ) {
			launcher = mountLauncher( { ...parts, onInteraction } );
			void ( shouldOpen && openNow() );
		}
	}

	function onState( state: VisibilityState ) {
		if ( launcher ) {
			container.classList.toggle( 'active', state !== 'auto-hidden' );
		} else if ( state !== 'hidden' ) {
			show();
		}
	}

	async function decide() {
		const evaluate = await parts.load( 'triggers' );
		showNow = await evaluate?.( { ...parts, onState } );
		if ( ! showNow ) {
			container.remove();
		} else if ( shouldOpen ) {
			showNow();
		}
	}

	const decided = widget.conditions ? decide() : show();
	return {
		async open() {
			shouldOpen = true;
			showNow?.();
			openNow();
			await decided;
			return !! ( launcher || showNow );
		},
		close() {
			shouldOpen = false;
			launcher?.request( { type: 'close' } );
		},
	};
}

/** Starts a widget; `null` when it has no available channel or is on the page already. */
export function createWidgetInstance(
	given: Omit< Parts, 'slugs' | 'tracker' >
): WidgetInstance | null {
	const { widget, container, device } = given;
	const slugs = getDeviceSlugs( widget, device );
	const tracker = createTracker( { ...given, slugs } );
	const parts = { ...given, slugs, tracker };
	if ( ! canShow( parts ) ) {
		return null;
	}
	// Where the device decides what the launcher is.
	const variant = container.querySelector< HTMLTemplateElement >(
		`template[data-device=${ getDeviceName( device ) }]`
	);
	if ( variant ) {
		container.replaceChildren( variant.content );
	}
	return { id: widget.id, ...startInstance( parts ) };
}
