import { cleanupAll, log } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { watchSmallScreen } from '../core/media-queries';
import { createPanel } from './panel';
import { readPanels } from './panel-source';

/** The width below which a menu is in panels (docs/how-it-works.md, "Behaviours"). */
const BREAKPOINT_PX = 1024;

/**
 * Moves a menu into panels on small screens; they slide in from the left and right, with a button each. On
 * wide screens the markup stays as it is.
 */
export function attachMobileMenu( root: HTMLElement ): Cleanup {
	const breakpoint = Number(
		root.dataset[ 'chatyBreakpoint' ] ?? BREAKPOINT_PX
	);
	let removePanels: Cleanup | undefined;

	if ( ! breakpoint ) {
		log( 'bad breakpoint' );
	}
	const stop = watchSmallScreen( breakpoint || BREAKPOINT_PX, ( isSmall ) => {
		removePanels?.();
		removePanels = cleanupAll(
			( isSmall ? readPanels( root ) : [] ).flatMap( ( source ) => [
				source.cleanup,
				createPanel( root, source ),
			] )
		);
	} );
	return cleanupAll( [ () => removePanels?.(), stop ] );
}
