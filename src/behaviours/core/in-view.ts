import type { Cleanup } from '../../shared/types';

/** When an element counts as in view. */
export interface InView {
	/** How much of it is to be seen, from 0 to 1. */
	readonly share?: number;
	/** How far from the screen it may be. */
	readonly nearPx?: number;
	/** How long what comes into view has to stay: what is only scrolled past is left out. */
	readonly stayMs?: number;
}

/** Calls back once, when an element is in view: at once where it is from the start. */
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
