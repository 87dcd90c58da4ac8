/**
 * Acts on a press on the launcher that came before a script could listen: that leaves the focus there, without the
 * ring of the keyboard's. A script that delays others may dispatch the press once more; that one is stopped.
 */
export function takeEarlyPress( container: Element, act: () => void ): void {
	if ( container.querySelector( ':focus:not(:focus-visible)' ) ) {
		act();
		container.addEventListener(
			'click',
			( event ) => event.isTrusted || event.stopPropagation(),
			{ capture: true, once: true }
		);
	}
}
