/** What can take the focus by Tab, links and fields as well as what browsers make operable themselves. */
export const FOCUSABLE =
	':is(a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]):not([tabindex^="-"],:disabled,[inert] *)';

/** What Tab leads to in an element, in its order. */
export const findFocusable = ( element: Element ): readonly HTMLElement[] =>
	[ ...element.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter(
		( one ) => one.getClientRects().length
	);
