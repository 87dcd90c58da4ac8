import { hasModifier } from '@chaty/runtime';

/** Links to anchors; `#` and `#0` lead nowhere. */
const ANCHORS = 'a[href*="#"]:not([href$="#"],[href$="#0"],[target=_blank])';

// The `href` of a link in an SVG is an object.
const pageOf = ( { href }: HTMLAnchorElement | Location ) =>
	`${ href }`.split( '#' )[ 0 ];

/**
 * The link of a plain click that leads to an anchor on this page; null for a click that is handled
 * already, or that opens another page or tab.
 */
export function readAnchorClick( event: Event ): HTMLAnchorElement | null {
	const link = ( event.target as Element ).closest< HTMLAnchorElement >(
		ANCHORS
	);
	return link &&
		! event.defaultPrevented &&
		! hasModifier( event as MouseEvent ) &&
		pageOf( link ) === pageOf( window.location )
		? link
		: null;
}

/**
 * Follows a link to an anchor as the browser does, with a history entry. Calls back with the target, of
 * `#top` without an element the whole page, and the scroll position before.
 */
export function enterAnchor(
	{ href }: HTMLAnchorElement,
	onEntered: ( target: HTMLElement, start: number ) => void
): void {
	const { scrollY } = window;
	window.location.assign( href );
	const target =
		document.querySelector< HTMLElement >( ':target' ) ??
		( /#top$/i.test( href ) && document.documentElement );
	if ( target ) {
		onEntered( target, scrollY );
	}
}
