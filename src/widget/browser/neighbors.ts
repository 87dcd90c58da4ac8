import { setTimer } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';

/** Delay of the first look for neighbors, and after an event that may bring one. It doubles while none is found. */
const LOOK_MS = 1000;

/** Events that may bring a neighbor: scroll-to-top buttons come after scrolling, drawers after a click. */
const STIRRING_EVENTS = [ 'scroll', 'click' ];

/** Points of an element's box where neighbors are looked for, as shares of its size: the middle and two corners. */
const PROBES = [ 0.1, 0.5, 0.9 ];

/** Whether a fixed element reaches into the box of this one, other than itself and its children. */
function hasNeighbor( element: Element ): boolean {
	const { x, y, width, height } = element.getBoundingClientRect();
	return PROBES.some( ( part ) =>
		document.elementsFromPoint( x + width * part, y + height * part ).some(
			( one ) =>
				! element.contains( one ) &&
				// `offsetParent` is the fixed element that this one is placed in; a fixed element itself has none.
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
