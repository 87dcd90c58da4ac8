import type { ReactElement } from 'react';
import type { RichNode } from '../../shared/rich-text';

/** Draws parsed rich text. */
export function RichText( {
	nodes,
}: {
	readonly nodes: readonly RichNode[];
} ): ReactElement {
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
