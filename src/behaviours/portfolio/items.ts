import { isInCategory } from './categories';

const HIDDEN = 'data-chaty-out';

/** What a visitor is looking for: an item has to fit all of it. */
export interface Wanted {
	readonly categories: readonly string[];
	/** In lower case. */
	readonly words: readonly string[];
}

const findItems = ( list: Element ) => [
	...list.querySelectorAll< HTMLElement >(
		'[data-chaty-categories],[data-categories]'
	),
];

const isWanted = ( item: HTMLElement, { categories, words }: Wanted ) =>
	categories.every( ( one ) => isInCategory( item.dataset, one ) ) &&
	words.every( ( word ) =>
		`${ item.textContent }`.toLocaleLowerCase().includes( word )
	);

/** How many items fit. */
export const countItems = ( list: Element, wanted: Wanted ): number =>
	findItems( list ).filter( ( item ) => isWanted( item, wanted ) ).length;

/**
 * Shows the items that fit, and returns how many there are. It only writes, so the browser computes the
 * layout once, afterwards.
 */
export const showItems = ( list: Element, wanted: Wanted ): number =>
	findItems( list ).filter(
		( item ) => ! item.toggleAttribute( HIDDEN, ! isWanted( item, wanted ) )
	).length;

/** Less than 0 where `a` comes before `b`: as numbers where both are, else as texts. */
const compare = ( a: string, b: string ) => +a - +b || a.localeCompare( b );

/** Orders a list by an attribute of its items, or by their text; without one, restores the page's order. */
export function createSorter( list: Element ) {
	let order = [ ...list.children ];
	let isSorted = false;
	const read = ( item: Element, by: string ) =>
		item.getAttribute( `data-${ by }` ) ?? `${ item.textContent }`.trim();

	return ( by?: string, isDescending?: boolean ): void => {
		const items = [ ...list.children ];
		const way = isDescending ? -1 : 1;
		order = isSorted
			? [ ...new Set( [ ...order, ...items ] ) ].filter( ( item ) =>
					items.includes( item )
			  )
			: items;
		isSorted = !! by;
		const sorted = by
			? [ ...order ].sort(
					( a, b ) => way * compare( read( a, by ), read( b, by ) )
			  )
			: order;
		// A list that is in order stays as it is, with the focus and playing videos in it.
		if ( sorted.some( ( item, index ) => item !== items[ index ] ) ) {
			list.append( ...sorted );
		}
	};
}
