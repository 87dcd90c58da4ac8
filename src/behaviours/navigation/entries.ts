import { isSafeProtocol } from '../../shared/safe-protocol';

const CURRENT = '[aria-current=page],.current-menu-item,.current-menu-item *';

/** Reads the entries of a nested menu, in its order: links, or copies of items without one, and their depth from 1. */
export function readEntries( root: HTMLElement ) {
	const items = [ ...root.querySelectorAll( 'li' ) ];
	return items.flatMap( ( item ) => {
		const copy = item.cloneNode( true ) as HTMLElement;
		copy.querySelectorAll( 'ul,ol' ).forEach( ( list ) => list.remove() );
		const links = [ ...item.querySelectorAll( 'a' ) ].filter(
			( link ) => link.closest( 'li' ) === item
		);
		const depth = items.filter( ( one ) => one.contains( item ) ).length;
		return ( links.length ? links : [ copy ] ).map(
			(
				element: HTMLElement & { href?: string; protocol?: string }
			) => ( {
				element,
				depth,
			} )
		);
	} );
}

type Entry = ReturnType< typeof readEntries >[ number ];

const stripHash = ( url: string ) => url.replace( /\/?(#.*)?$/, '' );

/**
 * The index of the current page's entry: the one that the menu marks, or else the one with the page's
 * URL; -1 for none.
 */
export function findCurrent(
	entries: readonly Entry[],
	pageUrl: string
): number {
	const marked = entries.findIndex( ( { element } ) =>
		element.matches( CURRENT )
	);
	return marked < 0
		? entries.findIndex(
				( { element: { href } } ) =>
					`${ href }`.replace( /\/$/, '' ) === stripHash( pageUrl )
		  )
		: marked;
}

/**
 * Creates the option of an entry, with a dash for each level of depth, at most `maxDashes`. One that
 * leads nowhere is disabled.
 */
export function createOption(
	{ element, depth }: Entry,
	maxDashes: number
): HTMLOptionElement {
	const url = element.getAttribute( 'href' ) ?? '';
	const text =
		element.textContent?.trim() ||
		element.getAttribute( 'aria-label' ) ||
		url;
	const dashes = '-'.repeat( depth > maxDashes ? maxDashes : depth - 1 );
	const option = new Option( `${ dashes } ${ text }`.trim(), url );
	option.disabled =
		/^(#0?)?$/.test( url ) || ! isSafeProtocol( `${ element.protocol }` );
	return option;
}
