import {
	cleanupAll,
	emit,
	listen,
	log,
	onceInView,
	rememberAttributes,
	setAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { readSources } from './sources';

/**
 * Where loading begins, and the throttle of spec section 9, "lazy loading". What is there from the
 * start waits for nothing; what comes near later, and is no longer after 99 ms, was only scrolled past.
 */
const NEAR = { nearPx: 300, stayMs: 99 };

/** Ends the waiting of an element; the origin's classes follow. */
function finish( element: HTMLElement, what: 'loaded' | 'failed' ): void {
	const { classList } = element;
	classList.remove( 'chaty-lazy-media-waiting', 'lazy', 'lazy-hidden' );
	classList.add( `chaty-lazy-media-${ what }`, `lazy-${ what }` );
	emit( element, `lazy-media:${ what }` );
}

/** Calls back when it is time to load, with what the browser is to be told of that. */
function whenDue(
	element: HTMLElement,
	isNative: boolean,
	load: ( loading: string ) => void
): Cleanup {
	const loadNow = () => load( 'eager' );
	if ( isNative ) {
		load( element.getAttribute( 'loading' ) ?? 'lazy' );
	}
	return cleanupAll( [
		onceInView( element, NEAR, loadNow ),
		listen( 'window', 'beforeprint', loadNow ),
	] );
}

/**
 * Loads what stands in `data-src`, `data-srcset` or `data-chaty-background`: at once where it is on
 * the screen or near, by the browser's own lazy loading where that is for it, else when it comes near; and
 * whatever is left before the page is printed.
 */
export function attachLazyMedia( element: HTMLElement ): Cleanup {
	const undos = [ rememberAttributes( element, 'class', 'style' ) ];
	const sources = [ ...readSources( element ) ];
	const [ probe = element ] = sources.at( -1 ) ?? [];
	const isNative = probe === element && 'loading' in element;

	const handle = ( { type }: Pick< Event, 'type' > ) => {
		if ( type === 'error' ) {
			log( `Not loaded: ${ element.outerHTML }` );
		}
		finish( element, type === 'error' ? 'failed' : 'loaded' );
	};
	const load = ( loading: string ) => {
		if ( isNative ) {
			undos.push( setAttributes( element, { loading } ) );
		}
		// Once: none is left for the next time.
		for ( const [ one, name, value ] of sources.splice( 0 ) ) {
			undos.push( setAttributes( one, { [ name ]: value } ) );
			if ( ! one.parentNode ) {
				// An address may hold quotes and backslashes, which JSON escapes as CSS does.
				element.style.backgroundImage = `url(${ JSON.stringify(
					value
				) })`;
			}
		}
	};

	if ( sources.length ) {
		element.classList.add( 'chaty-lazy-media-waiting' );
		undos.push(
			listen( element, 'load error', handle ),
			listen( probe, 'load error', handle ),
			whenDue( element, isNative, load )
		);
	} else {
		handle( { type: 'error' } );
	}
	return cleanupAll( undos );
}
