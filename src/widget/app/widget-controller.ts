import { THIRD_PARTY, whenConsented } from '../../shared/consent';
import type { PanelEvent } from '../domain/panel-machine';
import { widgetClickEvent } from '../domain/tracking';
import { widgetApi } from '../browser/widget';
import { isDismissed, rememberDismissal } from '../services/dismissals';
import { loadAnalytics } from '../services/report-use';
import {
	getPanelBundle,
	getUsableChannels,
	type UsableChannel,
} from '../services/usable-channels';
import type { LauncherContext, PanelContext } from '../services/context';
import { createPanelStore } from './panel-store';
import { loadPanelsOnIntent } from './load-panels';
import { parseContext } from './parse-context';

/** State and handlers of an open widget. */
export interface WidgetController extends PanelContext {
	readonly container: HTMLElement;
	readonly channels: readonly UsableChannel[];
	/** Whether there is a list to open, and not only a single channel. */
	readonly hasList: boolean;
}

export interface ControllerProps {
	readonly controller: WidgetController;
}

/** The open widgets of this page. */
export const controllers = new Set< WidgetController >();

/**
 * Closes what is open. Escape leads from a panel back to the list, and so does a press elsewhere where
 * the owner wants the list open.
 */
export function dismiss(
	{ widget, panel }: WidgetController,
	isEscape: boolean
): void {
	const isPanel = panel.get().name === 'panel';
	const isListPinned = widget.defaultState === 'open';
	panel.send( {
		type: isListPinned || ( isPanel && isEscape ) ? 'close-panel' : 'close',
	} );
}

/** One widget is open at a time: what the visitor opens closes the others. */
function closeOthers( controller: WidgetController ): void {
	for ( const other of controllers ) {
		if ( other !== controller ) {
			dismiss( other, false );
		}
	}
}

/** Handles each change of the panel's state. */
function followPanel( controller: WidgetController, font?: string ): void {
	const { panel, container, browser, widget } = controller;
	let before = panel.get();
	let hasFont = ! font;
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
			if ( ! hasFont ) {
				hasFont = true;
				whenConsented( browser, THIRD_PARTY, () =>
					browser.addStylesheet( font )
				);
			}
		}
	} );
}

/** Whether a panel is open, or is about to be. */
const hasPanel = ( { panel, container }: WidgetController ) =>
	panel.get().name === 'panel' || container.hasAttribute( 'data-busy' );

/**
 * docs/how-it-works.md, "Opening and closing": a chat opens by itself unless another panel is open, or the
 * visitor has opened the list before its bundle was there.
 */
async function openDefaultPanel( controller: WidgetController ) {
	const { channels, panel, load } = controller;
	const usable = channels.find(
		( one ) =>
			one.channel.isDefaultOpen && getPanelBundle( one ) === 'panel_chat'
	);
	if (
		! usable ||
		isDismissed( controller, usable.channel.slug ) ||
		! ( await load( 'panel_chat' ) )
	) {
		return;
	}
	const state = panel.get();
	const isInUse = state.name === 'open' && state.isUserInitiated;
	if ( ! isInUse && ! [ ...controllers ].some( hasPanel ) ) {
		panel.send( {
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
	const channels = getUsableChannels( context );
	const controller: WidgetController = {
		...parseContext( context ),
		browser: { ...context.browser, ...widgetApi },
		container,
		channels,
		hasList: context.slugs.length > 1,
		panel: createPanelStore( container, context, channels ),
	};
	followPanel( controller, context.widget.font );
	loadPanelsOnIntent( controller );
	controllers.add( controller );
	loadAnalytics( controller );
	void openDefaultPanel( controller );
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
	if (
		event.type === 'toggle' ||
		( event.type === 'open' && event.isPress )
	) {
		trackWidgetClick( controller );
	}
}
