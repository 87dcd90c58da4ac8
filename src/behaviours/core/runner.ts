import type { Cleanup } from '../../shared/types';
import { BEHAVIOUR_MARKUP } from './selectors';
import {
	markReady,
	publishBehaviour,
	consumeQueue,
	type BehaviourApi,
	type StartBehaviour,
} from './registry';
import { log } from '../../shared/log';
import { findAll, watchContent } from './dom';

/** So much of an element's markup tells which one it is. */
const SHOWN_SIGNS = 99;

/** Starts a behaviour on an element; one that fails costs only itself. */
function tryStart(
	[ name, start ]: readonly [ string, StartBehaviour ],
	element: HTMLElement
): Cleanup {
	try {
		return start( element );
	} catch ( error ) {
		const markup = element.outerHTML.slice( 0, SHOWN_SIGNS );
		log( `Chaty: ${ name }: ${ error } ${ markup }` );
		return () => {};
	}
}

/** One behaviour on the page: what it runs on, and how each ends. */
function createRunner( name: string, selector: string, start: StartBehaviour ) {
	const running = new Map< HTMLElement, Cleanup >();
	// By hand: where the markup is put back, it looks as if it came anew.
	const ended = new WeakSet< HTMLElement >();

	const end = ( isOver: ( element: HTMLElement ) => boolean ) =>
		running.forEach( ( undo, element ) => {
			if ( isOver( element ) ) {
				running.delete( element );
				undo();
			}
		} );
	function find( root?: ParentNode ): void {
		for ( const element of findAll( selector, root ) ) {
			if ( ! running.has( element ) && ! ended.has( element ) ) {
				running.set( element, () => {} );
				running.set( element, tryStart( [ name, start ], element ) );
			}
		}
		markReady( name );
	}
	const api: BehaviourApi = {
		attach( root ) {
			findAll( selector, root ).forEach( ( element ) =>
				ended.delete( element )
			);
			find( root );
		},
		destroy: ( root ) =>
			end( ( element ) => {
				const isOver = ! root || root.contains( element );
				return isOver && !! ended.add( element );
			} ),
	};
	return {
		...{ api, find },
		cleanUpRemoved: () => end( ( { isConnected } ) => ! isConnected ),
	};
}

/**
 * Runs each behaviour whose script is on the page, on what the page has and on what it gets later;
 * ends it on what is taken away. `onContent` hears of all that comes as well.
 */
export function runBehaviours( onContent: ( root: ParentNode ) => void ): void {
	const runners = new Map< string, ReturnType< typeof createRunner > >();
	let isReady = false;

	consumeQueue( ( [ name, start ] ) => {
		const selector: string | undefined =
			BEHAVIOUR_MARKUP[ name as keyof typeof BEHAVIOUR_MARKUP ];
		if ( ! selector || runners.has( name ) ) {
			return;
		}
		const runner = createRunner( name, selector, start );
		runners.set( name, runner );
		publishBehaviour( name, runner.api );
		if ( isReady ) {
			runner.find();
		}
	} );
	watchContent(
		( root ) => {
			isReady = true;
			runners.forEach( ( { find } ) => find( root ) );
			onContent( root );
		},
		() => runners.forEach( ( { cleanUpRemoved } ) => cleanUpRemoved() )
	);
}
