import {
	CLOSED,
	reducePanel,
	type PanelEvent,
	type PanelState,
} from '../domain/panel-machine';
import { findBundle } from '../services/bundle-loader';
import type { LauncherContext } from '../services/context';
import { createStore, type Store } from '../services/store';
import {
	getPanelBundle,
	type UsableChannel,
} from '../services/usable-channels';

/**
 * The store of what is open. While a panel's bundle loads, the state stays and the container is busy; a later event
 * replaces the one that opens the panel.
 */
export function createPanelStore(
	container: HTMLElement,
	{ browser, load, slugs }: LauncherContext,
	channels: readonly UsableChannel[]
): Store< PanelState, PanelEvent > {
	const store = createStore< PanelState, PanelEvent >(
		( state, event ) => reducePanel( state, event, slugs.length > 1 ),
		CLOSED
	);
	let last: PanelEvent;

	async function send( event: PanelEvent ) {
		last = event;
		const bundle =
			event.type === 'open-panel' &&
			getPanelBundle(
				channels.find(
					( { channel } ) => channel.slug === event.channel
				)
			);
		const missing = bundle && ! findBundle( browser, bundle ) && bundle;
		container.toggleAttribute( 'data-busy', !! missing );
		// Without an await, an event changes the state at once.
		const isReady = ! missing || ( await load( missing ) );
		if ( last === event ) {
			container.removeAttribute( 'data-busy' );
			if ( isReady ) {
				store.send( event );
			}
		}
	}

	return { ...store, send };
}
