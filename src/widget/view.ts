import {
	CLOSED,
	reducePanel,
	type PanelEvent,
	type PanelState,
} from '../domain/panel-machine';
import { launcherStat } from '../domain/stats';
import type { ViewPlatform } from '../platform/platform';
import { viewGates } from '../platform/view-gates';
import { createStore, type Store } from '../services/store';
import {
	usableChannels,
	type UsableChannel,
} from '../services/usable-channels';
import type { WidgetCore } from '../services/widget-core';

/** Everything the open widget is drawn from. */
export interface WidgetView extends WidgetCore {
	readonly platform: ViewPlatform;
	readonly container: HTMLElement;
	readonly channels: readonly UsableChannel[];
	readonly panel: Store< PanelState, PanelEvent >;
	/** Whether there is a list to open, and not only one channel in the launcher's place. */
	readonly hasList: boolean;
}

/** Tells the page when the widget opens and closes. */
function announce( { panel, platform, widget }: WidgetView ): void {
	let wasOpen = false;
	panel.subscribe( () => {
		const isOpen = panel.get().name !== 'closed';
		if ( isOpen !== wasOpen ) {
			wasOpen = isOpen;
			platform.emit( isOpen ? 'chaty:opened' : 'chaty:closed', {
				widget: widget.id,
			} );
		}
	} );
}

/** Reads the widget's channels in full and starts its state, closed. */
export function createView(
	container: HTMLElement,
	core: WidgetCore
): WidgetView {
	const hasList = core.seeds.length > 1;
	const view = {
		...core,
		platform: { ...core.platform, ...viewGates },
		container,
		channels: usableChannels( core ),
		hasList,
		panel: createStore< PanelState, PanelEvent >(
			( state, event ) => reducePanel( state, event, hasList ),
			CLOSED
		),
	};
	announce( view );
	return view;
}

/** Does what the launcher, a script of the page or a default state asks for. */
export function handleRequest(
	{ platform, panel, counter, onUse }: WidgetView,
	event: PanelEvent
): void {
	panel.send( event );
	if ( event.type === 'toggle' ) {
		platform.afterPaint( () =>
			counter.count( launcherStat( counter.read() ) )
		);
	}
	if ( event.type === 'toggle' || event.type === 'open-panel' ) {
		onUse();
	}
}
