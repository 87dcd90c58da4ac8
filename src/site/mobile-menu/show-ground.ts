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
