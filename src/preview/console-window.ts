import { tryOr } from '../shared/try-or';

/** The console: around the frame, or in the tab that has opened this one; of the same origin. */
export function findConsole(): Window | null {
	const { parent, opener } = window;
	const other: Window | null = parent === window ? opener : parent;
	return tryOr(
		() =>
			other?.location.origin === window.location.origin ? other : null,
		null
	);
}
