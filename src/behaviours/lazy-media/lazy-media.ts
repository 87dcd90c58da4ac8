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

/** How near the viewport loading begins (docs/behaviours/lazy-media.md). */
const NEAR_PX = 300;

/** How long an element must stay near: one that is only scrolled past is not loaded. */
const STAY_MS = 99;

function finish( element: HTMLElement, result: 'loaded' | 'failed' ): void {
	const { classList } = element;
	classList.remove( 'chaty-lazy-media-waiting', 'lazy', 'lazy-hidden' );
	classList.add( `chaty-lazy-media-${ result }`, `lazy-${ result }` );
	emit( element, `lazy-media:${ result }` );
}

/** Calls back when the element is to be loaded, with the value of its `loading` attribute. */
function onDue(
	element: HTMLElement,
	isNative: boolean,
	load: ( loading: string ) => void
): Cleanup {
	const loadNow = () => load( 'eager' );
	if ( isNative ) {
		load( element.getAttribute( 'loading' ) ?? 'lazy' );
	}
	return cleanupAll( [
		onceInView( element, { nearPx: NEAR_PX, stayMs: STAY_MS }, loadNow ),
		listen( 'window', 'beforeprint', loadNow ),
	] );
}

/**
 * Loads what `data-src`, `data-srcset` or `data-chaty-background` names: at once where it is in view or
 * near; by the browser's own lazy loading where the element has it; else when it comes near. Before
 * the page is printed, the rest is loaded.
 */
export function attachLazyMedia( element: HTMLElement ): Cleanup {
	const cleanups = [ rememberAttributes( element, 'class', 'style' ) ];
	const sources = [ ...readSources( element ) ];
	const probe = sources.at( -1 )?.element ?? element;
	const isNative = probe === element && 'loading' in element;

	const handle = ( { type }: Pick< Event, 'type' > ) => {
		const isFailed = type === 'error';
		if ( isFailed ) {
			log( `Not loaded: ${ element.outerHTML }` );
		}
		finish( element, isFailed ? 'failed' : 'loaded' );
	};
	const load = ( loading: string ) => {
		if ( isNative ) {
			cleanups.push( setAttributes( element, { loading } ) );
		}
		// Empties the list: a later call has nothing left to set.
		for ( const { element: one, name, value } of sources.splice( 0 ) ) {
			cleanups.push( setAttributes( one, { [ name ]: value } ) );
			if ( ! one.parentNode ) {
				// JSON escapes quotes and backslashes of a URL as CSS does.
				element.style.backgroundImage = `url(${ JSON.stringify(
					value
				) })`;
			}
		}
	};

	if ( sources.length ) {
		element.classList.add( 'chaty-lazy-media-waiting' );
		cleanups.push(
			listen( element, 'load error', handle ),
			listen( probe, 'load error', handle ),
			onDue( element, isNative, load )
		);
	} else {
		handle( { type: 'error' } );
	}
	return cleanupAll( cleanups );
}
