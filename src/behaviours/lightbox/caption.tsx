import type { ReactElement } from 'react';
import { safeUrl } from '../../shared/safe-url';
import { tryOr } from '../../shared/try-or';
import type { RichNode } from '../../shared/rich-text';

interface CaptionProps {
	readonly nodes: readonly RichNode[];
	/** The page's address, from which the links in the caption lead. */
	readonly base: string;
}

/** Inline elements that a caption may have; of others only the words stay. */
const INLINE = [ 'em', 'strong', 'b', 'i' ] as const;

/** Where a link of a caption leads; nowhere when following it could do more than that. */
const readAddress = ( href: string, base: string ) =>
	safeUrl( tryOr( () => new URL( href, base ).href, '' ) );

function CaptionNode( {
	node,
	base,
}: {
	readonly node: RichNode;
	readonly base: string;
} ): ReactElement {
	if ( typeof node === 'string' ) {
		return <>{ node }</>;
	}
	if ( node.tag === 'br' ) {
		return <br />;
	}
	const content = <Caption nodes={ node.children } base={ base } />;
	const address = node.href && readAddress( node.href, base );
	if ( address ) {
		return <a href={ address }>{ content }</a>;
	}
	const Tag = INLINE.find( ( tag ) => tag === node.tag );
	return Tag ? <Tag>{ content }</Tag> : content;
}

/** Draws a caption: its words, and the inline elements among them. */
export function Caption( { nodes, base }: CaptionProps ): ReactElement {
	return (
		<>
			{ nodes.map( ( node, index ) => (
				<CaptionNode key={ index } node={ node } base={ base } />
			) ) }
		</>
	);
}
