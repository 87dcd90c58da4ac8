import { hasModifier } from './modifiers';

/** Links to places on a page; `#` and `#0` lead nowhere. */
const ANCHORS = 'a[href*="#"]:not([href$="#"],[href$="#0"],[target=_blank])';

// The address of a link in a drawing is no text.
const pageOf = ( { href }: HTMLAnchorElement | Location ) =>
	`${ href }`.split( '#' )[ 0 ];

/**
 * The link of a plain click, when it leads to a place on this page (spec section 9, "Submenu
 * scroll"); null for a click that somebody else handles, or that opens another page or tab.
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
 * Goes to a place on this page as the browser does, with a history entry. Calls back with the
 * place, and with how far down the page was before.
 */
export function enterAnchor(
	{ href }: HTMLAnchorElement,
	onEntered: ( target: HTMLElement, start: number ) => void
): void {
	const { scrollY } = window;
	window.location.assign( href );
	document
		.querySelectorAll< HTMLElement >( ':target' )
		.forEach( ( target ) => onEntered( target, scrollY ) );
}
