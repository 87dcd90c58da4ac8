import type { PanelEvent } from '../domain/panel-machine';
import type { WidgetModel } from '../domain/settings/model';
import { isDue, viewStat, type StatFacts } from '../domain/stats';
import type { Undo } from '../platform/platform';
import { createQueue } from '../services/queue';
import type { DrawOnly, MountView, WidgetCore } from '../services/widget-core';
import { drawWidget } from './draw-widget';

/** A widget that stands on the page. */
export interface RunningWidget {
	request( event: PanelEvent ): void;
	/** Whether it is to be seen: auto hide takes it away. */
	setActive( isActive: boolean ): void;
}

export type StartParts = Omit< WidgetCore, 'cta' | 'badge' | 'request' > & {
	readonly loadView: () => Promise< MountView | undefined >;
	/** Draws the only channel, where there is no more than one. */
	readonly drawOnly: DrawOnly | undefined;
};

/** Signs that a visitor is about to press: the open widget's scripts may come already. */
const SIGNS = [ 'pointerenter', 'focusin', 'touchstart' ];

/** Spec section 4: `first_click` shows the call to action on the first view only. */
function hasCta( { ctaView }: WidgetModel, { marks, now }: StatFacts ): boolean {
	return (
		ctaView === 'all_time' ||
		( ctaView === 'first_click' && isDue( marks, 'v-widget', now ) )
	);
}

/** Shows a widget's launcher, and has it open when a visitor wants it. `null` when it has nothing to offer. */
export function startWidget( parts: StartParts ): RunningWidget | null {
	const { platform, widget, seeds, counter, loadView, drawOnly } = parts;
	const facts = counter.read();
	const queue = createQueue< PanelEvent >( () => void mount() );
	const core: WidgetCore = {
		...parts,
		cta:
			widget.ctaText && hasCta( widget, facts )
				? platform.readRichText( widget.ctaText )
				: [],
		badge: isDue( facts.marks, 'c-widget', facts.now ) ? widget.pendingCount : 0,
		request: queue.push,
	};
	const only = drawOnly?.( core ) ?? null;
	if ( seeds.length === 1 && ! only ) {
		return null;
	}
	const container = drawWidget( core, only );
	let releases: Undo[] = only
		? [ only.release ]
		: SIGNS.map( ( sign ) => platform.listen( container, sign, loadView ) );
	const launcher = container.querySelector( '.open-chaty' );
	if ( launcher ) {
		releases.push(
			platform.listen( launcher, 'click', () => queue.push( { type: 'toggle' } ) )
		);
	}

	async function mount() {
		container.toggleAttribute( 'data-busy', true );
		const mountView = await loadView();
		container.removeAttribute( 'data-busy' );
		if ( ! mountView ) {
			// A later press tries again.
			queue.clear();
		} else if ( releases.length ) {
			releases.forEach( ( release ) => release() );
			releases = [];
			queue.attach( mountView( container, core ) );
		}
	}

	platform.append( container );
	const isOpen = widget.defaultState === 'open' && ! only;
	counter.count( viewStat( counter.read( isOpen ) ) );
	platform.emit( 'chaty:shown', { widget: widget.id } );
	if ( isOpen ) {
		queue.push( { type: 'open', isAsked: false } );
	} else if ( widget.defaultState === 'hover' && ! only ) {
		const stop = platform.listen( container, 'pointerenter', () => void mount() );
		releases.push( stop );
	}
	return {
		request: queue.push,
		setActive: ( isActive ) => container.classList.toggle( 'active', isActive ),
	};
}
