/**
 * A JSX runtime that makes DOM nodes. In the loader's build it stands in for `react/jsx-runtime`
 * (webpack.config.js), so that the launcher is written once: here it becomes nodes, later React
 * hydrates the same markup. Functions (event handlers, refs) are left out: the loader listens
 * by itself until React takes over.
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
/** React's names of two attributes. The launcher has no attribute that is there or not by a boolean. */
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

/** Makes the node of an element, or calls the component. */
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

/** `<>…</>`: its children, for the element around them. */
export const Fragment = ( { children }: Props ): Child => children as Child;
