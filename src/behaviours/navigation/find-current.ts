import type { MenuEntry } from './menu-entry';

const MARKED = '[aria-current=page],.current-menu-item,.current-menu-item *';

const bare = ( address: string ) => address.replace( /\/?(#.*)?$/, '' );

/**
 * Which entry is the page's: the one that the menu marks, or else the one with the page's address;
 * -1 for none.
 */
export function findCurrent(
	entries: readonly MenuEntry[],
	page: string
): number {
	const marked = entries.findIndex( ( [ element ] ) =>
		element.matches( MARKED )
	);
	return marked < 0
		? entries.findIndex(
				( [ { href } ] ) =>
					`${ href }`.replace( /\/$/, '' ) === bare( page )
		  )
		: marked;
}
