import type { Cleanup } from '../../shared/types';

/** Calls back when a box has kept another size for some time. */
export function watchSize(
	box: Element,
	settledMs: number,
	onSize: () => void
): Cleanup {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const observer = new ResizeObserver( () => {
		clearTimeout( timer );
		timer = setTimeout( onSize, settledMs );
	} );
	observer.observe( box );
	return () => {
		clearTimeout( timer );
		observer.disconnect();
	};
}
