/** From which width of the viewport on how many items are shown and scrolled (spec section 2, "Site page behaviours"). */
const ITEMS_FROM_PX = [
	{ fromPx: 960, items: 4 },
	{ fromPx: 768, items: 3 },
] as const;

/** How many items are shown, and scrolled at once; `isFrom` says whether the viewport has a width. */
export const itemsAt = ( isFrom: ( widthPx: number ) => boolean ): number =>
	ITEMS_FROM_PX.find( ( { fromPx } ) => isFrom( fromPx ) )?.items ?? 1;

/** How many items there are, and how many of them a page shows. */
export interface Layout {
	readonly count: number;
	readonly shown: number;
}

/** The items that are shown, from 0, and how many there are. */
export interface Position {
	readonly first: number;
	readonly last: number;
	readonly count: number;
}

/** The items that a page shows. The last page is full: it begins earlier. */
export function readPage( { count, shown }: Layout, page: number ): Position {
	const first = Math.max( 0, Math.min( page * shown, count - shown ) );
	return { first, last: Math.min( first + shown, count ) - 1, count };
}

/** The page that shows an item: of the last page's items the last page, which may begin before its turn. */
export const pageOf = ( item: number, { count, shown }: Layout ): number =>
	item < count - shown
		? Math.floor( item / shown )
		: Math.max( 0, Math.ceil( count / shown ) - 1 );

/** The page to show after sizes or items changed: the last page after the last, else the first item's. */
export const pageAfter = (
	{ first, last, count }: Position,
	layout: Layout
): number =>
	pageOf( first > 0 && last === count - 1 ? layout.count : first, layout );
