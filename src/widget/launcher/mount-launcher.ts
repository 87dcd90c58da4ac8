import type { Cleanup } from '../../shared/types';
import type { PanelEvent } from '../domain/panel-machine';
import { stackAbove } from '../domain/position';
import type { Position } from '../domain/settings/types';
import { readBoolean } from '../../shared/raw-values';
import { impressionEvent } from '../domain/tracking';
import { isDismissed } from '../services/dismissals';
import { createQueue } from '../services/queue';
import type {
	RenderSingleChannel,
	MountApp,
	WidgetContext,
} from '../services/context';
import { renderLauncher } from './render-launcher';
import { applySettings } from './apply-settings';
import { getInitialState } from './initial-state';

/** A widget that stands on the page. */
export interface MountedLauncher {
	readonly container: HTMLElement;
	request: ( event: PanelEvent ) => void;
}

export type MountParts = Omit<
	WidgetContext,
	'cta' | 'badge' | 'effect' | 'request'
> & {
	readonly loadApp: () => Promise< MountApp | undefined >;
	/** Draws the only channel, where there is one. */
	readonly renderSingleChannel: RenderSingleChannel | undefined;
};

/** Signs that a visitor is about to press: the open widget may come already, still closed. */
const INTENT_EVENTS = [ 'pointerenter', 'focusin', 'touchstart' ];

/** The widgets of this page, for the next one to find its place. */
const mounted = new Map< string, Position >();

/** Listens until the open widget does, and hands over to it when a visitor wants it. */
function waitForIntent(
	container: HTMLElement,
	context: MountParts & WidgetContext,
	queue: ReturnType< typeof createQueue< PanelEvent > >,
	single: { release: Cleanup } | null
): () => Promise< void > {
	const { browser, loadApp } = context;
	let cleanups: Cleanup[] = [];

	async function mount() {
		const mountApp = await loadApp();
		container.removeAttribute( 'data-busy' );
		if ( ! mountApp ) {
			// A later press tries again.
			queue.clear();
		} else if ( cleanups.length ) {
			cleanups.forEach( ( cleanup ) => cleanup() );
			cleanups = [];
			queue.attach( mountApp( container, context ) );
		}
	}

	if ( single ) {
		cleanups = [ single.release ];
	} else {
		const launcher = container.querySelector( '.open-chaty' ) as Element;
		cleanups = [
			...INTENT_EVENTS.map( ( sign ) =>
				browser.listen( container, sign, mount )
			),
			browser.listen( launcher, 'click', () =>
				queue.push( { type: 'toggle' } )
			),
		];
	}
	return mount;
}

/** Whether a channel opens by itself, which the visitor has not closed yet. */
const hasDefaultOpenPanel = ( context: WidgetContext ): boolean =>
	context.rawChannels.some(
		( { raw, slug } ) =>
			readBoolean( raw, 'is_default_open' ) &&
			! isDismissed( context, slug )
	);

/** Shows a widget's launcher, and has it open when a visitor wants it. `null` when it has nothing to offer. */
export function mountLauncher( parts: MountParts ): MountedLauncher | null {
	const { browser, widget, rawChannels, tracker, renderSingleChannel } =
		parts;
	const queue = createQueue< PanelEvent >( ( { type } ) => {
		// What is not open needs nothing to be closed.
		if ( type !== 'close' && single?.hasPanel !== false ) {
			container.toggleAttribute( 'data-busy', true );
			void mount();
		}
	} );
	const context = {
		...parts,
		...getInitialState( browser, widget, tracker.read() ),
		request: queue.push,
	};
	const isSingle = rawChannels.length === 1;
	const single = ( isSingle && renderSingleChannel?.( context ) ) || null;
	if ( isSingle && ! single ) {
		return null;
	}
	const container = renderLauncher( context, single );
	const position = {
		...widget.position,
		bottom: stackAbove( widget.position, [ ...mounted.values() ] ),
	};
	applySettings( container, context, position );
	mounted.set( widget.id, position );
	const mount = waitForIntent( container, context, queue, single );
	browser.append( container );
	browser.writeCookie(
		'activechatyWidgets',
		[ ...mounted.keys() ].join(),
		1
	);

	const isOpen = widget.defaultState === 'open' && ! single;
	tracker.track( impressionEvent( tracker.read( isOpen ) ) );
	browser.emit( 'chaty:shown', { widget: widget.id } );
	if ( isOpen ) {
		queue.push( { type: 'open', isUserInitiated: false } );
	} else if ( hasDefaultOpenPanel( context ) ) {
		void mount();
	}
	return { container, request: queue.push };
}
