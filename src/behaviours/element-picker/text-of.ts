/** As much of an element's text as says which one it is. */
export const textOf = ( { textContent }: Element ): string =>
	( textContent ?? '' ).trim().replace( /\s+/g, ' ' ).slice( 0, 99 );
