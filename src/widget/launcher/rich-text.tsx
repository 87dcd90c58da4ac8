import type { ReactElement } from 'react';
import type { RichNode } from '../../shared/rich-text';

/** Draws rich text that was read into nodes. */
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
