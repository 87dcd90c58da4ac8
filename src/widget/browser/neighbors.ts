import { setTimer } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';

/** When the launcher's place is looked at: first, and after what may bring a neighbor. While there is none, the time doubles. */
const LOOK_MS = 1000;

/** What may bring a neighbor: scroll-to-top buttons come after scrolling, drawers after a click. */
const STIRRING_EVENTS = [ 'scroll', 'click' ];

/** Of the box of an element, its middle and two corners. */
const PROBES = [ 0.1, 0.5, 0.9 ];

/** Whether something fixed, other than the element and what is in it, reaches into its box. */
function hasNeighbor( element: Element ): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	return PROBES.some( ( part ) =>
		document.elementsFromPoint( x + width * part, y + height * part ).some(
			( one ) =>
				! element.contains( one ) &&
				// What is placed in something fixed has that as its parent, and what is fixed has none.
				getComputedStyle( ( one as HTMLElement ).offsetParent ?? one )
					.position === 'fixed'
		)
	);
}

/** Calls back once, when a fixed element of the page, such as a cookie bar, reaches into the box of this one. */
export function watchNeighbors(
	element: Element | null,
	onFound: () => void
): Cleanup {
	let cancel: Cleanup | undefined;
	const lookAfter = ( ms: number ) => {
		cancel?.();
		cancel = setTimer( ms, () => {
			if ( hasNeighbor( element as Element ) ) {
				stop();
				onFound();
			} else {
				lookAfter( ms * 2 );
			}
		} );
	};
	const lookSoon = () => lookAfter( LOOK_MS );
	const stop = () => {
		cancel?.();
		for ( const type of STIRRING_EVENTS ) {
			window.removeEventListener( type, lookSoon );
		}
	};
	for ( const type of STIRRING_EVENTS ) {
		window.addEventListener( type, lookSoon );
	}
	lookSoon();
	return stop;
}
