import {
	CLOSED,
	reducePanel,
	type PanelEvent,
	type PanelState,
} from '../domain/panel-machine';
import { widgetClickEvent } from '../domain/tracking';
import type { WidgetBrowser } from '../browser/types';
import { widgetApi } from '../browser/widget';
import type { ContactFormStore } from '../services/contact-form-store';
import { isDismissed, rememberDismissal } from '../services/dismissals';
import { createStore, type Store } from '../services/store';
import {
	getUsableChannels,
	type UsableChannel,
} from '../services/usable-channels';
import { readBoolean } from '../../shared/raw-values';
import type { WidgetContext } from '../services/context';
import { dismiss } from './dismiss';

/** Everything the open widget is drawn from. */
export interface WidgetController extends WidgetContext {
	readonly browser: WidgetBrowser;
	readonly container: HTMLElement;
	readonly channels: readonly UsableChannel[];
	readonly panel: Store< PanelState, PanelEvent >;
	/** Whether there is a list to open, and not only one channel in the launcher's place. */
	readonly hasList: boolean;
	/** Channel → its contact form, once it was opened. */
	readonly forms: Map< string, ContactFormStore >;
}

/** The open widgets of this page. */
const views = new Set< WidgetController >();

/** Tells the page when the widget opens and closes. */
function emitOpenState(
	{ browser, widget }: WidgetController,
	isOpen: boolean
): void {
	browser.emit( isOpen ? 'chaty:opened' : 'chaty:closed', {
		widget: widget.id,
	} );
}

/** One widget is open at a time: what the visitor asks for closes the others. */
function closeOthers( controller: WidgetController ): void {
	for ( const other of views ) {
		if ( other !== controller && other.panel.get().name !== 'closed' ) {
			dismiss( other, false );
		}
	}
}

/** What follows from each change of what is open. */
function followPanel( controller: WidgetController ): void {
	const { panel, container } = controller;
	let before = panel.get();
	panel.subscribe( () => {
		const from = before;
		const state = panel.get();
		before = state;
		container.classList.toggle( 'form-open', state.name === 'panel' );
		if ( ( from.name === 'closed' ) !== ( state.name === 'closed' ) ) {
			emitOpenState( controller, state.name !== 'closed' );
		}
		if ( from.name === 'panel' && ! from.isUserInitiated ) {
			rememberDismissal( controller, from.channel );
		}
		if ( state.name !== 'closed' && state.isUserInitiated ) {
			closeOthers( controller );
		}
	} );
}

/** Spec section 4: a chat that is marked to open by itself does so, unless the visitor closed it before. */
function openByItself( controller: WidgetController ): void {
	const marked = controller.channels.find(
		( { channel, action } ) =>
			action.kind === 'panel' &&
			action.panel === 'chat' &&
			readBoolean( channel.raw, 'is_default_open' )
	);
	const isTaken = [ ...views ].some(
		( { panel } ) => panel.get().name === 'panel'
	);
	if (
		marked &&
		! isTaken &&
		! isDismissed( controller, marked.channel.slug )
	) {
		controller.panel.send( {
			type: 'open-panel',
			channel: marked.channel.slug,
			isUserInitiated: false,
		} );
	}
}

/** Reads the widget's channels in full and starts its state: closed, or with the chat that opens by itself. */
export function createController(
	container: HTMLElement,
	context: WidgetContext
): WidgetController {
	const hasList = context.rawChannels.length > 1;
	const controller: WidgetController = {
		...context,
		browser: { ...context.browser, ...widgetApi },
		container,
		channels: getUsableChannels( context ),
		hasList,
		panel: createStore< PanelState, PanelEvent >(
			( state, event ) => reducePanel( state, event, hasList ),
			CLOSED
		),
		forms: new Map(),
	};
	followPanel( controller );
	openByItself( controller );
	views.add( controller );
	return controller;
}

/** Whether the list is open only as long as the pointer or the focus is there. The launcher then stays. */
export function isOpenByHover( { widget, panel }: WidgetController ): boolean {
	const state = panel.get();
	return (
		widget.defaultState === 'hover' &&
		state.name === 'open' &&
		! state.isUserInitiated
	);
}

/**
 * What an event means to this widget: one of a single channel opens that channel's panel, when a script
 * of the page asks for it; a press under a list that is open for the pointer makes it stay.
 */
function readEvent(
	controller: WidgetController,
	event: PanelEvent
): PanelEvent {
	const { channels, hasList } = controller;
	const [ single ] = channels;
	if (
		event.type === 'open' &&
		! hasList &&
		single?.action.kind === 'panel'
	) {
		const { isUserInitiated } = event;
		return {
			type: 'open-panel',
			channel: single.channel.slug,
			isUserInitiated,
		};
	}
	return event.type === 'toggle' && isOpenByHover( controller )
		? { type: 'open', isUserInitiated: true }
		: event;
}

/** The visitor has opened the list: a click of the launcher, to whoever counts, and no more auto hide. */
export function trackWidgetClick( {
	browser,
	tracker,
	onInteraction,
}: WidgetController ): void {
	browser.afterPaint( () =>
		tracker.track( widgetClickEvent( tracker.read() ) )
	);
	onInteraction();
}

/** Does what the launcher, a script of the page or a default state asks for. */
export function handleRequest(
	controller: WidgetController,
	event: PanelEvent
): void {
	controller.panel.send( readEvent( controller, event ) );
	if ( event.type === 'toggle' ) {
		trackWidgetClick( controller );
	}
}
