/** Elements that Tab can reach: links, fields, and those that browsers make operable. */
export const FOCUSABLE =
	':is(a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]):not([tabindex^="-"],:disabled,[inert] *)';

/** The elements that Tab reaches in an element, in their order. */
export const findFocusable = ( element: Element ): readonly HTMLElement[] =>
	[ ...element.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter(
		( one ) => one.getClientRects().length
	);

/** Where Tab goes next so that it stays in a dialog; undefined while the browser itself stays inside. */
export function findTabWrap(
	dialog: Element,
	focused: Element | null,
	isBackward: boolean
): HTMLElement | undefined {
	const stops = findFocusable( dialog );
	const at = stops.indexOf( focused as HTMLElement );
	const isLast = isBackward ? at < 1 : at === stops.length - 1;
	return isLast ? stops.at( isBackward ? -1 : 0 ) : undefined;
}
