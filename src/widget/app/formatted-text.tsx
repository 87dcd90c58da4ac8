import type { ReactElement } from 'react';
import { safeUrl } from '../../shared/safe-url';
import type { RichTextProps } from '../launcher/rich-text';

/** Messages may link to pages, also by a path of the site, to mail and to telephones. */
function getSafeHref( href: string | null ): string | null {
	if ( /^\/(?![/\\])/.test( href ?? '' ) ) {
		return href;
	}
	const url = safeUrl( href ?? '' );
	return /^(https?|mailto|tel):/.test( url ?? '' ) ? url : null;
}

/** Draws parsed rich text with its links, which open in new tabs. */
export function FormattedText( { nodes }: RichTextProps ): ReactElement {
	return (
		<>
			{ nodes.map( ( node, index ) => {
				if ( typeof node === 'string' ) {
					return node;
				}
				const href = getSafeHref( node.href );
				const Tag = href ? 'a' : node.tag;
				const isNewTab = /^(http|\/)/.test( href ?? '' );
				const link = href && {
					href,
					target: isNewTab ? '_blank' : undefined,
					rel: isNewTab ? 'nofollow noopener noreferrer' : 'nofollow',
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
