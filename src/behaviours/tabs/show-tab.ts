import { showPanel } from '@chaty/runtime';
import type { Tab } from './read-tabs';

const FOCUSABLE = 'a, button, input';

/**
 * Shows one tab of a set. Its panel takes the focus itself, unless tabs are chosen by hand and there
 * is something in it that does.
 */
export function showTab(
	tabs: readonly Tab[],
	chosen: Tab,
	isManual: boolean
): void {
	for ( const { item, link, panel } of tabs ) {
		const isChosen = link === chosen.link;
		const isStop =
			isChosen && ! ( isManual && panel.querySelector( FOCUSABLE ) );
		item.classList.toggle( 'active', isChosen );
		link.ariaSelected = `${ isChosen }`;
		link.tabIndex = isChosen ? 0 : -1;
		panel.tabIndex = isStop ? 0 : -1;
		showPanel( panel, isChosen );
	}
}
