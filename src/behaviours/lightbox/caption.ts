import { makeElement } from '@chaty/runtime';
import { readRichText, type RichNode } from '../../shared/rich-text';
import { safeUrl } from '../../shared/safe-url';
import { tryOr } from '../../shared/try-or';
import type { PageLink } from './picture-link';

const FIGURE = 'figure, .gallery-item, .wp-caption';
const FIGURE_CAPTION = 'figcaption, .gallery-caption, .wp-caption-text';

const TAG = /<\/?[a-z]/i;
const CHARACTER_REFERENCE = /&#?\w+;/;

/** Inline elements that a caption keeps; of others only the text stays. */
const INLINE = [ 'em', 'strong', 'b', 'i' ] as const;

/**
 * Whether a text contains an element or a character reference; a lone "<" is neither. The end of a tag is
 * searched once: a pattern that searched it for each "<" would take minutes for a hostile caption.
 */
function hasMarkup( text: string ): boolean {
	const start = text.search( TAG );
	return (
		( start >= 0 && text.includes( '>', start ) ) ||
		CHARACTER_REFERENCE.test( text )
	);
}

/** The caption beside a thumbnail. With several pictures in a figure, its caption belongs to none. */
function findCaption( link: PageLink ): Element | null {
	const figure = link.closest( FIGURE );
	return figure && figure.querySelectorAll( 'img' ).length < 2
		? figure.querySelector( FIGURE_CAPTION )
		: null;
}

function toText( nodes: readonly RichNode[] ): string {
	const read = ( node: RichNode ) => {
		if ( typeof node === 'string' ) {
			return node;
		}
		return node.tag === 'br' ? ' ' : toText( node.children );
	};
	return nodes.map( read ).join( '' );
}

/**
 * The caption of a link's picture: `data-title`, else its title, else the caption beside it. A title is
 * text. Of the others, markup is removed unless the album keeps inline markup.
 */
export function readCaption(
	link: PageLink,
	keepsMarkup: boolean
): readonly RichNode[] {
	const dataTitle = link.getAttribute( 'data-title' )?.trim();
	const title = link.title.trim();
	const isHtml = !! dataTitle || ! title;
	const text = dataTitle || title || findCaption( link )?.innerHTML || '';
	if ( ! isHtml || ! hasMarkup( text ) ) {
		return text ? [ text ] : [];
	}
	const nodes = readRichText( text );
	return keepsMarkup ? nodes : [ toText( nodes ).trim() ].filter( Boolean );
}

const resolveUrl = ( href: string, base: string ) =>
	safeUrl( tryOr( () => new URL( href, base ).href, '' ) );

/**
 * Draws a caption with its inline elements and safe links; relative ones are resolved against the page's
 * URL.
 */
export function drawCaption(
	nodes: readonly RichNode[],
	base: string
): readonly ( Node | string )[] {
	return nodes.flatMap( ( node ): readonly ( Node | string )[] => {
		if ( typeof node === 'string' ) {
			return [ node ];
		}
		if ( node.tag === 'br' ) {
			return [ makeElement( 'br' ) ];
		}
		const content = drawCaption( node.children, base );
		const href = node.href && resolveUrl( node.href, base );
		if ( href ) {
			return [ makeElement( 'a', { href }, ...content ) ];
		}
		const tag = INLINE.find( ( one ) => one === node.tag );
		return tag ? [ makeElement( tag, {}, ...content ) ] : content;
	} );
}
