import { cleanupAll, onKey, onPress, watchTarget } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createChooser } from './choose-tab';
import { markList, markTab } from './apply-aria';
import { readTabs, type Tab } from './read-tabs';

/**
 * Tabs (spec section 2, "Site page behaviours"): the first is active unless the address leads into
 * another. Arrow keys point where the page's direction has it, and go round; with
 * `data-chaty-manual` they move the focus alone.
 */
export function attachTabs( root: HTMLElement ): Cleanup {
	const list =
		root.querySelector( '[data-chaty-part="list"], .tabs-nav' ) ?? root;
	const isManual = root.hasAttribute( 'data-chaty-manual' );
	const isVertical = root.hasAttribute( 'data-chaty-vertical' );
	const forward =
		isVertical || getComputedStyle( list ).direction !== 'rtl' ? 1 : -1;
	const tabs = readTabs( list );
	const undos = tabs.flatMap( ( tab ) => markTab( tab ) );
	const [ choose, undoChoice ] = createChooser( root, tabs, isManual );

	const go =
		( step: number, from?: number ) =>
		( { target }: Event ) => {
			const at =
				from ?? tabs.findIndex( ( { link } ) => link === target );
			const tab = tabs.at( ( at + step ) % tabs.length ) as Tab;
			tab.link.focus();
			if ( ! isManual ) {
				choose( tab, true );
			}
		};

	return cleanupAll( [
		...undos,
		undoChoice,
		markList( [ list, root ], isVertical ),
		...tabs.map( ( tab ) =>
			onPress( tab.link, () => choose( tab, true ) )
		),
		onKey( list, {
			[ isVertical ? 'ArrowDown' : 'ArrowRight' ]: go( forward ),
			[ isVertical ? 'ArrowUp' : 'ArrowLeft' ]: go( -forward ),
			Home: go( 0, 0 ),
			End: go( -1, 0 ),
		} ),
		watchTarget( tabs, choose ),
	] );
}
