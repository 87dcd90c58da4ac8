/** An attribute that an element gets when it is loaded. */
export interface Source {
	readonly element: HTMLElement;
	readonly name: string;
	readonly value: string;
}

/** A `srcset` candidate with another scheme than `http`, `https` and image data; relative URLs pass. */
const UNSAFE_CANDIDATE =
	/(^|\s)([\d.]+[wxh],)?(?!https?:|data:image\/)[a-z][\w+.-]*:/i;

/** Parses the URL of a file or, except for frames, an inline image; empty where it is invalid or unsafe. */
export function parseMediaUrl(
	text: string,
	{ baseURI, localName }: Pick< Element, 'baseURI' | 'localName' >
): string {
	try {
		// An empty URL would be that of the page itself.
		const { href } = new URL( text.trim() || 'none:', baseURI );
		const isFrame = localName === 'iframe';
		return ( isFrame ? /^https?:/ : /^(https?:|data:image\/)/i ).test(
			href
		)
			? href
			: '';
	} catch {
		return '';
	}
}

/** Parses a `srcset`; empty where one of its URLs is unsafe. */
export const parseSrcset = ( text: string ): string =>
	UNSAFE_CANDIDATE.test( text ) ? '' : text;

/** In the order in which they are set: `src` last, so that the browser does not load it needlessly. */
const PARSERS = {
	sizes: ( text: string ) => text,
	srcset: parseSrcset,
	src: parseMediaUrl,
};

/** The sources of an element, after those of the other elements of its `picture`. */
function readElements( element: HTMLElement ): readonly Source[] {
	const others = element.closest( 'picture' )?.querySelectorAll( 'source' );
	return [ ...( others ?? [] ), element ].flatMap( ( one ) =>
		Object.entries( PARSERS ).flatMap( ( [ name, parse ] ) => {
			const text = one.dataset[ name ];
			return text
				? [ { element: one, name, value: parse( text, one ) } ]
				: [];
		} )
	);
}

/**
 * Reads the attributes that load an element; none when there are none or when a URL is unsafe. A
 * background gets an image outside of the page, whose events report the outcome.
 */
export function readSources( element: HTMLElement ): readonly Source[] {
	const { bg, chatyBackground = bg } = element.dataset;
	const sources: readonly Source[] =
		chatyBackground === undefined
			? readElements( element )
			: [
					{
						element: new Image(),
						name: 'src',
						value: parseMediaUrl( chatyBackground, element ),
					},
			  ];
	return sources.every( ( { value } ) => value ) ? sources : [];
}
