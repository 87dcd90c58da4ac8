/**
 * Whether a press on the launcher came before a script could listen: that leaves the focus there, without the ring of
 * the keyboard's.
 */
export const hasEarlyPress = ( container: Element ): boolean =>
	!! container.querySelector( ':focus:not(:focus-visible)' );

/**
 * Acts on an early press. Its click may come yet: from a button that is still down, or from a script that delays others
 * and dispatches the press once more. That one is stopped; a new press is not.
 */
export function takeEarlyPress( container: Element, act: () => void ): void {
	let isHeld = container.matches( ':active' );
	act();
	container.addEventListener(
		'pointerdown',
		() => {
			isHeld = false;
		},
		{ capture: true, once: true }
	);
	container.addEventListener(
		'click',
		( event ) => ( event.isTrusted && ! isHeld ) || event.stopPropagation(),
		{ capture: true, once: true }
	);
}
