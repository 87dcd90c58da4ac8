import { cleanupAll, log } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { watchSmallScreen } from '../core/media-queries';
import type { Running } from '../core/handle';
import { createPanel, type Panel } from './panel';
import { readPanels } from './panel-source';

/** The width below which a menu is in panels (docs/how-it-works.md, "Behaviours"). */
const BREAKPOINT_PX = 1024;

/**
 * Moves a menu into panels on small screens; they slide in from the left and right, with a button each. On
 * wide screens the markup stays as it is.
 */
export function attachMobileMenu( root: HTMLElement ): Running {
	const breakpoint = Number(
		root.dataset[ 'chatyBreakpoint' ] ?? BREAKPOINT_PX
	);
	let removePanels: Cleanup | undefined;
	let panels: readonly Panel[] = [];

	if ( ! breakpoint ) {
		log( 'bad breakpoint' );
	}
	const stop = watchSmallScreen( breakpoint || BREAKPOINT_PX, ( isSmall ) => {
		removePanels?.();
		const sources = isSmall ? readPanels( root ) : [];
		panels = sources.map( ( source ) => createPanel( root, source ) );
		removePanels = cleanupAll( [
			...sources.map( ( { cleanup } ) => cleanup ),
			...panels.map( ( { cleanup } ) => cleanup ),
		] );
	} );
	return Object.assign( cleanupAll( [ () => removePanels?.(), stop ] ), {
		items: () => panels.map( ( { panel } ) => [ panel ] ),
		current: () =>
			panels.flatMap( ( { dialog }, item ) =>
				dialog.open ? item : []
			),
		setOpen: ( isOpen: boolean, item = 0 ) =>
			panels.forEach(
				( panel, at ) =>
					( ! isOpen || at === item ) && panel.setOpen( isOpen )
			),
	} );
}
