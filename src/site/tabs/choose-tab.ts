import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
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
	kit: BehaviourKit,
	tabs: readonly Tab[]
): readonly [ ChooseTab, Undo ] {
	const first =
		tabs.find( ( { item } ) => item.matches( '.active' ) ) ??
		( tabs[ 0 ] as Tab );
	const isManual = root.hasAttribute( 'data-chaty-manual' );
	const key = first.link.hash;
	let chosen = first;

	const show = () => showTab( kit, tabs, chosen, isManual );
	const choose: ChooseTab = ( tab, isPress ) => {
		if ( ! tab || tab === chosen ) {
			return;
		}
		if ( isPress ) {
			kit.pushChoice( key, chosen.link.hash, tab.link.hash );
		}
		if ( chosen.panel.matches( ':focus-within' ) ) {
			tab.link.focus();
		}
		chosen = tab;
		show();
		kit.tell( root, 'tabs:chosen', tab );
	};

	show();
	return [
		choose,
		kit.watchChoice( key, ( hash ) =>
			choose( tabs.find( ( { link } ) => link.hash === hash ) )
		),
	];
}
