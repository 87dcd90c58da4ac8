import { findTarget } from '@chaty/runtime';
/** A tab and what it shows. */
export interface Tab {
	/** What the list has of it: the `li`, where there is one. */
	readonly item: HTMLElement;
	readonly link: HTMLAnchorElement;
	readonly panel: HTMLElement;
}

/** The entries of a list whose link leads to something on the page; others stay as they are. */
export const readTabs = ( list: Element ): Tab[] =>
	( [ ...list.children ] as HTMLElement[] ).flatMap( ( item ) => {
		const link = item.querySelector( 'a' ) ?? ( item as HTMLAnchorElement );
		const panel = findTarget( link );
		return panel ? { item, link, panel } : [];
	} );
