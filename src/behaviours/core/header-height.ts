/** Where headers are looked for; block themes let a group around theirs stick. */
const HEADERS =
	':is(#wpadminbar,.mob-menu-header-holder,.is-position-sticky,header,[role=banner]):not(main *)';

/** Whether it stays in view when the page scrolls. One at the side, as high as the window, covers nothing. */
const sticks = ( element: HTMLElement ) =>
	element.offsetHeight < window.innerHeight / 2 &&
	/fixed|sticky/.test( getComputedStyle( element ).position );

/**
 * How much of the window's top headers take: those that the selector finds, or the admin bar and
 * the site's header, as far as they stay in view.
 */
export function headerHeight( selector?: string ): number {
	let height = 0;
	document
		.querySelectorAll< HTMLElement >( selector || HEADERS )
		.forEach( ( element ) => {
			if ( selector || sticks( element ) ) {
				height += element.offsetHeight;
			}
		} );
	return height;
}
