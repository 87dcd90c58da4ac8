/** Nothing is open, the list of channels, or a channel's panel. */
export type PanelState =
	| { readonly name: 'closed' }
	| {
			readonly name: 'open';
			/** Whether the visitor opened it, so that the focus may move there. */
			readonly isUserInitiated: boolean;
	  }
	| {
			readonly name: 'panel';
			readonly channel: string;
			readonly isUserInitiated: boolean;
	  };

export type PanelEvent =
	| {
			readonly type: 'open';
			readonly isUserInitiated: boolean;
			/** Whether it is a press on the launcher, which counts as a click. */
			readonly isPress?: boolean | undefined;
	  }
	/** A press on the launcher. */
	| { readonly type: 'toggle' }
	| {
			readonly type: 'open-panel';
			readonly channel: string;
			readonly isUserInitiated: boolean;
	  }
	/** From a panel back to the list. */
	| { readonly type: 'close-panel' }
	| { readonly type: 'close' };

export const CLOSED: PanelState = { name: 'closed' };

/** docs/how-it-works.md, "Opening and closing". Without a list, as with a single channel, a panel leads back to nothing. */
export function reducePanel(
	state: PanelState,
	event: PanelEvent,
	hasList: boolean
): PanelState {
	const list = ( isUserInitiated: boolean ): PanelState =>
		hasList ? { name: 'open', isUserInitiated } : CLOSED;
	switch ( event.type ) {
		case 'open':
			return state.name === 'closed' ||
				( state.name === 'open' &&
					event.isUserInitiated &&
					! state.isUserInitiated )
				? list( event.isUserInitiated )
				: state;
		case 'toggle':
			return state.name === 'open' ? CLOSED : list( true );
		case 'open-panel':
			return {
				name: 'panel',
				channel: event.channel,
				isUserInitiated: event.isUserInitiated,
			};
		case 'close-panel':
			return state.name === 'panel' ? list( true ) : state;
		case 'close':
			return CLOSED;
	}
}
