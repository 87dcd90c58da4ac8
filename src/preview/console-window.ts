import { tryOr } from '../shared/try-or';

/** The window of the console: around this frame, or the tab that opened this one. It has the same origin. */
export function findConsole(): Window | null {
	const { parent, opener } = window;
	const other: Window | null = parent === window ? opener : parent;
	return tryOr(
		() =>
			other?.location.origin === window.location.origin ? other : null,
		null
	);
}
