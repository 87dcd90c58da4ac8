/**
 * Makes all slides inert except the shown ones. When the focus is in a slide that becomes inert, it moves
 * to `fallback` instead of being lost.
 */
export function setInert(
	slides: readonly Element[],
	isShown: ( index: number ) => boolean,
	fallback: HTMLElement
): void {
	slides.forEach( ( slide, index ) => {
		const isAway = ! isShown( index );
		if ( isAway && slide.matches( ':focus-within' ) ) {
			fallback.focus( { preventScroll: true } );
		}
		slide.toggleAttribute( 'inert', isAway );
	} );
}
