import { attempt } from './attempt';

/** A piece of rich text: words, or an element that only formats. */
export type RichNode =
	| string
	| { readonly tag: RichTag; readonly children: readonly RichNode[] };

const TAGS = [ 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 'span' ] as const;

export type RichTag = ( typeof TAGS )[ number ];

function readChildren( parent: Node ): RichNode[] {
	return Array.from( parent.childNodes ).flatMap( ( child ): RichNode[] => {
		if ( child.nodeType === Node.TEXT_NODE ) {
			return [ child.nodeValue ?? '' ];
		}
		const name = child.nodeName.toLowerCase();
		if ( /^(script|style|template)$/.test( name ) ) {
			return [];
		}
		const children = readChildren( child );
		const tag = TAGS.find( ( one ) => one === name );
		return tag ? [ { tag, children } ] : children;
	} );
}

/**
 * Reads an owner's rich text into the few elements that only format. It is parsed in a document
 * that runs nothing and loads nothing, and no markup of it ever reaches the page. Text that
 * arrives double-escaped (`&lt;p&gt;`) is read once more.
 */
export function readRichText( html: string ): readonly RichNode[] {
	return attempt( () => {
		const parse = ( text: string ) =>
			new DOMParser().parseFromString( text, 'text/html' ).body;
		const body = parse( html );
		const isEscaped =
			! body.firstElementChild && /<\w/.test( body.textContent ?? '' );
		return readChildren(
			isEscaped ? parse( body.textContent ?? '' ) : body
		);
	}, [ html ] );
}
