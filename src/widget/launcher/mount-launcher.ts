import type { Cleanup } from '../../shared/types';
import type { PanelEvent } from '../domain/panel-machine';
import { stackAbove } from '../domain/position';
import type { Position } from '../domain/settings/types';
import { impressionEvent, shouldTrack } from '../domain/tracking';
import { isDismissed } from '../services/dismissals';
import { createQueue } from '../services/queue';
import type {
	MountApp,
	RenderSingleChannel,
	WidgetContext,
} from '../services/context';
import { renderLauncher } from './render-launcher';

/** A widget that is on the page. */
export interface MountedLauncher {
	readonly container: HTMLElement;
	request: ( event: PanelEvent ) => void;
}

type Initial = Pick< WidgetContext, 'cta' | 'badge' | 'effect' >;

export type MountParts = Omit< WidgetContext, keyof Initial | 'request' > & {
	readonly loadApp: () => Promise< MountApp | undefined >;
	/** Missing where the widget has more than one channel. */
	readonly renderSingleChannel: RenderSingleChannel | undefined;
};

/** Events before a press: they already load the open widget, still closed. */
const INTENT_EVENTS = [ 'pointerenter', 'focusin', 'touchstart' ];

/** Positions of this page's widgets by their id. */
const mounted = new Map< string, Position >();

/** What draws attention to the launcher (docs/how-it-works.md, "Launcher"). */
function getInitial( { browser, widget, tracker }: MountParts ): Initial {
	const { ctaMode, ctaText, pendingCount, effect } = widget;
	const { log, now } = tracker.read();
	const isUnused = shouldTrack( log, 'c-widget', now );
	const wasSeen = log.some( ( { k } ) => k === 'v-widget' );
	const hasCta =
		ctaMode === 'all_time' || ( ctaMode === 'first_click' && ! wasSeen );
	return {
		cta: hasCta && ctaText ? browser.readRichText( ctaText ) : [],
		badge: isUnused ? pendingCount : 0,
		effect: isUnused && effect !== 'none' ? effect : '',
	};
}

/** Returns what loads the open widget and hands over to it, which intent does too. */
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
			...INTENT_EVENTS.map( ( type ) =>
				browser.listen( container, type, mount )
			),
			browser.listen( launcher, 'click', () =>
				queue.push( { type: 'toggle' } )
			),
		];
	}
	return mount;
}

/** Whether a chat opens by itself that the visitor has not dismissed. */
const hasDefaultOpenPanel = ( context: WidgetContext ): boolean =>
	context.rawChannels.some(
		( { isDefaultOpen, slug } ) =>
			isDefaultOpen && ! isDismissed( context, slug )
	);

/** Puts a widget on the page. `null` when its single channel is not usable. */
export function mountLauncher( parts: MountParts ): MountedLauncher | null {
	const { browser, widget, rawChannels, tracker } = parts;
	const queue = createQueue< PanelEvent >( ( { type } ) => {
		// What is not open need not be closed.
		if ( type !== 'close' && single?.hasPanel !== false ) {
			container.toggleAttribute( 'data-busy', true );
			void mount();
		}
	} );
	const context = { ...parts, ...getInitial( parts ), request: queue.push };
	const isSingle = rawChannels.length === 1;
	const single =
		( isSingle && parts.renderSingleChannel?.( context ) ) || null;
	if ( isSingle && ! single ) {
		return null;
	}
	const position = {
		...widget.position,
		bottom: stackAbove( widget.position, [ ...mounted.values() ] ),
	};
	const container = renderLauncher( context, position, single );
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
