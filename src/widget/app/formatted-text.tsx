import type { ReactElement } from 'react';
import { safeUrl } from '../../shared/safe-url';
import type { RichNode } from '../../shared/rich-text';

/** Where a message may lead: to pages, mail and telephones. */
function checkedAddress( href: string | null ): string | null {
	const address = safeUrl( href ?? '' );
	return /^(https?|mailto|tel):/.test( address ?? '' ) ? address : null;
}

/** Draws an owner's message that was read into nodes. Its links leave the page open. */
export function FormattedText( {
	nodes,
}: {
	readonly nodes: readonly RichNode[];
} ): ReactElement {
	return (
		<>
			{ nodes.map( ( node, index ) => {
				if ( typeof node === 'string' ) {
					return node;
				}
				const href = checkedAddress( node.href );
				const Tag = href ? 'a' : node.tag;
				const link = href && {
					href,
					target: /^http/.test( href ) ? '_blank' : undefined,
					rel: 'nofollow noopener noreferrer',
				};
				return (
					<Tag key={ index } { ...link }>
						{ Tag === 'br' ? null : (
							<FormattedText nodes={ node.children } />
						) }
					</Tag>
				);
			} ) }
		</>
	);
}
