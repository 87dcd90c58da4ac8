import {
	displaySources,
	firstDisplay,
	nextDisplay,
	scrollPercent,
	TICK_MS,
	type Display,
	type DisplayEvent,
	type DisplaySources,
} from '../domain/display-machine';
import type { Triggers } from '../domain/settings/model';
import type { Undo, VisitPlatform } from '../platform/platform';
import { createStore, type Store } from './store';

type Source = keyof DisplaySources;
type DisplayStore = Store< Display, DisplayEvent >;

interface DisplayParts {
	readonly platform: VisitPlatform;
	readonly triggers: Triggers;
	readonly isMobile: boolean;
	/** Exit intent showed the widget. */
	readonly onExit: () => void;
}

/** A page that cannot scroll counts as read to its end, once its pictures have given it its height. */
function watchScroll(
	platform: VisitPlatform,
	percent: number,
	trigger: () => void
): Undo {
	let isOn = true;
	const read = () => {
		const { top, pageHeight, windowHeight } = platform.readScroll();
		if (
			isOn &&
			scrollPercent( top, pageHeight, windowHeight ) >= percent
		) {
			trigger();
		}
	};
	// Never at once: whoever starts this must hold its undo first.
	void Promise.resolve().then( () => platform.whenLoaded( read ) );
	const stop = platform.listen( 'window', 'scroll', read );
	return () => {
		isOn = false;
		stop();
	};
}

function startSource(
	source: Source,
	{ platform, triggers, isMobile, onExit }: DisplayParts,
	send: DisplayStore[ 'send' ]
): Undo {
	const trigger = () => send( 'trigger' );
	switch ( source ) {
		case 'tick':
			return platform.every( TICK_MS, () => send( 'tick' ) );
		case 'scroll':
			return watchScroll(
				platform,
				triggers.scrollPercent ?? 0,
				trigger
			);
		case 'exit': {
			const exit = () => {
				onExit();
				trigger();
			};
			return isMobile
				? platform.watchBack( exit )
				: platform.watchLeave( exit );
		}
	}
}

/**
 * Runs a widget's showing (spec section 4, "Widget visibility"): arms what its triggers need, and
 * clears each timer and listener as soon as the state no longer wants it.
 */
export function startDisplay( parts: DisplayParts ): DisplayStore {
	const { triggers } = parts;
	const running = new Map< Source, Undo >();
	const store = createStore< Display, DisplayEvent >(
		( display, event ) => nextDisplay( display, event, triggers ),
		firstDisplay( triggers )
	);
	const arm = () => {
		const wanted = displaySources( store.get(), triggers );
		for ( const source of [ 'tick', 'scroll', 'exit' ] as const ) {
			if ( wanted[ source ] && ! running.has( source ) ) {
				running.set( source, startSource( source, parts, store.send ) );
			} else if ( ! wanted[ source ] ) {
				running.get( source )?.();
				running.delete( source );
			}
		}
	};
	store.subscribe( arm );
	arm();
	return store;
}
