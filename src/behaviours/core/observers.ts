import type { Cleanup } from '../../shared/types';

/** Calls back when an element has kept a new size for some time. */
export function onResize(
	element: Element,
	settledMs: number,
	onSize: () => void
): Cleanup {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const observer = new ResizeObserver( () => {
		clearTimeout( timer );
		timer = setTimeout( onSize, settledMs );
	} );
	observer.observe( element );
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}

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
