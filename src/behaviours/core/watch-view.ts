import type { Cleanup } from '../../shared/types';

/** Tells whether any of an element is on the screen, soon and at each change. */
export function watchView(
	element: Element,
	onChange: ( isSeen?: boolean ) => void
): Cleanup {
	const observer = new IntersectionObserver( ( entries ) =>
		onChange( entries.pop()?.isIntersecting )
	);
	observer.observe( element );
	return () => observer.disconnect();
}
