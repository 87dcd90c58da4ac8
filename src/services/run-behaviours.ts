import { BEHAVIOUR_MARKUP } from '../domain/behaviour-markup';
import {
	findKit,
	markRunning,
	publishBehaviour,
	takeBehaviours,
	type BehaviourApi,
} from '../platform/behaviours';
import { log } from '../platform/log';
import { findAll, watchContent } from '../platform/page-content';
import type { Undo } from '../platform/platform';
import type { StartBehaviour } from './behaviour';
import type { BehaviourKit } from './behaviour-kit';

/** One behaviour on the page: what it runs on, and how each ends. */
function createRunner( name: string, selector: string, start: StartBehaviour ) {
	const running = new Map< HTMLElement, Undo >();

	// An element that fails costs only itself.
	const tryStart = ( element: HTMLElement ) => {
		running.set( element, () => {} );
		try {
			running.set( element, start( element, findKit() as BehaviourKit ) );
		} catch ( error ) {
			log( `Chaty: ${ name }: ${ error }` );
		}
	};
	const end = ( isOver: ( element: HTMLElement ) => boolean ) =>
		running.forEach( ( undo, element ) => {
			if ( isOver( element ) ) {
				running.delete( element );
				undo();
			}
		} );
	const api: BehaviourApi = {
		attach( root ) {
			findAll( selector, root )
				.filter( ( element ) => ! running.has( element ) )
				.forEach( tryStart );
			markRunning( name );
		},
		destroy: ( root ) =>
			end( ( element ) => ! root || root.contains( element ) ),
	};
	return { api, sweep: () => end( ( { isConnected } ) => ! isConnected ) };
}

/**
 * Runs each behaviour whose script is on the page, on what the page has and on what it gets later;
 * ends it on what is taken away. `onContent` hears of all that comes as well.
 */
export function runBehaviours( onContent: ( root: ParentNode ) => void ): void {
	const runners = new Map< string, ReturnType< typeof createRunner > >();
	let isReady = false;

	takeBehaviours( ( [ name, start ] ) => {
		const selector: string | undefined =
			BEHAVIOUR_MARKUP[ name as keyof typeof BEHAVIOUR_MARKUP ];
		if ( ! selector || runners.has( name ) ) {
			return;
		}
		const runner = createRunner( name, selector, start as StartBehaviour );
		runners.set( name, runner );
		publishBehaviour( name, runner.api );
		if ( isReady ) {
			runner.api.attach();
		}
	} );
	watchContent(
		( root ) => {
			isReady = true;
			runners.forEach( ( { api } ) => api.attach( root ) );
			onContent( root );
		},
		() => runners.forEach( ( { sweep } ) => sweep() )
	);
}
