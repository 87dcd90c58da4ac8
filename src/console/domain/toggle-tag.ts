/** A text, and what is selected in it. */
export interface Selected {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** What an owner replaces in a new link. */
const ADDRESS = 'https://';

const openingTag = ( tag: string ) =>
	tag === 'a' ? `<a href="${ ADDRESS }">` : `<${ tag }>`;

/** The text without the tags around what is selected; `null` where there are none. */
function unwrap( { text, start, end }: Selected, tag: string ) {
	const [ opening = '' ] =
		new RegExp( `<${ tag }( [^>]*)?>$` ).exec( text.slice( 0, start ) ) ??
		[];
	const closing = `</${ tag }>`;
	return opening && text.slice( end ).startsWith( closing )
		? {
				text:
					text.slice( 0, start - opening.length ) +
					text.slice( start, end ) +
					text.slice( end + closing.length ),
				start: start - opening.length,
				end: end - opening.length,
		  }
		: null;
}

/** The text with tags around what is selected, or without them where it has them. The address of a new link is selected. */
export function toggleTag( given: Selected, tag: string ): Selected {
	const { text, start, end } = given;
	const opening = openingTag( tag );
	const address = start + opening.indexOf( ADDRESS );
	return (
		unwrap( given, tag ) ?? {
			text:
				text.slice( 0, start ) +
				`${ opening }${ text.slice( start, end ) }</${ tag }>` +
				text.slice( end ),
			...( tag === 'a'
				? { start: address, end: address + ADDRESS.length }
				: {
						start: start + opening.length,
						end: end + opening.length,
				  } ),
		}
	);
}
