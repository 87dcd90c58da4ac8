/** Makes an element of the page with attributes and children. */
export type Make = < Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	attributes?: Readonly< Record< string, string > >,
	...children: readonly ( Node | string )[]
) => HTMLElementTagNameMap[ Tag ];

/** Gives a maker of elements for a page. Texts stay texts. */
export function createMake( page: Document ): Make {
	return ( tag, attributes = {}, ...children ) => {
		const element = page.createElement( tag );
		Object.entries( attributes ).forEach( ( [ name, value ] ) =>
			element.setAttribute( name, value )
		);
		element.append( ...children );
		return element;
	};
}
