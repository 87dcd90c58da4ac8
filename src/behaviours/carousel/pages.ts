import { translate } from '@chaty/runtime';

/** The number of items of a page; `isViewportFrom` says whether the viewport has at least a width in pixels. */
export const getItemsPerPage = (
	isViewportFrom: ( widthPx: number ) => boolean
): number =>
	( isViewportFrom( 960 ) && 4 ) || ( isViewportFrom( 768 ) && 3 ) || 1;

/** The numbers of all items and of those on a page. */
export interface Layout {
	readonly count: number;
	readonly perPage: number;
}

/** The items that are shown, from 0, and the number of all. */
export interface ShownItems {
	readonly first: number;
	readonly last: number;
	readonly count: number;
}

/** The items of a page. The last page is full: it begins earlier. */
export function getPosition(
	{ count, perPage }: Layout,
	page: number
): ShownItems {
	const first = Math.max( 0, Math.min( page * perPage, count - perPage ) );
	return { first, last: Math.min( first + perPage, count ) - 1, count };
}

/** Says which items are shown; of an empty carousel there is nothing to say. */
export function formatPosition( { first, last, count }: ShownItems ): string {
	if ( first === last ) {
		return translate( 'Item %1$s of %2$s', last + 1, count );
	}
	return count
		? translate( 'Items %1$s to %2$s of %3$s', first + 1, last + 1, count )
		: '';
}

const countPages = ( { count, perPage }: Layout ): number =>
	Math.max( 1, Math.ceil( count / perPage ) );

/** The page of an item. The last page's items are on that page, though it shares some with the one before. */
export const getPageOfItem = (
	item: number,
	{ count, perPage }: Layout
): number =>
	item < count - perPage
		? Math.floor( item / perPage )
		: countPages( { count, perPage } ) - 1;

/** The page to show after the layout changed: the last page stays the last, else the first item stays in view. */
export const restorePage = (
	{ first, last, count }: ShownItems,
	layout: Layout
): number =>
	getPageOfItem(
		first > 0 && last === count - 1 ? layout.count : first,
		layout
	);

/** What each page shows. */
export const listPages = ( layout: Layout ): readonly ShownItems[] =>
	Array.from( { length: countPages( layout ) }, ( _, page ) =>
		getPosition( layout, page )
	);

/** The page for a number that may be beyond the ends: in a loop the first page follows the last. */
export function wrapPage(
	page: number,
	layout: Layout,
	loops: boolean
): number {
	const count = countPages( layout );
	return loops
		? ( page + count ) % count
		: Math.max( 0, Math.min( page, count - 1 ) );
}
