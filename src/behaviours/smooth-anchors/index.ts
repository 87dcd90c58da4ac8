import { emit, listen, registerBehaviour } from '@chaty/runtime';
import { SMOOTH_ANCHORS } from '../core/selectors';
import type { Cleanup } from '../../shared/types';
import { readAnchorClick } from '../core/anchor-click';
import { scrollToAnchor } from '../core/scroll-to-anchor';

/**
 * Makes links to places on the same page scroll there smoothly, to below the header, and move the
 * focus.
 */
export const attachSmoothAnchors = ( root: HTMLElement ): Cleanup =>
	listen( root, 'click', ( event ) => {
		const link = readAnchorClick( event );
		if ( link && emit( link, 'smooth-anchors:followed' ) ) {
			event.preventDefault();
			scrollToAnchor( link, root );
		}
	} );

registerBehaviour( 'smooth-anchors', SMOOTH_ANCHORS, attachSmoothAnchors );
