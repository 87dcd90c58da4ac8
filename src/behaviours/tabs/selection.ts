import {
	emit,
	moveFocus,
	saveSelection,
	showPanel,
	watchSelection,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** A tab and its panel. */
export interface Tab {
	/** The list's entry: the `li`, or the link itself in a list without any. */
	readonly item: HTMLElement;
	readonly link: HTMLAnchorElement;
	readonly panel: HTMLElement;
}

/** Selects a tab; `isPress` adds a history entry with the URL of its panel. */
type SelectTab = ( tab: Tab | undefined, isPress?: boolean ) => void;

const FOCUSABLE = 'a, button, input';

/**
 * Shows the selected tab's panel. The panel itself can take the focus, unless tabs are activated
 * manually and it contains something focusable (ARIA tabs pattern).
 */
function render(
	tabs: readonly Tab[],
	selected: Tab,
	isManual: boolean
): void {
	for ( const { item, link, panel } of tabs ) {
		const isSelected = link === selected.link;
		const isTabStop =
			isSelected && ! ( isManual && panel.querySelector( FOCUSABLE ) );
		item.classList.toggle( 'active', isSelected );
		link.ariaSelected = `${ isSelected }`;
		link.tabIndex = isSelected ? 0 : -1;
		panel.tabIndex = isTabStop ? 0 : -1;
		showPanel( panel, isSelected );
	}
}

/**
 * Selects the tab with the class `active`, or else the first. Back and Forward return to the tabs that
 * were selected before.
 */
export function createSelection(
	root: Element,
	tabs: readonly Tab[],
	isManual: boolean
): readonly [ SelectTab, Cleanup ] {
	const initial =
		tabs.find( ( { item } ) => item.matches( '.active' ) ) ??
		( tabs[ 0 ] as Tab );
	const key = initial.link.hash;
	let selected = initial;

	const update = ( isPress?: boolean ) => {
		saveSelection( key, selected.link.hash, isPress );
		render( tabs, selected, isManual );
	};
	const select: SelectTab = ( tab, isPress ) => {
		if ( ! tab || tab === selected ) {
			return;
		}
		moveFocus( selected.panel, tab.link );
		selected = tab;
		update( isPress );
		emit( root, 'tabs:chosen', tab );
	};

	const cleanup = watchSelection( key, ( hash ) =>
		select( tabs.find( ( { link } ) => link.hash === hash ) )
	);
	update();
	return [ select, cleanup ];
}
