import type { Cleanup } from '../../shared/types';
import type { PanelEvent } from '../domain/panel-machine';
import { freeBottom } from '../domain/position';
import type { Place } from '../domain/settings/types';
import { readBoolean } from '../../shared/raw-values';
import { viewStat } from '../domain/tracking';
import { isDismissed } from '../services/dismissals';
import { createQueue } from '../services/queue';
import type { DrawOnly, MountView, WidgetCore } from '../services/context';
import { drawWidget } from './render-launcher';
import { dressWidget } from './apply-settings';
import { readFirstLook } from './initial-state';

/** A widget that stands on the page. */
export interface RunningWidget {
	readonly container: HTMLElement;
	request: ( event: PanelEvent ) => void;
}

export type StartParts = Omit<
	WidgetCore,
	'cta' | 'badge' | 'effect' | 'request'
> & {
	readonly loadView: () => Promise< MountView | undefined >;
	/** Draws the only channel, where there is one. */
	readonly drawOnly: DrawOnly | undefined;
};

/** Signs that a visitor is about to press: the open widget may come already, still closed. */
const SIGNS = [ 'pointerenter', 'focusin', 'touchstart' ];

/** The widgets of this page, for the next one to find its place. */
const standing = new Map< string, Place >();

/** Listens until the open widget does, and hands over to it when a visitor wants it. */
function waitForVisitor(
	container: HTMLElement,
	core: StartParts & WidgetCore,
	queue: ReturnType< typeof createQueue< PanelEvent > >,
	only: { release: Cleanup } | null
): () => Promise< void > {
	const { platform, loadView } = core;
	let undos: Cleanup[] = [];

	async function mount() {
		const mountView = await loadView();
		container.removeAttribute( 'data-busy' );
		if ( ! mountView ) {
			// A later press tries again.
			queue.clear();
		} else if ( undos.length ) {
			undos.forEach( ( undo ) => undo() );
			undos = [];
			queue.attach( mountView( container, core ) );
		}
	}

	if ( only ) {
		undos = [ only.release ];
	} else {
		const launcher = container.querySelector( '.open-chaty' ) as Element;
		undos = [
			...SIGNS.map( ( sign ) =>
				platform.listen( container, sign, mount )
			),
			platform.listen( launcher, 'click', () =>
				queue.push( { type: 'toggle' } )
			),
		];
	}
	return mount;
}

/** Whether a channel opens by itself, which the visitor has not closed yet. */
const hasPanelToOpen = ( core: WidgetCore ): boolean =>
	core.seeds.some(
		( { raw, slug } ) =>
			readBoolean( raw, 'is_default_open' ) && ! isDismissed( core, slug )
	);

/** Shows a widget's launcher, and has it open when a visitor wants it. `null` when it has nothing to offer. */
export function startWidget( parts: StartParts ): RunningWidget | null {
	const { platform, widget, seeds, counter, drawOnly } = parts;
	const queue = createQueue< PanelEvent >( ( { type } ) => {
		// What is not open needs nothing to be closed.
		if ( type !== 'close' && only?.hasPanel !== false ) {
			container.toggleAttribute( 'data-busy', true );
			void mount();
		}
	} );
	const core = {
		...parts,
		...readFirstLook( platform, widget, counter.read() ),
		request: queue.push,
	};
	const isSingle = seeds.length === 1;
	const only = ( isSingle && drawOnly?.( core ) ) || null;
	if ( isSingle && ! only ) {
		return null;
	}
	const container = drawWidget( core, only );
	const place = {
		...widget.place,
		bottom: freeBottom( widget.place, [ ...standing.values() ] ),
	};
	dressWidget( container, core, place );
	standing.set( widget.id, place );
	const mount = waitForVisitor( container, core, queue, only );
	platform.append( container );
	platform.writeCookie(
		'activechatyWidgets',
		[ ...standing.keys() ].join(),
		1
	);

	const isOpen = widget.defaultState === 'open' && ! only;
	counter.count( viewStat( counter.read( isOpen ) ) );
	platform.emit( 'chaty:shown', { widget: widget.id } );
	if ( isOpen ) {
		queue.push( { type: 'open', isAsked: false } );
	} else if ( hasPanelToOpen( core ) ) {
		void mount();
	}
	return { container, request: queue.push };
}
