/** Possible headers. Block themes make the group around theirs sticky. */
const HEADERS =
	':is(#wpadminbar,.mob-menu-header-holder,.is-position-sticky,header,[role=banner]):not(main *)';

/** Whether an element covers the top of the page while it scrolls; a tall one is a side column. */
const isSticky = ( element: HTMLElement ) =>
	element.offsetHeight < window.innerHeight / 2 &&
	/fixed|sticky/.test( getComputedStyle( element ).position );

/**
 * The height of the viewport's top that headers cover: those that the selector finds, or the admin bar
 * and the site's header, where they are sticky.
 */
export function headerHeight( selector?: string ): number {
	let height = 0;
	document
		.querySelectorAll< HTMLElement >( selector || HEADERS )
		.forEach( ( element ) => {
			if ( selector || isSticky( element ) ) {
				height += element.offsetHeight;
			}
		} );
	return height;
}
