/**
 * Keeps the page from scrolling behind a panel, or lets it, by classes of the page and its body that
 * themes know. Where the page has a scroll bar, its room stays, so that nothing jumps.
 */
export function lockPage(
	isLocked: boolean,
	pageClass: string,
	bodyClass: string
): void {
	const { documentElement: page, body } = document;
	const hasBar = window.innerWidth > page.clientWidth;
	// A body whose overflow the window has taken would be a box of its own beneath a page that has
	// some itself: what sticks in it would stand where it began.
	const isWindows = getComputedStyle( page ).overflow === 'visible';
	page.style.scrollbarGutter = isLocked && hasBar ? 'stable' : '';
	body.style.overflow = isLocked && isWindows ? 'visible' : '';
	page.classList.toggle( pageClass, isLocked );
	body.classList.toggle( bodyClass, isLocked );
}
