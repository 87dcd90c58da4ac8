/** What an item's attributes list. */
export interface Listed {
	/** `data-chaty-categories`, separated by commas: a category may have spaces in it. */
	readonly chatyCategories?: string;
	/** `data-categories` of the origin, separated by spaces; a category with spaces matches as a whole. */
	readonly categories?: string;
}

/** Whether a filter lets an item through; `*` lets all. */
export const isInCategory = (
	{ chatyCategories, categories }: Listed,
	filter: string
): boolean =>
	filter === '*' ||
	( chatyCategories === undefined
		? ` ${ categories } `.replace( /\s+/g, ' ' ).includes( ` ${ filter } ` )
		: chatyCategories
				.split( ',' )
				.some( ( category ) => category.trim() === filter ) );
