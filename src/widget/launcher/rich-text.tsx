import type { ReactElement } from 'react';
import type { RichNode } from '../../shared/rich-text';

export interface RichTextProps {
	readonly nodes: readonly RichNode[];
}

/** Draws parsed rich text. */
export function RichText( { nodes }: RichTextProps ): ReactElement {
	return (
		<>
			{ nodes.map( ( node, index ) =>
				typeof node === 'string' ? (
					node
				) : (
					<node.tag key={ index }>
						{ node.tag === 'br' ? null : (
							<RichText nodes={ node.children } />
						) }
					</node.tag>
				)
			) }
		</>
	);
}
