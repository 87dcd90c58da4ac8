/**
 * The text of an element as one line, a blank between its parts: lines of an address are often
 * parted by nothing but `<br>`. `Map_Addresses` reads a page's addresses in the same way.
 */
export function readPlaceText( element: Element | null ): string {
	const parts: string[] = [];
	const walk = ( node: Node ) => {
		if ( node.nodeType === Node.TEXT_NODE ) {
			parts.push( node.nodeValue ?? '' );
		}
		node.childNodes.forEach( walk );
	};
	if ( element ) {
		walk( element );
	}
	return parts
		.join( ' ' )
		.replace( /\s+/g, ' ' )
		.replace( / (?=[,.;])/g, '' )
		.trim();
}
