/** What can take the focus by Tab, links and fields as well as what browsers make operable themselves. */
export const FOCUSABLE =
	':is(a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]):not([tabindex^="-"],:disabled,[inert] *)';

/** What Tab leads to in an element, in its order. */
export const findFocusable = ( element: Element ): readonly HTMLElement[] =>
	[ ...element.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter(
		( one ) => one.getClientRects().length
	);

/** Where Tab goes next so that it stays in a dialog; undefined while the browser's own way leads inside. */
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
