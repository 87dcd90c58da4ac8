import type { Cleanup } from '../../shared/types';
import {
	displaySources,
	firstDisplay,
	nextDisplay,
	scrollPercent,
	TICK_MS,
	type Display,
	type DisplayEvent,
	type DisplaySources,
} from '../domain/visibility-machine';
import type { Triggers } from '../domain/settings/types';
import type { VisitPlatform } from '../browser/types';
import { createStore, type Store } from './store';
import type { ShownState } from './context';

type Source = keyof DisplaySources;
type DisplayStore = Store< Display, DisplayEvent >;

const SOURCES = [ 'delay', 'scroll', 'exit', 'hide' ] as const;

interface DisplayParts {
	readonly platform: VisitPlatform;
	readonly triggers: Triggers;
	readonly isMobile: boolean;
	/** Exit intent showed the widget. */
	readonly onExit: () => void;
	/** Hears of each state, and answers when the page shows it. */
	readonly onState: ( state: ShownState ) => Promise< void > | undefined;
	/** Whether the visitor has the widget in use, which auto hide waits for. */
	readonly isInUse: () => boolean;
}

/** A page that cannot scroll counts as read to its end, once its pictures have given it its height. */
function watchScroll(
	platform: VisitPlatform,
	percent: number,
	trigger: () => void
): Cleanup {
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

/** The seconds count from when the widget stands there: its scripts may be on their way. */
function startHiding(
	{ platform, isInUse }: DisplayParts,
	send: DisplayStore[ 'send' ],
	shown: Promise< void > | undefined
): Cleanup {
	let isOn = true;
	let stop: Cleanup = () => undefined;
	void Promise.resolve( shown ).then( () => {
		if ( isOn ) {
			stop = platform.every( TICK_MS, () => isInUse() || send( 'tick' ) );
		}
	} );
	return () => {
		isOn = false;
		stop();
	};
}

function startSource(
	source: Source,
	parts: DisplayParts,
	send: DisplayStore[ 'send' ],
	shown: Promise< void > | undefined
): Cleanup {
	const { platform, triggers, isMobile, onExit } = parts;
	const trigger = () => send( 'trigger' );
	switch ( source ) {
		case 'delay':
			return platform.every( TICK_MS, () => send( 'tick' ) );
		case 'hide':
			return startHiding( parts, send, shown );
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
 * Runs a widget's showing: arms what its triggers need, and clears each timer and listener as soon as
 * the state no longer wants it.
 */
export function startDisplay( parts: DisplayParts ): DisplayStore {
	const { triggers } = parts;
	const running = new Map< Source, Cleanup >();
	const store = createStore< Display, DisplayEvent >(
		( display, event ) => nextDisplay( display, event, triggers ),
		firstDisplay( triggers )
	);
	const follow = () => {
		const display = store.get();
		const wanted = displaySources( display, triggers );
		const shown = parts.onState( display.state );
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
