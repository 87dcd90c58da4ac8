import { markAdded } from './copies';

/** Makes an element with attributes; its content is added as nodes or as text, never as markup. */
export function makeElement< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	attributes: Readonly< Record< string, string > > = {},
	...content: readonly ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		element.setAttribute( name, value );
	}
	markAdded(
		element,
		content.some( ( one ) => ( one as Node ).isConnected )
	);
	element.append( ...content );
	return element;
}
