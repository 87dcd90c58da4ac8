import type { Cleanup } from '../../shared/types';
import { readAnchorClick } from '../core/anchor-click';
import type { BehaviourKit } from '../core/runtime';
import { followAnchor } from '../core/scroll-to-anchor';

/**
 * Links to places on the same page scroll there smoothly, to below the header (spec section 9,
 * "Submenu scroll"), and the focus goes along.
 */
export const attachSmoothAnchors = (
	root: HTMLElement,
	kit: BehaviourKit
): Cleanup =>
	kit.listen( root, 'click', ( event ) => {
		const link = readAnchorClick( event );
		if ( link && kit.tell( link, 'smooth-anchors:followed' ) ) {
			event.preventDefault();
			followAnchor( link, root, kit );
		}
	} );
