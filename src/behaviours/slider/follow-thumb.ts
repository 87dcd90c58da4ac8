/** Brings a small picture to the middle of those that scroll; the page itself stays where it is. */
export function followThumb( thumb: HTMLElement ): void {
	const strip = thumb.parentElement;
	const own = thumb.getBoundingClientRect();
	const all = strip?.getBoundingClientRect() ?? own;
	strip?.scrollBy( {
		left: ( own.left + own.right - all.left - all.right ) / 2,
	} );
}
