/** The categories of an item, as its attributes have them. */
export interface ItemCategories {
	/** `data-chaty-categories`, separated by commas: a category may contain spaces. */
	readonly chatyCategories?: string;
	/** `data-categories` of the legacy theme, separated by spaces; one with spaces matches as a whole. */
	readonly categories?: string;
}

/** Whether an item belongs to a category; `*` stands for all. */
export const isInCategory = (
	{ chatyCategories, categories }: ItemCategories,
	category: string
): boolean =>
	category === '*' ||
	( chatyCategories === undefined
		? ` ${ categories } `
				.replace( /\s+/g, ' ' )
				.includes( ` ${ category } ` )
		: chatyCategories
				.split( ',' )
				.some( ( one ) => one.trim() === category ) );

/** The category that a filter shows, or `*`. */
export const readCategory = ( { dataset }: HTMLElement ): string =>
	dataset[ 'chatyFilter' ] ?? ( dataset[ 'categories' ] as string );
