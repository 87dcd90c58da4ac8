import { createSelection, moveFocus, showPanel } from '@chaty/runtime';
import type { SaveMethod } from '../core/url-state';
import type { Cleanup } from '../../shared/types';

/** A tab and its panel. */
export interface Tab {
	/** The list's entry: the `li`, or the link itself in a list without any. */
	readonly item: HTMLElement;
	readonly link: HTMLAnchorElement | HTMLButtonElement;
	readonly panel: HTMLElement;
	readonly cleanup: Cleanup;
}

const FOCUSABLE = 'a,button,input';

/** Whether a tab can be chosen. */
export const isEnabled = ( { link }: Tab ): boolean =>
	! link.matches( '[disabled],[aria-disabled=true]' );

/**
 * Shows the selected tab's panel. The panel itself can take the focus, unless tabs are activated
 * manually and it contains something focusable (ARIA tabs pattern).
 */
function render(
	tabs: readonly Tab[],
	selected: Tab,
	isManual: boolean
): void {
	for ( const tab of tabs ) {
		const { item, link, panel } = tab;
		const isSelected = tab === selected;
		const isTabStop =
			isSelected && ! ( isManual && panel.querySelector( FOCUSABLE ) );
		item.classList.toggle( 'active', isSelected );
		link.ariaSelected = `${ isSelected }`;
		link.tabIndex = isSelected ? 0 : -1;
		panel.tabIndex = isTabStop ? 0 : -1;
		if ( ! isSelected ) {
			moveFocus( panel, selected.link );
		}
		showPanel( panel, isSelected );
	}
}

/**
 * Keeps which tab is selected: first the one with the class `active`, or else the first. Where it is
 * removed, the one in its place.
 */
export function createTabSelection(
	root: Element,
	list: () => readonly Tab[],
	isManual: boolean
) {
	let at = 0;
	let key = '';
	const getHash = ( { panel }: Tab ) =>
		`#${ encodeURIComponent( panel.id ) }`;

	const selection = createSelection< Tab >( {
		root,
		events: [ 'tabs:choosing', 'tabs:chosen' ],
		list,
		getHash,
		getDetail: ( { item, link, panel } ) => ( { item, link, panel } ),
		show( tab ) {
			at = list().indexOf( tab );
			render( list(), tab, isManual );
		},
	} );

	/** Selects a tab at the start, and after the tabs changed; there is at least one. */
	function settle(): void {
		const tabs = list();
		const former = selection.current();
		const tab =
			tabs.find( ( { panel } ) => panel === former?.panel ) ??
			tabs.find( ( { item } ) => item.matches( '.active' ) ) ??
			tabs.slice( at ).find( isEnabled ) ??
			( tabs.at( -1 ) as Tab );
		if ( tab === former ) {
			render( tabs, tab, isManual );
		} else {
			selection.start( ( key ||= getHash( tab ) ), tab );
		}
	}
	return [
		( tab?: Tab, method?: SaveMethod ) =>
			tab && isEnabled( tab ) && selection.select( tab, method ),
		settle,
		selection.current,
		selection.cleanup,
	] as const;
}
