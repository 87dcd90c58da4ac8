import type { Cleanup } from '../../shared/types';
import {
	getSources,
	getFirstVisibility,
	reduceVisibility,
	getScrollPercent,
	TICK_MS,
	type Visibility,
	type VisibilityEvent,
	type VisibilityState,
	type Sources,
} from '../domain/visibility-machine';
import type { Timing } from '../domain/settings/parse-timing';
import type { TriggersBrowser } from '../browser/types';
import { createStore, type Store } from './store';

type Source = keyof Sources;
type VisibilityStore = Store< Visibility, VisibilityEvent >;

const SOURCES = [ 'delay', 'scroll', 'sight', 'exit', 'hide' ] as const;

interface VisibilityParts {
	readonly browser: TriggersBrowser;
	readonly triggers: Timing;
	readonly isMobile: boolean;
	/** Exit intent showed the widget. */
	readonly onExit: () => void;
	readonly onState: ( state: VisibilityState ) => void;
	/** Whether the visitor is using the widget, which pauses auto hide. */
	readonly isInUse: () => boolean;
}

/** Asks with each scroll, and after the load, when images have their height. */
function watchScroll(
	browser: TriggersBrowser,
	isReached: () => boolean,
	trigger: () => void
): Cleanup {
	let isActive = true;
	const look = () => {
		if ( isActive && isReached() ) {
			trigger();
		}
	};
	// Never synchronously: the caller must hold the cleanup first.
	void browser.whenLoaded().then( look );
	const stop = browser.onScroll( look );
	return () => {
		isActive = false;
		stop();
	};
}

/** Whether a page is scrolled to a share of its height; one that cannot scroll is at its end. */
function isScrolled( browser: TriggersBrowser, percent: number ): boolean {
	const { top, range } = browser.readScroll();
	return getScrollPercent( top, range ) >= percent;
}

function startSource(
	source: Source,
	parts: VisibilityParts,
	send: VisibilityStore[ 'send' ]
): Cleanup | undefined {
	const { browser, triggers, isMobile, isInUse, onExit } = parts;
	const trigger = () => send( 'trigger' );
	switch ( source ) {
		case 'delay':
			return browser.every( TICK_MS, () => send( 'tick' ) );
		case 'hide':
			return browser.every( TICK_MS, () => isInUse() || send( 'tick' ) );
		case 'scroll':
			return watchScroll(
				browser,
				() => isScrolled( browser, triggers.scrollPercent ?? 0 ),
				trigger
			);
		case 'sight':
			return watchScroll(
				browser,
				() => browser.isInSight( triggers.selector ),
				trigger
			);
		case 'exit': {
			const exit = () => {
				onExit();
				trigger();
			};
			const watch = isMobile
				? browser.onBackButton
				: browser.onPointerLeave;
			return watch?.( exit );
		}
	}
}

/** Runs the visibility machine, with the timers and listeners that its present state needs, until it is stopped. */
export function startVisibility(
	parts: VisibilityParts
): VisibilityStore & { readonly stop: Cleanup } {
	const { triggers } = parts;
	const running = new Map< Source, Cleanup | undefined >();
	const store = createStore< Visibility, VisibilityEvent >(
		( visibility, event ) =>
			reduceVisibility( visibility, event, triggers ),
		getFirstVisibility( triggers )
	);
	const follow = () => {
		const visibility = store.get();
		const wanted = getSources( visibility, triggers );
		parts.onState( visibility.state );
		for ( const source of SOURCES ) {
			if ( wanted[ source ] && ! running.has( source ) ) {
				running.set( source, startSource( source, parts, store.send ) );
			} else if ( ! wanted[ source ] ) {
				running.get( source )?.();
				running.delete( source );
			}
		}
	};
	store.subscribe( follow );
	follow();
	return {
		...store,
		stop: () => running.forEach( ( stop ) => stop?.() ),
	};
}
