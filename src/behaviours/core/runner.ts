import { createHandle, type Running, type StartBehaviour } from './handle';
import { BEHAVIOUR_MARKUP } from './selectors';
import {
	markReady,
	publishBehaviour,
	consumeQueue,
	type BehaviourApi,
} from './registry';
import { log } from '../../shared/log';
import { findAll, watchContent } from './dom';

/** How many characters of an element's markup a message quotes. */
const SHOWN_CHARACTERS = 99;

/** Does something with an element. An error is logged and affects no other element. */
function tryWith< Result >(
	name: string,
	element: HTMLElement,
	act: ( element: HTMLElement ) => Result
): Result | undefined {
	try {
		return act( element );
	} catch ( error ) {
		const markup = element.outerHTML.slice( 0, SHOWN_CHARACTERS );
		log( `Chaty: ${ name }: ${ error } ${ markup }` );
		return undefined;
	}
}

/** One behaviour on the page: the elements it runs on, and what runs on them. */
function createRunner( name: string, selector: string, start: StartBehaviour ) {
	const running = new Map< HTMLElement, Running >();
	// Ended by a script: restoring the markup triggers the observer, which must not start them again.
	const ended = new WeakSet< HTMLElement >();

	const end = ( isOver: ( element: HTMLElement ) => boolean ) =>
		running.forEach( ( cleanup, element ) => {
			if ( isOver( element ) ) {
				running.delete( element );
				cleanup();
			}
		} );
	const begin = ( element: HTMLElement ) => {
		if ( ! running.has( element ) && ! ended.has( element ) ) {
			running.set( element, () => {} );
			running.set(
				element,
				tryWith( name, element, start ) ?? ( () => {} )
			);
		}
	};
	return {
		running,
		begin,
		end,
		destroy: ( isOver: ( element: HTMLElement ) => boolean ) =>
			end( ( element ) => isOver( element ) && !! ended.add( element ) ),
		find( root?: ParentNode ): void {
			findAll( selector, root ).forEach( begin );
			markReady( name );
		},
		attach( root?: ParentNode ): void {
			findAll( selector, root ).forEach( ( element ) => {
				ended.delete( element );
				begin( element );
			} );
			markReady( name );
		},
	};
}

type Runner = ReturnType< typeof createRunner >;

/** What scripts get of a behaviour. */
const createApi = ( {
	running,
	begin,
	end,
	destroy,
	attach,
}: Runner ): BehaviourApi => ( {
	attach,
	destroy: ( root ) =>
		destroy( ( element ) => ! root || root.contains( element ) ),
	get( inner ) {
		let element: Element | null = inner;
		while ( element && ! running.has( element as HTMLElement ) ) {
			element = element.parentElement;
		}
		const found = element as HTMLElement | null;
		const read = () => ( found ? running.get( found ) : undefined );
		return found
			? createHandle( read, {
					refresh() {
						const refresh = read()?.refresh;
						if ( refresh ) {
							refresh();
						} else if ( read() ) {
							end( ( one ) => one === found );
							begin( found );
						}
					},
					destroy: () => destroy( ( one ) => one === found ),
			  } )
			: undefined;
	},
} );

/** After children changed: ends on what is gone, and lets the others take up what is new in them. */
function updateRunner(
	name: string,
	{ running, end }: Runner,
	parents: readonly Node[]
): void {
	end( ( { isConnected } ) => ! isConnected );
	running.forEach( ( { refresh }, element ) => {
		if ( refresh && parents.some( ( one ) => element.contains( one ) ) ) {
			tryWith( name, element, refresh );
		}
	} );
}

/**
 * Runs each behaviour whose script is on the page, on the elements that the page has and on those that
 * are added later, and ends it on removed ones. One that runs takes up changes of its children.
 * `onContent` is called with all added content.
 */
export function runBehaviours( onContent: ( root: ParentNode ) => void ): void {
	const runners = new Map< string, Runner >();
	let isReady = false;

	consumeQueue( ( [ name, start ] ) => {
		const selector: string | undefined =
			BEHAVIOUR_MARKUP[ name as keyof typeof BEHAVIOUR_MARKUP ];
		if ( ! selector || runners.has( name ) ) {
			return;
		}
		const runner = createRunner( name, selector, start );
		runners.set( name, runner );
		publishBehaviour( name, createApi( runner ) );
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
		( parents ) =>
			runners.forEach( ( runner, name ) =>
				updateRunner( name, runner, parents )
			)
	);
}
