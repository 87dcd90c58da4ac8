/** In a `srcset`, an address of another kind than those of the web, relative ones and pictures in themselves. */
const BAD_CANDIDATE =
	/(^|\s)([\d.]+[wxh],)?(?!https?:|data:image\/)[a-z][\w+.-]*:/i;

/**
 * The address of what is to be loaded, as a browser reads it: of the web, or, where it is no frame, a
 * picture in itself; otherwise nothing.
 */
export function readMediaAddress(
	text: string,
	{ baseURI, localName }: Pick< Element, 'baseURI' | 'localName' >
): string {
	try {
		// An empty one would be the page itself.
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

/** A `srcset` whose addresses are all such as a picture may have; otherwise nothing. */
export const readSrcset = ( text: string ): string =>
	BAD_CANDIDATE.test( text ) ? '' : text;
