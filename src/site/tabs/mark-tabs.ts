import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import type { Tab } from './read-tabs';

/** Makes a list one of tabs, named by the heading before it or before all, and gives the way back. */
export function markList(
	{ set }: BehaviourKit,
	list: Element,
	root: Element
): Undo {
	const heading = list.previousElementSibling ?? root.previousElementSibling;
	return set( list, {
		role: 'tablist',
		...( root.matches( '[data-chaty-vertical]' ) && {
			'aria-orientation': 'vertical',
		} ),
		...( heading?.matches( 'h2, h3, h4, h5, h6' ) &&
			! list.matches( '[aria-label], [aria-labelledby]' ) && {
				'aria-labelledby': heading,
			} ),
	} );
}

/** Gives the parts of a tab their roles, and the way back. */
export const markTab = (
	{ set }: BehaviourKit,
	{ item, link, panel }: Tab
): Undo[] => [
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
