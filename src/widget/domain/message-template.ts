/** What preset messages and mail subjects may contain. */
export interface TemplateValues {
	readonly title: string;
	readonly url: string;
}

/** Replaces `{title}` and `{url}` in one pass, so that a title that contains `{url}` or `$&` stays as it is. */
export function fillTemplate( text: string, page: TemplateValues ): string {
	return text.replace(
		/\{(title|url)\}/g,
		( _, name: keyof TemplateValues ) => page[ name ]
	);
}
