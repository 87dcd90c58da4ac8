import { tryOr } from './try-or';

/** A piece of rich text: text, or an element that only formats. */
export type RichNode =
	| string
	| {
			readonly tag: RichTag;
			/** The unchecked URL of a link; whoever renders the link checks it. */
			readonly href: string | null;
			readonly children: readonly RichNode[];
	  };

const TAGS = [ 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 'span' ] as const;

type RichTag = ( typeof TAGS )[ number ];

function readChildren( parent: Node ): RichNode[] {
	return Array.from( parent.childNodes ).flatMap( ( child ): RichNode[] => {
		if ( child instanceof Text ) {
			return [ child.data ];
		}
		if (
			! ( child instanceof Element ) ||
			/^(script|style|template)$/.test( child.localName )
		) {
			return [];
		}
		const children = readChildren( child );
		const href = child.getAttribute( 'href' );
		const tag = href
			? 'span'
			: TAGS.find( ( one ) => one === child.localName );
		return tag ? [ { tag, href, children } ] : children;
	} );
}

/**
 * Parses an owner's rich text into the few elements that only format. It is parsed in a document that
 * runs and loads nothing, and its markup never reaches the page. Text that arrives double-escaped
 * (`&lt;p&gt;`) is parsed a second time.
 */
export function readRichText( html: string ): readonly RichNode[] {
	return tryOr( () => {
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
