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

/** How many characters of an element's markup a message quotes. */
const SHOWN_CHARACTERS = 99;

/** Starts a behaviour on an element. An error is logged and affects no other element. */
function tryStart(
	name: string,
	start: StartBehaviour,
	element: HTMLElement
): Cleanup {
	try {
		return start( element );
	} catch ( error ) {
		const markup = element.outerHTML.slice( 0, SHOWN_CHARACTERS );
		log( `Chaty: ${ name }: ${ error } ${ markup }` );
		return () => {};
	}
}

/** One behaviour on the page: the elements it runs on, and their cleanups. */
function createRunner( name: string, selector: string, start: StartBehaviour ) {
	const running = new Map< HTMLElement, Cleanup >();
	// Ended through destroy(): restoring the markup triggers the observer, which must not start them again.
	const ended = new WeakSet< HTMLElement >();

	const end = ( isOver: ( element: HTMLElement ) => boolean ) =>
		running.forEach( ( cleanup, element ) => {
			if ( isOver( element ) ) {
				running.delete( element );
				cleanup();
			}
		} );
	function find( root?: ParentNode ): void {
		for ( const element of findAll( selector, root ) ) {
			if ( ! running.has( element ) && ! ended.has( element ) ) {
				running.set( element, () => {} );
				running.set( element, tryStart( name, start, element ) );
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
		api,
		find,
		cleanUpRemoved: () => end( ( { isConnected } ) => ! isConnected ),
	};
}

/**
 * Runs each behaviour whose script is on the page, on the elements that the page has and on those that
 * are added later, and ends it on removed ones. `onContent` is called with all added content.
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
