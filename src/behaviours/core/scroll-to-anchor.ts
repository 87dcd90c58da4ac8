import { log, prefersReducedMotion, rememberAttributes } from '@chaty/runtime';
import { enterAnchor } from './anchor-click';
import { tryOr } from '../../shared/try-or';
import { headerHeight } from './header-height';
import { smoothScroll } from './smooth-scroll';

/** Figures of legacy theme markup (docs/how-it-works.md, "Behaviours"). */
const SCROLL_MS = 1000;
const OFFSET_PX = 50;

/** Focuses any element without scrolling; one that is not focusable becomes so until it loses the focus. */
function focus( target: HTMLElement ): void {
	target.addEventListener( 'blur', rememberAttributes( target, 'tabindex' ), {
		once: true,
	} );
	// `tabIndex` reads -1 on elements that are not focusable; assigning it makes them focusable by script.
	target.tabIndex += 0;
	target.focus( { preventScroll: true } );
}

/**
 * Follows a link to an anchor on this page: adds a history entry, focuses the target and scrolls it
 * smoothly to below the header. On the element around the links, `data-chaty-header` is a selector of the
 * header, and `data-chaty-offset` the distance to it in pixels.
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
