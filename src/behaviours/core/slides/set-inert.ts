/**
 * Leaves only the shown slides in reach. Focus that stands in another one moves to `refuge`; it must not
 * get lost.
 */
export function keepInReach(
	slides: readonly Element[],
	isShown: ( index: number ) => boolean,
	refuge: HTMLElement
): void {
	slides.forEach( ( slide, index ) => {
		if ( ! isShown( index ) && slide.matches( ':focus-within' ) ) {
			refuge.focus( { preventScroll: true } );
		}
		slide.toggleAttribute( 'inert', ! isShown( index ) );
	} );
}
