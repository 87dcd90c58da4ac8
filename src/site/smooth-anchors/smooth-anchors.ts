import { readAnchorClick } from '../../platform/anchor-click';
import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { followAnchor } from '../../services/follow-anchor';

/**
 * Links to places on the same page scroll there smoothly, to below the header (spec section 9,
 * "Submenu scroll"), and the focus goes along.
 */
export const attachSmoothAnchors = (
	root: HTMLElement,
	kit: BehaviourKit
): Undo =>
	kit.listen( root, 'click', ( event ) => {
		const link = readAnchorClick( event );
		if ( link && kit.tell( link, 'smooth-anchors:followed' ) ) {
			event.preventDefault();
			followAnchor( link, root, kit );
		}
	} );
