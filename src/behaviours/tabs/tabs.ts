import {
	cleanupAll,
	findTarget,
	onKey,
	onPress,
	setAttributes,
	watchTarget,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { isRtl } from '../core/direction';
import { createSelection, type Tab } from './selection';

/** Reads the list's entries that link to an element of the page; other entries stay as they are. */
const readTabs = ( list: Element ): Tab[] =>
	( [ ...list.children ] as HTMLElement[] ).flatMap( ( item ) => {
		const link = item.querySelector( 'a' ) ?? ( item as HTMLAnchorElement );
		const panel = findTarget( link );
		return panel ? { item, link, panel } : [];
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
		...( heading &&
			/^H[2-6]/.test( heading.tagName ) &&
			! list.matches( '[aria-label], [aria-labelledby]' ) && {
				'aria-labelledby': heading,
			} ),
	} );
}

const applyTabAria = ( { item, link, panel }: Tab ): Cleanup[] => [
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
];

/**
 * Starts a set of tabs. The first is selected unless the URL's target is in another. Arrow keys follow
 * the reading direction and wrap around; with `data-chaty-manual` they only move the focus.
 */
export function attachTabs( root: HTMLElement ): Cleanup {
	const list =
		root.querySelector( '[data-chaty-part="list"], .tabs-nav' ) ?? root;
	const isManual = root.hasAttribute( 'data-chaty-manual' );
	const isVertical = root.hasAttribute( 'data-chaty-vertical' );
	const forward = isVertical || ! isRtl( list ) ? 1 : -1;
	const tabs = readTabs( list );
	const cleanups = tabs.flatMap( ( tab ) => applyTabAria( tab ) );
	const [ select, cleanup ] = createSelection( root, tabs, isManual );

	const moveTo =
		( step: number, from?: number ) =>
		( { target }: Event ) => {
			const start =
				from ?? tabs.findIndex( ( { link } ) => link === target );
			const tab = tabs.at( ( start + step ) % tabs.length ) as Tab;
			tab.link.focus();
			if ( ! isManual ) {
				select( tab, true );
			}
		};

	return cleanupAll( [
		...cleanups,
		cleanup,
		applyListAria( list, root, isVertical ),
		...tabs.map( ( tab ) =>
			onPress( tab.link, () => select( tab, true ) )
		),
		onKey( list, {
			[ isVertical ? 'ArrowDown' : 'ArrowRight' ]: moveTo( forward ),
			[ isVertical ? 'ArrowUp' : 'ArrowLeft' ]: moveTo( -forward ),
			Home: moveTo( 0, 0 ),
			End: moveTo( -1, 0 ),
		} ),
		watchTarget( tabs, select ),
	] );
}
