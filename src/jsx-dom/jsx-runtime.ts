/**
 * A JSX runtime that creates DOM nodes. In the loader's build it replaces `react/jsx-runtime`
 * (webpack.config.js), so that compose creates the launcher's nodes from the JSX that React hydrates.
 * Functions (event handlers, refs) are ignored: the loader adds its own listeners until React takes over
 * (docs/decisions/0002-two-jsx-runtimes.md).
 */
type Child =
	| Node
	| string
	| number
	| boolean
	| null
	| undefined
	| readonly Child[];
type Props = Readonly< Record< string, unknown > >;

const SVG = 'http://www.w3.org/2000/svg';
/** React's names of two attributes. The launcher has no boolean attribute. */
const ATTRIBUTES: Readonly< Record< string, string > > = {
	className: 'class',
	htmlFor: 'for',
};
const SVG_TAGS = /^(svg|path|circle|use)$/;

function append( parent: Node, child: Child ): void {
	if ( Array.isArray( child ) ) {
		child.forEach( ( one: Child ) => append( parent, one ) );
	} else if ( child instanceof Node ) {
		parent.appendChild( child );
	} else if ( typeof child === 'string' || typeof child === 'number' ) {
		parent.appendChild( document.createTextNode( String( child ) ) );
	}
}

/** Creates the node of an element, or calls the component. */
export function jsx(
	type: string | ( ( props: Props ) => Child ),
	props: Props
): Child {
	if ( typeof type === 'function' ) {
		return type( props );
	}
	const node = SVG_TAGS.test( type )
		? document.createElementNS( SVG, type )
		: document.createElement( type );
	for ( const [ name, value ] of Object.entries( props ) ) {
		if ( name === 'children' ) {
			append( node, value as Child );
		} else if ( /^(string|number|boolean)$/.test( typeof value ) ) {
			node.setAttribute( ATTRIBUTES[ name ] ?? name, String( value ) );
		}
	}
	return node;
}

export { jsx as jsxs };

/** `<>…</>`: returns its children to the element around them. */
export const Fragment = ( { children }: Props ): Child => children as Child;
