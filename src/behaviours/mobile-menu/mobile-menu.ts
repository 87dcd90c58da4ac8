import { cleanupAll, log } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { watchSmallScreen } from '../core/small-screen';
import { createPanel } from './panel';
import { readPanels } from './read-panels';

/** Below this width, in pixels, a menu is in its panels. */
const BREAKPOINT_PX = 1024;

/**
 * A menu for small screens (spec section 2, "Site page behaviours"): panels that slide in from the
 * left and the right, with a button each. On wide screens the markup is as it was.
 */
export function attachMobileMenu( root: HTMLElement ): Cleanup {
	const below = Number( root.dataset[ 'chatyBreakpoint' ] ?? BREAKPOINT_PX );
	let undo: Cleanup | undefined;

	if ( ! below ) {
		log( 'bad breakpoint' );
	}
	const stop = watchSmallScreen( below || BREAKPOINT_PX, ( isSmall ) => {
		undo?.();
		undo = cleanupAll(
			( isSmall ? readPanels( root ) : [] ).flatMap( ( source ) => [
				source.undo,
				createPanel( root, source ),
			] )
		);
	} );
	return cleanupAll( [ () => undo?.(), stop ] );
}
