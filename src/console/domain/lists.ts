export function moveItem< Item >(
	items: readonly Item[],
	from: number,
	to: number
): readonly Item[] {
	const rest = items.filter( ( _, index ) => index !== from );
	const moved = items.slice( from, from + 1 );
	return [ ...rest.slice( 0, to ), ...moved, ...rest.slice( to ) ];
}

export const withMark = < Item >(
	marked: readonly Item[],
	item: Item,
	isMarked: boolean
): readonly Item[] => [
	...marked.filter( ( one ) => one !== item ),
	...( isMarked ? [ item ] : [] ),
];

/** Names for the items of a list, which stay when items move; equal names are numbered. */
export function createIds( names: readonly string[] ): readonly string[] {
	const counts = new Map< string, number >();
	return names.map( ( name ) => {
		const count = ( counts.get( name ) ?? 0 ) + 1;
		counts.set( name, count );
		return count > 1 ? `${ name }#${ count }` : name || '#';
	} );
}

/** Items in the owner's language: `a, b and c`, or `a, b or c`. */
export const formatList = (
	items: readonly string[],
	type: Intl.ListFormatType,
	locale: string
): string =>
	new Intl.ListFormat( toLanguage( locale ), { type } ).format( items );

/** The language tag for `Intl`, which throws with other texts: `de-DE` for `de_DE_formal` or `de-DE-formal`. */
export function toLanguage( locale: string ): string {
	const [ language = 'en' ] =
		/^[a-z]{2,3}([_-][A-Z]{2})?(?![a-zA-Z])/.exec( locale ) ?? [];
	return language.replace( '_', '-' );
}

export const formatCount = ( count: number, locale: string ): string =>
	count.toLocaleString( toLanguage( locale ) );
