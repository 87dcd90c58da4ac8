import {
	CLOSED,
	reducePanel,
	type PanelEvent,
	type PanelState,
} from '../domain/panel-machine';
import { widgetClickEvent } from '../domain/tracking';
import { parseContext } from './parse-context';
import type { WidgetBrowser } from '../browser/types';
import { widgetApi } from '../browser/widget';
import type { ContactFormStore } from '../services/contact-form-store';
import { isDismissed, rememberDismissal } from '../services/dismissals';
import { createStore, type Store } from '../services/store';
import {
	getUsableChannels,
	type UsableChannel,
} from '../services/usable-channels';
import type { LauncherContext, WidgetContext } from '../services/context';

/** State and handlers of an open widget. */
export interface WidgetController extends WidgetContext {
	readonly browser: WidgetBrowser;
	readonly container: HTMLElement;
	readonly channels: readonly UsableChannel[];
	readonly panel: Store< PanelState, PanelEvent >;
	/** Whether there is a list to open, and not only a single channel. */
	readonly hasList: boolean;
	/** Slug → its contact form, once it was opened. */
	readonly forms: Map< string, ContactFormStore >;
}

/** The open widgets of this page. */
const controllers = new Set< WidgetController >();

/**
 * Closes what is open. Escape leads from a panel back to the list, and so does a press elsewhere where
 * the owner wants the list open.
 */
export function dismiss(
	{ widget, panel }: WidgetController,
	isEscape: boolean
): void {
	const { name } = panel.get();
	const isListPinned = widget.defaultState === 'open';
	if ( name === 'panel' && ( isEscape || isListPinned ) ) {
		panel.send( { type: 'close-panel' } );
	} else if ( name === 'panel' || ! isListPinned ) {
		panel.send( { type: 'close' } );
	}
}

/** One widget is open at a time: what the visitor opens closes the others. */
function closeOthers( controller: WidgetController ): void {
	for ( const other of controllers ) {
		if ( other !== controller && other.panel.get().name !== 'closed' ) {
			dismiss( other, false );
		}
	}
}

/** Handles each change of the panel's state. */
function followPanel( controller: WidgetController ): void {
	const { panel, container, browser, widget } = controller;
	let before = panel.get();
	panel.subscribe( () => {
		const from = before;
		const state = panel.get();
		const isOpen = state.name !== 'closed';
		before = state;
		container.classList.toggle( 'form-open', state.name === 'panel' );
		if ( isOpen !== ( from.name !== 'closed' ) ) {
			browser.emit( isOpen ? 'chaty:opened' : 'chaty:closed', {
				widget: widget.id,
			} );
		}
		if ( from.name === 'panel' && ! from.isUserInitiated ) {
			rememberDismissal( controller, from.channel );
		}
		if ( state.name !== 'closed' && state.isUserInitiated ) {
			closeOthers( controller );
		}
	} );
}

/** docs/how-it-works.md, "Opening and closing": a chat opens by itself unless another panel is open. */
function openDefaultPanel( controller: WidgetController ): void {
	const usable = controller.channels.find(
		( { channel, action } ) =>
			channel.isDefaultOpen &&
			action.kind === 'panel' &&
			action.panel === 'chat'
	);
	const hasPanel = [ ...controllers ].some(
		( { panel } ) => panel.get().name === 'panel'
	);
	if (
		usable &&
		! hasPanel &&
		! isDismissed( controller, usable.channel.slug )
	) {
		controller.panel.send( {
			type: 'open-panel',
			channel: usable.channel.slug,
			isUserInitiated: false,
		} );
	}
}

export function createController(
	container: HTMLElement,
	context: LauncherContext
): WidgetController {
	const hasList = context.slugs.length > 1;
	const controller: WidgetController = {
		...parseContext( context ),
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
	openDefaultPanel( controller );
	controllers.add( controller );
	return controller;
}

/** Whether the list is open only as long as the pointer or the focus is there. The launcher then stays. */
export function isOpenByHover(
	{ widget, panel }: WidgetController,
	state = panel.get()
): boolean {
	return (
		widget.defaultState === 'hover' &&
		state.name === 'open' &&
		! state.isUserInitiated
	);
}

/**
 * Translates a request: opening a widget with a single channel opens that channel's panel, and a press
 * on a launcher whose list is open by hover makes the list stay.
 */
function toPanelEvent(
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
		return { ...event, type: 'open-panel', channel: single.channel.slug };
	}
	return event.type === 'toggle' && isOpenByHover( controller )
		? { type: 'open', isUserInitiated: true }
		: event;
}

/** The visitor has opened the list: counts a click on the widget, and ends auto hide. */
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

/** Handles what the launcher, a script of the page or a default state requests. */
export function handleRequest(
	controller: WidgetController,
	event: PanelEvent
): void {
	controller.panel.send( toPanelEvent( controller, event ) );
	if ( event.type === 'toggle' ) {
		trackWidgetClick( controller );
	}
}
