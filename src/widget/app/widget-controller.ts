import {
	CLOSED,
	reducePanel,
	type PanelEvent,
	type PanelState,
} from '../domain/panel-machine';
import { launcherStat } from '../domain/tracking';
import type { ViewPlatform } from '../browser/types';
import { viewGates } from '../browser/widget';
import type { ContactSession } from '../services/contact-form-store';
import { isDismissed, rememberDismissed } from '../services/dismissals';
import { createStore, type Store } from '../services/store';
import {
	usableChannels,
	type UsableChannel,
} from '../services/usable-channels';
import { readBoolean } from '../../shared/raw-values';
import type { WidgetCore } from '../services/context';
import { dismiss } from './dismiss';

/** Everything the open widget is drawn from. */
export interface WidgetView extends WidgetCore {
	readonly platform: ViewPlatform;
	readonly container: HTMLElement;
	readonly channels: readonly UsableChannel[];
	readonly panel: Store< PanelState, PanelEvent >;
	/** Whether there is a list to open, and not only one channel in the launcher's place. */
	readonly hasList: boolean;
	/** Channel → its contact form, once it was opened. */
	readonly forms: Map< string, ContactSession >;
}

/** The open widgets of this page. */
const views = new Set< WidgetView >();

/** Tells the page when the widget opens and closes. */
function announce( { platform, widget }: WidgetView, isOpen: boolean ): void {
	platform.emit( isOpen ? 'chaty:opened' : 'chaty:closed', {
		widget: widget.id,
	} );
}

/** One widget is open at a time: what the visitor asks for closes the others. */
function closeOthers( view: WidgetView ): void {
	for ( const other of views ) {
		if ( other !== view && other.panel.get().name !== 'closed' ) {
			dismiss( other, false );
		}
	}
}

/** What follows from each change of what is open. */
function followPanel( view: WidgetView ): void {
	const { panel, container } = view;
	let before = panel.get();
	panel.subscribe( () => {
		const from = before;
		const state = panel.get();
		before = state;
		container.classList.toggle( 'form-open', state.name === 'panel' );
		if ( ( from.name === 'closed' ) !== ( state.name === 'closed' ) ) {
			announce( view, state.name !== 'closed' );
		}
		if ( from.name === 'panel' && ! from.isAsked ) {
			rememberDismissed( view, from.channel );
		}
		if ( state.name !== 'closed' && state.isAsked ) {
			closeOthers( view );
		}
	} );
}

/** Spec section 4: a chat that is marked to open by itself does so, unless the visitor closed it before. */
function openByItself( view: WidgetView ): void {
	const marked = view.channels.find(
		( { channel, action } ) =>
			action.kind === 'panel' &&
			action.panel === 'chat' &&
			readBoolean( channel.raw, 'is_default_open' )
	);
	const isTaken = [ ...views ].some(
		( { panel } ) => panel.get().name === 'panel'
	);
	if ( marked && ! isTaken && ! isDismissed( view, marked.channel.slug ) ) {
		view.panel.send( {
			type: 'open-panel',
			channel: marked.channel.slug,
			isAsked: false,
		} );
	}
}

/** Reads the widget's channels in full and starts its state: closed, or with the chat that opens by itself. */
export function createView(
	container: HTMLElement,
	core: WidgetCore
): WidgetView {
	const hasList = core.seeds.length > 1;
	const view: WidgetView = {
		...core,
		platform: { ...core.platform, ...viewGates },
		container,
		channels: usableChannels( core ),
		hasList,
		panel: createStore< PanelState, PanelEvent >(
			( state, event ) => reducePanel( state, event, hasList ),
			CLOSED
		),
		forms: new Map(),
	};
	followPanel( view );
	openByItself( view );
	views.add( view );
	return view;
}

/** Whether the list is open only as long as the pointer or the focus is there. The launcher then stays. */
export function isHovered( { widget, panel }: WidgetView ): boolean {
	const state = panel.get();
	return (
		widget.defaultState === 'hover' &&
		state.name === 'open' &&
		! state.isAsked
	);
}

/**
 * What an event means to this widget: one of a single channel opens that channel's panel, when a script
 * of the page asks for it; a press under a list that is open for the pointer makes it stay.
 */
function readEvent( view: WidgetView, event: PanelEvent ): PanelEvent {
	const { channels, hasList } = view;
	const [ only ] = channels;
	if ( event.type === 'open' && ! hasList && only?.action.kind === 'panel' ) {
		const { isAsked } = event;
		return { type: 'open-panel', channel: only.channel.slug, isAsked };
	}
	return event.type === 'toggle' && isHovered( view )
		? { type: 'open', isAsked: true }
		: event;
}

/** The visitor has opened the list: a click of the launcher, to whoever counts, and no more auto hide. */
export function countUse( { platform, counter, onUse }: WidgetView ): void {
	platform.afterPaint( () =>
		counter.count( launcherStat( counter.read() ) )
	);
	onUse();
}

/** Does what the launcher, a script of the page or a default state asks for. */
export function handleRequest( view: WidgetView, event: PanelEvent ): void {
	view.panel.send( readEvent( view, event ) );
	if ( event.type === 'toggle' ) {
		countUse( view );
	}
}
