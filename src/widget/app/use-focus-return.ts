import { useEffect, useRef } from 'react';
import type { PanelState } from '../domain/panel-machine';
import type { WidgetController } from './widget-controller';

/** What takes the focus, inside the container, when the widget comes to a state: the first that is there. */
const TARGETS: Record< PanelState[ 'name' ], readonly string[] > = {
	closed: [ '.chaty-i-trigger :is(a, button)' ],
	open: [ '.chaty-channel-list :is(a, button)' ],
	panel: [
		'.chaty-panel-body :is(input, textarea)',
		'.chaty-panel-body :is(a, button)',
	],
};

/** Where a finger opens panels, a field in focus would bring up the keyboard at once. */
const PANEL = '.chaty-outer-forms';

/** The way back from a panel is its channel. */
function targetsOf(
	from: PanelState,
	state: PanelState,
	{ browser, widget }: WidgetController
): readonly string[] {
	if ( from.name === 'panel' && state.name === 'open' ) {
		const id = `${ from.channel }-${ widget.id }-channel`;
		return [ `[id="${ id }"] :is(a, button)` ];
	}
	return state.name === 'panel' && ! browser.canHover()
		? [ PANEL ]
		: [ ...TARGETS[ state.name ], PANEL ];
}

/**
 * Moves the keyboard's focus with what opens and closes: into the list or the panel that the
 * visitor asked for, back to the channel whose panel closed, and back to the launcher. It never
 * takes the focus from elsewhere on the page when something merely closes or opens by itself.
 */
export function useFocusReturn(
	controller: WidgetController,
	state: PanelState
): void {
	const { container, browser, panel } = controller;
	const previous = useRef< PanelState >( state );
	const wasInside = useRef( false );
	useEffect(
		() =>
			panel.subscribe( () => {
				const focused = browser.findFocus();
				wasInside.current =
					focused !== null && container.contains( focused );
			} ),
		[ container, panel, browser ]
	);
	useEffect( () => {
		const from = previous.current;
		previous.current = state;
		const isWanted =
			state.name === 'panel' ||
			( state.name === 'open' && from.name === 'closed' )
				? state.isUserInitiated
				: wasInside.current;
		if ( from === state || ! isWanted ) {
			return undefined;
		}
		return browser.afterPaint( () => {
			const [ target ] = targetsOf( from, state, controller ).flatMap(
				( selector ) => [
					...container.querySelectorAll< HTMLElement >( selector ),
				]
			);
			target?.focus( { preventScroll: true } );
		} );
	}, [ container, browser, state, controller ] );
}
