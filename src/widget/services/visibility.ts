import type { Cleanup } from '../../shared/types';
import {
	getSources,
	getFirstVisibility,
	reduceVisibility,
	scrollPercent,
	TICK_MS,
	type Visibility,
	type VisibilityEvent,
	type Sources,
} from '../domain/visibility-machine';
import type { Triggers } from '../domain/settings/types';
import type { TriggersBrowser } from '../browser/types';
import { createStore, type Store } from './store';
import type { VisibilityState } from './context';

type Source = keyof Sources;
type VisibilityStore = Store< Visibility, VisibilityEvent >;

const SOURCES = [ 'delay', 'scroll', 'exit', 'hide' ] as const;

interface VisibilityParts {
	readonly browser: TriggersBrowser;
	readonly triggers: Triggers;
	readonly isMobile: boolean;
	/** Exit intent showed the widget. */
	readonly onExit: () => void;
	/** Hears of each state, and answers when the page shows it. */
	readonly onState: ( state: VisibilityState ) => Promise< void > | undefined;
	/** Whether the visitor has the widget in use, which auto hide waits for. */
	readonly isInUse: () => boolean;
}

/** A page that cannot scroll counts as read to its end, once its pictures have given it its height. */
function watchScroll(
	browser: TriggersBrowser,
	percent: number,
	trigger: () => void
): Cleanup {
	let isAvailable = true;
	const read = () => {
		const { top, pageHeight, windowHeight } = browser.readScroll();
		if (
			isAvailable &&
			scrollPercent( top, pageHeight, windowHeight ) >= percent
		) {
			trigger();
		}
	};
	// Never at once: whoever starts this must hold its undo first.
	void Promise.resolve().then( () => browser.whenLoaded( read ) );
	const stop = browser.listen( 'window', 'scroll', read );
	return () => {
		isAvailable = false;
		stop();
	};
}

/** The seconds count from when the widget stands there: its scripts may be on their way. */
function startHiding(
	{ browser, isInUse }: VisibilityParts,
	send: VisibilityStore[ 'send' ],
	shown: Promise< void > | undefined
): Cleanup {
	let isAvailable = true;
	let stop: Cleanup = () => undefined;
	void Promise.resolve( shown ).then( () => {
		if ( isAvailable ) {
			stop = browser.every( TICK_MS, () => isInUse() || send( 'tick' ) );
		}
	} );
	return () => {
		isAvailable = false;
		stop();
	};
}

function startSource(
	source: Source,
	parts: VisibilityParts,
	send: VisibilityStore[ 'send' ],
	shown: Promise< void > | undefined
): Cleanup {
	const { browser, triggers, isMobile, onExit } = parts;
	const trigger = () => send( 'trigger' );
	switch ( source ) {
		case 'delay':
			return browser.every( TICK_MS, () => send( 'tick' ) );
		case 'hide':
			return startHiding( parts, send, shown );
		case 'scroll':
			return watchScroll( browser, triggers.scrollPercent ?? 0, trigger );
		case 'exit': {
			const exit = () => {
				onExit();
				trigger();
			};
			return isMobile
				? browser.onBackButton( exit )
				: browser.onPointerLeave( exit );
		}
	}
}

/**
 * Runs a widget's showing: arms what its triggers need, and clears each timer and listener as soon as
 * the state no longer wants it.
 */
export function startVisibility( parts: VisibilityParts ): VisibilityStore {
	const { triggers } = parts;
	const running = new Map< Source, Cleanup >();
	const store = createStore< Visibility, VisibilityEvent >(
		( visibility, event ) =>
			reduceVisibility( visibility, event, triggers ),
		getFirstVisibility( triggers )
	);
	const follow = () => {
		const visibility = store.get();
		const wanted = getSources( visibility, triggers );
		const shown = parts.onState( visibility.state );
		for ( const source of SOURCES ) {
			if ( wanted[ source ] && ! running.has( source ) ) {
				running.set(
					source,
					startSource( source, parts, store.send, shown )
				);
			} else if ( ! wanted[ source ] ) {
				running.get( source )?.();
				running.delete( source );
			}
		}
	};
	store.subscribe( follow );
	follow();
	return store;
}
