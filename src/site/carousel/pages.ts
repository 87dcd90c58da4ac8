/** From which width of the viewport on how many items are shown and scrolled (spec section 2, "Site page behaviours"). */
const ITEMS_FROM_PX = [
	{ fromPx: 960, items: 4 },
	{ fromPx: 768, items: 3 },
] as const;

/** How many items are shown, and scrolled at once; `isFrom` says whether the viewport has a width. */
export const itemsAt = ( isFrom: ( widthPx: number ) => boolean ): number =>
	ITEMS_FROM_PX.find( ( { fromPx } ) => isFrom( fromPx ) )?.items ?? 1;

/** The first and the last item, from 0, that a page shows. The last page is full: it begins earlier. */
export function readPage(
	{ count, shown }: { readonly count: number; readonly shown: number },
	page: number
): { readonly first: number; readonly last: number } {
	const first = Math.max( 0, Math.min( page * shown, count - shown ) );
	return { first, last: Math.min( first + shown, count ) - 1 };
}

/** The page that shows an item. */
export const pageOf = ( item: number, shown: number ): number =>
	Math.floor( item / shown );
