import type { Undo } from './platform';

/** Calls back once, when at least this part of an element is in view. */
export function whenInView(
	element: Element,
	threshold: number,
	handle: () => void
): Undo {
	const observer = new IntersectionObserver(
		( entries ) => {
			if (
				entries.some(
					( { isIntersecting, intersectionRatio } ) =>
						isIntersecting && intersectionRatio >= threshold
				)
			) {
				observer.disconnect();
				handle();
			}
		},
		{ threshold }
	);
	observer.observe( element );
	return () => observer.disconnect();
}
