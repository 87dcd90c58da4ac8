import { useEffect, useRef } from 'react';
import type { PanelState } from '../domain/panel-machine';
import type { WidgetController } from './widget-controller';

/** Selectors inside the container: the first match gets the focus in a state. */
const TARGETS: Record< PanelState[ 'name' ], readonly string[] > = {
	closed: [ '.chaty-i-trigger :is(a, button)' ],
	open: [ '.chaty-channel-list :is(a, button)' ],
	panel: [
		'.chaty-panel-body :is(input, textarea)',
		'.chaty-panel-body :is(a, button)',
	],
};

/** On touch screens the panel itself gets the focus: a field would bring up the virtual keyboard at once. */
const PANEL = '.chaty-outer-forms';

/** A field in which the visitor types meanwhile: React may arrive long after the press. */
const ELSEWHERE = ':read-write:not(.chaty *)';

/** From a panel the focus returns to its channel. */
function getTargets(
	from: PanelState,
	state: PanelState,
	{ browser }: WidgetController
): readonly string[] {
	if ( from.name === 'panel' && state.name === 'open' ) {
		return [ `[data-channel="${ from.channel }"] :is(a, button)` ];
	}
	return state.name === 'panel' && ! browser.canHover()
		? [ PANEL ]
		: [ ...TARGETS[ state.name ], PANEL ];
}

/**
 * Moves the focus into the list or panel that the visitor opened, back to the channel whose panel
 * closed, and back to the launcher. What opens or closes by itself never takes the focus from elsewhere
 * on the page, and nothing takes it from a text field there.
 */
export function useFocusReturn(
	controller: WidgetController,
	state: PanelState
): void {
	const previous = useRef< PanelState >( state );
	const wasInside = useRef( false );
	useEffect( () => {
		const { container, browser, panel } = controller;
		return panel.subscribe( () => {
			wasInside.current = container.contains( browser.findFocus() );
		} );
	}, [ controller ] );
	useEffect( () => {
		const { container, browser } = controller;
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
			if ( browser.findFocus()?.matches( ELSEWHERE ) ) {
				return;
			}
			getTargets( from, state, controller )
				.map( ( selector ) =>
					container.querySelector< HTMLElement >( selector )
				)
				.find( Boolean )
				?.focus( { preventScroll: true } );
		} );
	}, [ state, controller ] );
}
