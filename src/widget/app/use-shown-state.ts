import {
	startTransition,
	useDeferredValue,
	useEffect,
	useState,
	useSyncExternalStore,
} from 'react';
import { CLOSED, type PanelState } from '../domain/panel-machine';
import type { WidgetController } from './widget-controller';

/**
 * The state that shows, and whether the list is drawn. A press on the launcher only has to show
 * the list, because it was drawn while the page was idle. What is not drawn yet, a panel for instance,
 * follows the press in tasks that leave room for a paint; until then what was open stays.
 *
 * The first render is what was printed, whatever was requested meanwhile, so that React can hydrate
 * that markup; the store's state follows at once.
 */
export function useShownState(
	controller: WidgetController
): readonly [ PanelState, boolean ] {
	const { browser, panel, hasList } = controller;
	const state = useSyncExternalStore(
		panel.subscribe,
		panel.get,
		() => CLOSED
	);
	const drawn = useDeferredValue( state );
	const [ isListDrawn, setIsListDrawn ] = useState( false );
	useEffect( () => {
		if ( hasList ) {
			browser.whenIdle( () =>
				startTransition( () => setIsListDrawn( true ) )
			);
		}
	}, [ browser, hasList ] );
	const isReady =
		state.name === 'closed' || ( state.name === 'open' && isListDrawn );
	const shown = isReady ? state : drawn;
	return [ shown, isListDrawn || shown.name === 'open' ];
}
