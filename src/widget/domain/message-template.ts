/** What a preset message or a mail subject may tell about the page. */
export interface PageFacts {
	readonly title: string;
	readonly url: string;
}

/**
 * Spec section 5: `{title}` becomes the page's title and `{url}` its address.
 * One pass, so that a title which itself says `{url}` or `$&` stays as it is.
 */
export function fillTemplate( text: string, page: PageFacts ): string {
	return text.replace(
		/\{(title|url)\}/g,
		( _, name: keyof PageFacts ) => page[ name ]
	);
}
