import {
	CLOSED,
	reducePanel,
	type PanelEvent,
	type PanelState,
} from '../domain/panel-machine';
import { findBundle } from '../services/bundle-loader';
import type { LauncherContext } from '../services/context';
import { createStore, type Store } from '../services/store';

/**
 * What is open. While the panels' bundle arrives for a panel, what is open stays and the container is
 * busy; a later event takes the panel's place.
 */
export function createPanelStore(
	container: HTMLElement,
	{ browser, load, slugs }: LauncherContext
): Store< PanelState, PanelEvent > {
	const store = createStore< PanelState, PanelEvent >(
		( state, event ) => reducePanel( state, event, slugs.length > 1 ),
		CLOSED
	);
	let last: PanelEvent;

	async function send( event: PanelEvent ) {
		last = event;
		const mustWait =
			event.type === 'open-panel' && ! findBundle( browser, 'panels' );
		container.toggleAttribute( 'data-busy', mustWait );
		// Without an await, an event changes the state at once.
		const isReady = ! mustWait || ( await load( 'panels' ) );
		if ( last === event ) {
			container.removeAttribute( 'data-busy' );
			if ( isReady ) {
				store.send( event );
			}
		}
	}

	return { ...store, send };
}
