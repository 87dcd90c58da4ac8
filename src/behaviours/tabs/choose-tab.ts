import { emit, moveFocus, saveSelection, watchSelection } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Tab } from './read-tabs';
import { showTab } from './show-tab';

/** Chooses a tab; a press gives the page its address. */
export type ChooseTab = ( tab: Tab | undefined, isPress?: boolean ) => void;

/**
 * Shows the panel of one tab: the one with the class `active`, or else the first. Back and Forward
 * lead to the tabs that were chosen before.
 */
export function createChooser(
	root: Element,
	tabs: readonly Tab[],
	isManual: boolean
): readonly [ ChooseTab, Cleanup ] {
	const first =
		tabs.find( ( { item } ) => item.matches( '.active' ) ) ??
		( tabs[ 0 ] as Tab );
	const key = first.link.hash;
	let chosen = first;

	const show = ( isPress?: boolean ) => {
		saveSelection( key, chosen.link.hash, isPress );
		showTab( tabs, chosen, isManual );
	};
	const choose: ChooseTab = ( tab, isPress ) => {
		if ( ! tab || tab === chosen ) {
			return;
		}
		moveFocus( chosen.panel, tab.link );
		chosen = tab;
		show( isPress );
		emit( root, 'tabs:chosen', tab );
	};

	const undo = watchSelection( key, ( hash ) =>
		choose( tabs.find( ( { link } ) => link.hash === hash ) )
	);
	show();
	return [ choose, undo ];
}
