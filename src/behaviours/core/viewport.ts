/** Whether the viewport has at least this width, by the measure of a style's media queries. */
export const isViewportFrom = ( widthPx: number ): boolean =>
	window.matchMedia( `(min-width: ${ widthPx }px)` ).matches;
