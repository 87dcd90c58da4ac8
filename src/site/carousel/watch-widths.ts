import type { Undo } from '../../platform/platform';
import { after } from '../../platform/timeout';

/** Spec section 9, "resize debounce". */
const RESIZE_DEBOUNCE_MS = 100;

/** Notices changes of size. */
export interface WidthWatch {
	readonly noticeResize: () => void;
	readonly undo: Undo;
}

/** Calls back some time after sizes stopped changing, where a width is another than before. */
export function watchWidths(
	viewport: HTMLElement,
	list: HTMLElement,
	onChange: () => void
): WidthWatch {
	const readWidths = () =>
		[ viewport, ...list.children ]
			.map( ( element ) => ( element as HTMLElement ).offsetWidth )
			.join();
	let widths = readWidths();
	let cancel: Undo = () => {};
	const measure = () => {
		// Heights change as pictures arrive.
		if ( widths !== readWidths() ) {
			widths = readWidths();
			onChange();
		}
	};
	return {
		noticeResize: () => {
			cancel();
			cancel = after( RESIZE_DEBOUNCE_MS, measure );
		},
		undo: () => cancel(),
	};
}
