import { tryOr } from './try-or';
import type { Script } from './types';

function addToHead( tag: 'link' | 'script', properties: object ): HTMLElement {
	const element = document.createElement( tag );
	document.head.append( Object.assign( element, properties ) );
	return element;
}

// Scripts that a script adds run in the order of their arrival, unless `async` is false.
const addScript = ( { id, src }: Script ) =>
	addToHead( 'script', { id, src, async: false } );

const isLoaded = ( element: HTMLElement ): Promise< boolean > =>
	new Promise( ( resolve ) => {
		element.onload = element.onerror = ( event ) =>
			resolve( ( event as Event ).type === 'load' );
	} );

/** Loads a style sheet without blocking anything; resolves to whether that succeeded. */
export const loadStylesheet = ( href: string ): Promise< boolean > =>
	isLoaded( addToHead( 'link', { rel: 'stylesheet', href } ) );

/** Whether the page has a script. An optimizer that delays one gives it another type. */
const hasScript = ( { id }: Script ) =>
	[ '', 'text/javascript' ].includes(
		document.scripts.namedItem( id )?.type ?? 'none'
	);

/**
 * Fetches the scripts that the page does not have yet side by side, and runs them in order. Resolves to whether all
 * have run and `isThere` finds what the last one leaves; after a failure a later call tries the rest again.
 */
export async function loadScripts(
	scripts: readonly Script[],
	isThere = () => true
): Promise< boolean > {
	// A policy of Trusted Types refuses addresses that are texts.
	const added = tryOr(
		() =>
			scripts
				.filter( ( script ) => ! hasScript( script ) )
				.map( addScript ),
		null
	);
	if ( ! added ) {
		return false;
	}
	const failed = ( await Promise.all( added.map( isLoaded ) ) ).indexOf(
		false
	);
	if ( failed < 0 && isThere() ) {
		return true;
	}
	// The scripts after the failed one have run without what they need: they must run again.
	added.slice( failed ).forEach( ( element ) => element.remove() );
	return false;
}
