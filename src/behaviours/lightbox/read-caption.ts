import { readRichText, type RichNode } from '../../shared/rich-text';
import type { PageLink } from './picture-link';

const FIGURE = 'figure, .gallery-item, .wp-caption';
const CAPTION = 'figcaption, .gallery-caption, .wp-caption-text';

const TAG = /<\/?[a-z]/i;
const REFERENCE = /&#?\w+;/;

/**
 * Whether a text has an element or a character reference in it. A lone "<" is none. What a tag ends with
 * is looked for once: a pattern that did it for each "<" would take minutes for a hostile caption.
 */
function containsMarkup( text: string ): boolean {
	const start = text.search( TAG );
	return (
		( start >= 0 && text.includes( '>', start ) ) || REFERENCE.test( text )
	);
}

/** The caption that stands beside a thumbnail; that of a figure with several belongs to none of them. */
function findCaption( link: PageLink ): Element | null {
	const figure = link.closest( FIGURE );
	return figure && figure.querySelectorAll( 'img' ).length < 2
		? figure.querySelector( CAPTION )
		: null;
}

/** The words alone of rich text. */
function flatten( nodes: readonly RichNode[] ): string {
	const read = ( node: RichNode ) => {
		if ( typeof node === 'string' ) {
			return node;
		}
		return node.tag === 'br' ? ' ' : flatten( node.children );
	};
	return nodes.map( read ).join( '' );
}

/**
 * The caption of a link's picture: `data-title`, else its title, else the caption beside it. It is
 * text, and what was written with markup loses it, unless the album keeps inline markup.
 */
export function readCaption(
	link: PageLink,
	hasMarkup: boolean
): readonly RichNode[] {
	const written = link.getAttribute( 'data-title' )?.trim();
	const title = link.title.trim();
	const isMarkup = !! written || ! title;
	const text = written || title || findCaption( link )?.innerHTML || '';
	if ( ! isMarkup || ! containsMarkup( text ) ) {
		return text ? [ text ] : [];
	}
	const nodes = readRichText( text );
	return hasMarkup ? nodes : [ flatten( nodes ).trim() ].filter( Boolean );
}
