/**
 * Fades out a copy of an element that is about to go, for 150 ms: the element itself goes at once, and its copy
 * is reached by neither focus nor assistive technology. Nothing moves where the visitor prefers reduced motion
 * (WCAG 2, 2.3.3), nor while the virtual keyboard moves the widget.
 */
export function fadeOut( element: HTMLElement ): void {
	const isStill =
		! element.animate ||
		element.closest( '[data-keyboard]' ) ||
		window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	if ( isStill ) {
		return;
	}
	const { left, top, width, height } = element.getBoundingClientRect();
	const copy = element.cloneNode( true ) as HTMLElement;
	copy.inert = true;
	// The same panel may open again meanwhile: scripts that look for its dialog must not find the copy.
	copy.removeAttribute( 'id' );
	copy.removeAttribute( 'role' );
	copy.style.cssText += `;animation:none;margin:0;position:fixed;left:${ left }px;top:${ top }px;width:${ width }px;height:${ height }px`;
	element.parentNode?.append( copy );
	const fade = copy.animate(
		{ opacity: 0, scale: 0.9, translate: '0 8px' },
		150
	);
	fade.onfinish = () => copy.remove();
}
