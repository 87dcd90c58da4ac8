import { log, prefersReducedMotion, rememberAttributes } from '@chaty/runtime';
import { enterAnchor } from './anchor-click';
import { tryOr } from '../../shared/try-or';
import { headerHeight } from './header-height';
import { smoothScroll } from './smooth-scroll';

/** Spec section 9: "submenu scroll 1000 ms offset by header height plus 50". */
const SCROLL_MS = 1000;
const OFFSET_PX = 50;

/** Gives the focus to any element, without scrolling; one that takes none does so for the time being. */
function focus( target: HTMLElement ): void {
	target.addEventListener( 'blur', rememberAttributes( target, 'tabindex' ), {
		once: true,
	} );
	// It says -1 of what takes no focus; written down, it takes it from scripts.
	target.tabIndex += 0;
	target.focus( { preventScroll: true } );
}

/**
 * Goes where a link on this page leads: a history entry, the focus, and a smooth scroll to below
 * the header. Of the element around the links, `data-chaty-header` names the header by a selector,
 * `data-chaty-offset` the pixels between it and the place.
 */
export function scrollToAnchor(
	link: HTMLAnchorElement,
	{ dataset: { chatyHeader, chatyOffset } }: HTMLElement
): void {
	enterAnchor( link, ( target, start ) => {
		const getDistance = () =>
			target.getBoundingClientRect().top -
			headerHeight( chatyHeader ) -
			Number( chatyOffset ?? OFFSET_PX );

		focus( target );
		if ( Number.isNaN( tryOr( getDistance, NaN ) ) ) {
			log( 'bad data-chaty-header or -offset' );
		} else {
			smoothScroll(
				start,
				getDistance,
				prefersReducedMotion() ? 0 : SCROLL_MS
			);
		}
	} );
}
