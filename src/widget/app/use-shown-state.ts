import {
	startTransition,
	useDeferredValue,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { CLOSED, type PanelState } from '../domain/panel-machine';
import type { WidgetController } from './widget-controller';

/**
 * The state that shows, and whether the list is drawn. A press on the launcher only has to show
 * the list, because it was drawn while the page was idle. Anything else, such as a panel, is drawn
 * after the press in tasks that leave room for a paint; until then the former state shows.
 *
 * The first render matches the printed markup, whatever was requested meanwhile, so that React can
 * hydrate it; the store's state follows at once.
 */
export function useShownState(
	controller: WidgetController
): readonly [ PanelState, boolean ] {
	const { panel } = controller;
	const state = useSyncExternalStore(
		panel.subscribe,
		panel.get,
		() => CLOSED
	);
	const isDrawn = useDeferredValue( state ) === state;
	const shown = useRef< PanelState >( CLOSED );
	const [ isListDrawn, setIsListDrawn ] = useState( false );
	useEffect( () => {
		if ( controller.hasList ) {
			controller.browser.whenIdle( () =>
				startTransition( () => setIsListDrawn( true ) )
			);
		}
	}, [ controller ] );
	// Not the deferred value itself: it may be from before the state that showed last.
	if (
		isDrawn ||
		state.name === 'closed' ||
		( state.name === 'open' && isListDrawn )
	) {
		shown.current = state;
	}
	return [ shown.current, isListDrawn || shown.current.name === 'open' ];
}
