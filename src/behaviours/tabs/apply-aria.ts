import { setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Tab } from './read-tabs';

/** Makes a list one of tabs, named by the heading before it or before all, and gives the way back. */
export function markList(
	[ list, root ]: readonly [ Element, Element ],
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

/** Gives the parts of a tab their roles, and the way back. */
export const markTab = ( { item, link, panel }: Tab ): Cleanup[] => [
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
