/**
 * Tells styles the page's own ground, which they cannot ask for, as it is now: a theme may have turned
 * dark since the page came.
 */
export function showGround( dialog: HTMLElement ): void {
	const { body, documentElement } = dialog.ownerDocument;
	dialog.style.setProperty(
		'--chaty-mobile-menu-page',
		[ body, documentElement ]
			.map( ( element ) => getComputedStyle( element ).backgroundColor )
			.map( ( colour ) => `linear-gradient(${ colour },${ colour })` )
			.join()
	);
}

/** Tells styles where the middle of the button is that opened a panel: another one closes it there. */
export function showPlace( { style }: HTMLElement, opener: Element ): void {
	const { left, right, top, bottom } = opener.getBoundingClientRect();
	style.setProperty( '--chaty-mobile-menu-x', `${ ( left + right ) / 2 }px` );
	style.setProperty( '--chaty-mobile-menu-y', `${ ( top + bottom ) / 2 }px` );
}
