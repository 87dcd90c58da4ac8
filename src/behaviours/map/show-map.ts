import type { Cleanup } from '../../shared/types';

/** What the first half hands to the later one. */
export interface MapPlace {
	/** The element of the markup, with the list of places in it. */
	readonly element: HTMLElement;
	/** Where the map and its form are drawn. */
	readonly place: HTMLElement;
	/** Whether the visitor pressed a button for it, whose focus the map takes over. */
	readonly isAsked: boolean;
}

/** What the later half offers: it draws a map, and gives the way back. */
export type ShowMap = ( place: MapPlace ) => Cleanup;
