import type { Cleanup } from '../../shared/types';

/** Calls back with whether any part of an element is in the viewport, soon and at each change. */
export function onViewChange(
	element: Element,
	onChange: ( isInView?: boolean ) => void
): Cleanup {
	const observer = new IntersectionObserver( ( entries ) =>
		onChange( entries.pop()?.isIntersecting )
	);
	observer.observe( element );
	return () => observer.disconnect();
}
