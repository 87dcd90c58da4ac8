/**
 * Keeps the page from scrolling behind an overlay, or lets it scroll again, by classes of the root element
 * and the body, which hide the overflow and which themes know. The room of a scrollbar stays reserved, so
 * that nothing moves sideways.
 */
export function setScrollLock(
	isLocked: boolean,
	rootClass: string,
	bodyClass = rootClass
): void {
	const { documentElement: root, body } = document;
	const hasScrollbar = window.innerWidth > root.clientWidth;
	// A body with hidden overflow, in a root that has its own, becomes a scroll container: sticky elements
	// in it would return to their first position.
	const isRootVisible = getComputedStyle( root ).overflow === 'visible';
	root.style.scrollbarGutter = isLocked && hasScrollbar ? 'stable' : '';
	body.style.overflow = isLocked && isRootVisible ? 'visible' : '';
	root.classList.toggle( rootClass, isLocked );
	body.classList.toggle( bodyClass, isLocked );
}
