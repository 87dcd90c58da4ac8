import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import type { Tab } from './read-tabs';

/** Makes a list one of tabs, named by the heading before it or before all, and gives the way back. */
export function markList(
	{ set }: BehaviourKit,
	[ list, root ]: readonly [ Element, Element ],
	isVertical: boolean
): Cleanup {
	const heading = list.previousElementSibling ?? root.previousElementSibling;
	return set( list, {
		role: 'tablist',
		...( isVertical && { 'aria-orientation': 'vertical' } ),
		...( heading &&
			/^H[2-6]/.test( heading.tagName ) &&
			! list.matches( '[aria-label], [aria-labelledby]' ) && {
				'aria-labelledby': heading,
			} ),
	} );
}

/** Gives the parts of a tab their roles, and the way back. */
export const markTab = (
	{ set }: BehaviourKit,
	{ item, link, panel }: Tab
): Cleanup[] => [
	set( item, { role: 'none', class: item.className } ),
	set( link, {
		role: 'tab',
		tabindex: 0,
		'aria-selected': '',
		'aria-controls': panel,
	} ),
	set( panel, {
		role: 'tabpanel',
		tabindex: 0,
		class: `${ panel.className } chaty-tabs-panel`,
		hidden: '',
		'aria-hidden': '',
		'aria-labelledby': link,
	} ),
];
