/** Calls back at once, or after the press that is under way: what moves before its end takes the click away. */
export function afterPress( onEnd: () => void ): void {
	if ( document.querySelector( ':active' ) ) {
		window.addEventListener( 'pointerup', () => setTimeout( onEnd ), {
			once: true,
		} );
	} else {
		onEnd();
	}
}
