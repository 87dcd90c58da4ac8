import { useEffect, useRef } from 'react';
import type { PanelState } from '../domain/panel-machine';
import type { WidgetView } from './view';

/** What takes the focus, inside the container, when the widget comes to a state: the first that is there. */
const TARGETS: Record< PanelState[ 'name' ], string > = {
	closed: '.chaty-i-trigger a, .chaty-i-trigger button',
	open: '.chaty-channel-list a, .chaty-channel-list button',
	panel: '.chaty-outer-forms .chaty-input-field',
};

/**
 * Moves the keyboard's focus with what opens and closes: into the list or the panel that the
 * visitor asked for, back to the channel whose panel closed, and back to the launcher. It never
 * takes the focus from elsewhere on the page when something merely closes or opens by itself.
 */
export function useFocusReturn(
	{ container, platform, panel, widget }: WidgetView,
	state: PanelState
): void {
	const previous = useRef< PanelState >( state );
	const wasInside = useRef( false );
	useEffect(
		() =>
			panel.subscribe( () => {
				const focused = platform.findFocus();
				wasInside.current =
					focused !== null && container.contains( focused );
			} ),
		[ container, panel, platform ]
	);
	useEffect( () => {
		const from = previous.current;
		previous.current = state;
		const isWanted =
			state.name === 'panel' ||
			( state.name === 'open' && from.name === 'closed'
				? state.isAsked
				: wasInside.current );
		if ( from === state || ! isWanted ) {
			return undefined;
		}
		const back =
			from.name === 'panel' && state.name === 'open'
				? `[id="${ from.channel }-${ widget.id }-channel"] :is(a, button)`
				: TARGETS[ state.name ];
		return platform.afterPaint( () => {
			const find = ( selector: string ) =>
				container.querySelector< HTMLElement >( selector );
			const target = find( back ) ?? find( '.chaty-outer-forms button' );
			target?.focus( { preventScroll: true } );
		} );
	}, [ container, platform, state, widget.id ] );
}
