import {
	cleanupAll,
	createParts,
	findTarget,
	log,
	onKey,
	onPress,
	setAttributes,
	watchArrowKeys,
	watchTarget,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Running } from '../core/handle';
import { createTabSelection, isEnabled, type Tab } from './selection';

/** Lists that can be the tab list; one in a panel belongs to something else. */
const LIST =
	'[data-chaty-part=list]:not(:scope [data-chaty-part=panel] *),.tabs-nav';

type TabParts = readonly [ Tab[ 'link' ], Tab[ 'item' ], Tab[ 'panel' ] ];

/** The panel that a link leads to, or a button controls. A copy of tabs has panels of the same ids. */
function findPanel( link: Tab[ 'link' ], root: Element ): HTMLElement | null {
	const hash =
		( link as HTMLAnchorElement ).hash ??
		`#${ link.getAttribute( 'aria-controls' ) }`;
	const panel = findTarget( { hash } );
	return (
		panel &&
		( root.querySelector( `#${ CSS.escape( panel.id ) }` ) ?? panel )
	);
}

/** Reads the list's entries that lead to an element of the page; other entries stay as they are. */
const findTabs = ( list: Element, root: Element ): TabParts[] =>
	( [ ...list.children ] as HTMLElement[] ).flatMap( ( item ) => {
		const link =
			item.querySelector< Tab[ 'link' ] >( 'a,button' ) ??
			( item as HTMLAnchorElement );
		const panel = findPanel( link, root );
		return panel ? [ [ link, item, panel ] as const ] : [];
	} );

/** Makes the list a tab list; the heading before the list or before the whole set names it. */
function applyListAria(
	list: Element,
	root: Element,
	isVertical: boolean
): Cleanup {
	const heading = list.previousElementSibling ?? root.previousElementSibling;
	return setAttributes( list, {
		role: 'tablist',
		...( isVertical && { 'aria-orientation': 'vertical' } ),
		...( heading?.matches( 'h2,h3,h4,h5,h6' ) &&
			! list.matches( '[aria-label],[aria-labelledby]' ) && {
				'aria-labelledby': heading,
			} ),
	} );
}

/** Gives a tab and its panel their roles, and handles a press on it. */
function createTab(
	[ link, item, panel ]: TabParts,
	onChoose: ( tab: Tab ) => void
): Tab {
	const tab: Tab = {
		item,
		link,
		panel,
		cleanup: cleanupAll( [
			setAttributes( item, { role: 'none', class: item.className } ),
			setAttributes( link, {
				role: 'tab',
				tabindex: 0,
				'aria-selected': '',
				'aria-controls': panel,
			} ),
			setAttributes( panel, {
				role: 'tabpanel',
				tabindex: 0,
				class: `${ panel.className } chaty-tabs-panel`,
				hidden: '',
				'aria-hidden': '',
				'aria-labelledby': link,
			} ),
			onPress( link, () => onChoose( tab ) ),
		] ),
	};
	return tab;
}

/** Keys that move the focus along the tabs, around the ends. */
function watchKeys(
	list: Element,
	isVertical: boolean,
	getTabs: () => readonly Tab[],
	onMove: ( tab?: Tab ) => void
): Cleanup {
	const move = ( step: number, event?: Event ) => {
		const tabs = getTabs().filter( isEnabled );
		// -1, before the first, where no tab has the focus.
		const from = tabs.findIndex( ( { link } ) => link === event?.target );
		const tab = tabs.at( ( from + step ) % tabs.length );
		tab?.link.focus();
		onMove( tab );
	};
	return cleanupAll( [
		watchArrowKeys( list, move, isVertical ),
		onKey( list, { Home: () => move( 1 ), End: () => move( 0 ) } ),
	] );
}

/**
 * Starts a set of tabs. The first is selected unless the URL's target is in another. Arrow keys follow
 * the reading direction and wrap around; with `data-chaty-manual` they only move the focus.
 */
export function attachTabs( root: HTMLElement ): Running {
	const list = root.querySelector( LIST ) ?? root;
	const isManual = root.hasAttribute( 'data-chaty-manual' );
	const isVertical = root.hasAttribute( 'data-chaty-vertical' );
	let unlist: Cleanup | undefined;

	const tabs = createParts(
		() => findTabs( list, root ),
		( parts ) => createTab( parts, ( tab ) => select( tab, 'pushState' ) )
	);
	const { list: getTabs, elements } = tabs;
	const [ select, settle, current, stop ] = createTabSelection(
		root,
		getTabs,
		isManual
	);

	function refresh(): void {
		tabs.refresh();
		if ( getTabs().length ) {
			unlist ??= applyListAria( list, root, isVertical );
			settle();
		} else {
			log( 'tabs have no panels.' );
		}
	}
	refresh();
	const cleanup = cleanupAll( [
		() => unlist?.(),
		tabs.cleanup,
		stop,
		watchKeys( list, isVertical, getTabs, ( tab ) => {
			if ( ! isManual ) {
				select( tab, 'replaceState' );
			}
		} ),
		watchTarget( getTabs, ( tab ) => select( tab ) ),
	] );
	return Object.assign( cleanup, {
		refresh,
		items: elements,
		current: () => getTabs().indexOf( current() as Tab ),
		show: ( tab: number ) => select( getTabs()[ tab ], 'replaceState' ),
	} );
}
