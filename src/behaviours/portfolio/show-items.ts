import { isInCategory } from './is-in-category';

const OUT = 'data-chaty-out';

/**
 * Shows the items that a filter lets through, and answers how many. One pass that only writes: the browser lays the page out once, afterwards.
 */
export function showItems( list: Element, filter: string ): number {
	let count = 0;
	for ( const item of list.querySelectorAll< HTMLElement >(
		'[data-chaty-categories],[data-categories]'
	) ) {
		const isIn = isInCategory( item.dataset, filter );
		item.toggleAttribute( OUT, ! isIn );
		count += +isIn;
	}
	return count;
}
