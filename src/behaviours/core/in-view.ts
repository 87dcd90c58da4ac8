import type { Cleanup } from '../../shared/types';

/** When an element counts as being in view. */
export interface InView {
	/** The visible share, from 0 to 1. */
	readonly share?: number;
	/** How far from the viewport the element may be. */
	readonly nearPx?: number;
	/** How long it must stay, so that an element that is only scrolled past does not count. */
	readonly stayMs?: number;
}

/** Calls back once an element is in view; without delay where it is in view from the start. */
export function onceInView(
	element: Element,
	{ share = 0, nearPx = 0, stayMs }: InView,
	handle: () => void
): Cleanup {
	let timer = 0;
	let isFirst = true;
	const cleanup = () => {
		clearTimeout( timer );
		observer.disconnect();
	};
	const act = () => {
		cleanup();
		handle();
	};
	const observer = new IntersectionObserver(
		( entries ) => {
			clearTimeout( timer );
			const now = entries.at( -1 );
			if ( now?.isIntersecting && now.intersectionRatio >= share ) {
				if ( isFirst || ! stayMs ) {
					act();
				} else {
					timer = window.setTimeout( act, stayMs );
				}
			}
			isFirst = false;
		},
		{ threshold: share, rootMargin: `${ nearPx }px` }
	);
	observer.observe( element );
	return cleanup;
}
