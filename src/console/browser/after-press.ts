/** Calls back at once, or after a press that is under way: an element that moves during a press gets no click. */
export function afterPress( onEnd: () => void ): void {
	if ( document.querySelector( ':active' ) ) {
		window.addEventListener( 'pointerup', () => setTimeout( onEnd ), {
			once: true,
		} );
	} else {
		onEnd();
	}
}
