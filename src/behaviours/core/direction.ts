/** Whether an element's text runs from right to left. */
export const isRtl = ( element: Element ): boolean =>
	getComputedStyle( element ).direction === 'rtl';
