import type { BehaviourApi, Runner, Running, StartBehaviour } from './handle';
import { loadChunk } from './loader';
import { log } from './messages';
import { consumeQueue } from './registry';
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
		log( `${ name }: ${ error } ${ markup }` );
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
	const search = (
		root: ParentNode | undefined,
		act: ( element: HTMLElement ) => void
	) => {
		findAll( selector, root ).forEach( act );
		// From now on styles show markup that they had prepared for the behaviour and that it left alone.
		document.documentElement.classList.add( `chaty-${ name }-runs` );
	};
	return {
		running,
		begin,
		end,
		destroy: ( isOver: ( element: HTMLElement ) => boolean ) =>
			end( ( element ) => isOver( element ) && !! ended.add( element ) ),
		find: ( root?: ParentNode ) => search( root, begin ),
		attach: ( root?: ParentNode ) =>
			search( root, ( element ) => {
				ended.delete( element );
				begin( element );
			} ),
	};
}

/** After children changed, ends on removed elements, and lets the others adapt to what is new in them. */
function updateRunner(
	name: string,
	{ running, end }: Runner,
	records: readonly MutationRecord[]
): void {
	end( ( { isConnected } ) => ! isConnected );
	running.forEach( ( { refresh }, element ) => {
		if (
			refresh &&
			records.some( ( { target } ) => element.contains( target ) )
		) {
			tryWith( name, element, refresh );
		}
	} );
}

/**
 * Runs each behaviour whose script is on the page, on the elements that the page has and on those that
 * are added later, and ends it on removed ones. One that runs adapts to changes of its children.
 * `onContent` is called with all added content. Where something replaces the page's body, as Turbo and htmx do, the
 * new one brings the script again: only its first run counts.
 */
export function runBehaviours(
	onContent?: ( root: ParentNode ) => void
): void {
	const chaty = ( window.chaty ??= {} );
	if ( chaty.behaviours ) {
		return;
	}
	const apis: Record< string, BehaviourApi > = {};
	Object.assign( chaty, { behaviours: apis, loadChunk } );
	const runners = new Map< string, ReturnType< typeof createRunner > >();
	let isReady = false;

	consumeQueue( ( { name, selector, start, createApi } ) => {
		if ( runners.has( name ) ) {
			return;
		}
		const runner = createRunner( name, selector, start );
		runners.set( name, runner );
		apis[ name ] = createApi( runner );
		if ( isReady ) {
			runner.find();
		}
	} );
	watchContent(
		( root ) => {
			isReady = true;
			runners.forEach( ( { find } ) => find( root ) );
			onContent?.( root );
		},
		( records ) =>
			runners.forEach( ( runner, name ) =>
				updateRunner( name, runner, records )
			)
	);
}
