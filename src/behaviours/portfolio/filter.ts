import {
	cleanupAll,
	emit,
	moveFocus,
	saveSelection,
	watchSelection,
	withViewTransition,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { showItems } from './show-items';
import { createStatus, sayCount } from './status-line';

/** The parts of a portfolio. */
export interface Portfolio {
	readonly root: HTMLElement;
	readonly list: Element;
	readonly filters: readonly HTMLElement[];
	readonly first: HTMLElement;
}

type Chooser = readonly [
	/** Chooses a filter; a press gives the page its address. */
	choose: ( filter: HTMLElement, isPress?: boolean ) => void,
	/** Filters again: there are more items. */
	update: () => void,
	undo: Cleanup,
];

/** What a filter lets through. */
const readFilter = ( { dataset }: HTMLElement ) =>
	dataset[ 'chatyFilter' ] ?? ( dataset[ 'categories' ] as string );

function markFilter( filter: HTMLElement, isChosen: boolean ): void {
	filter.classList.toggle( 'active', isChosen );
	filter.ariaPressed = `${ isChosen }`;
}

/**
 * Shows what one filter lets through: the one that the address names, or else the one with the class
 * `active`, or the first.
 */
export function createChooser( {
	root,
	list,
	filters,
	first,
}: Portfolio ): Chooser {
	const status = createStatus( list );
	const key = root.id || 'filter';
	const address = ( filter: HTMLElement ) =>
		`#${ key }=${ encodeURIComponent( readFilter( filter ) ) }`;
	// A filter is chosen before anything asks which.
	let chosen: HTMLElement = root;
	// A transition may call this after the cleanup has removed the status line.
	const update = () =>
		status.isConnected &&
		sayCount( status, showItems( list, readFilter( chosen ) ) );

	function choose( filter: HTMLElement, isPress?: boolean ): void {
		if ( filter === chosen ) {
			return;
		}
		saveSelection( key, address( filter ), isPress );
		moveFocus( list, filter );
		chosen = filter;
		filters.forEach( ( one ) => markFilter( one, one === filter ) );
		withViewTransition( isPress ? 'chaty-portfolio' : '', update );
		emit( root, 'portfolio:filtered', { filter } );
	}

	// An address of something else on the page changes nothing.
	const undo = watchSelection( key, ( hash = window.location.hash ) =>
		choose( filters.find( ( one ) => address( one ) === hash ) ?? chosen )
	);
	choose( chosen === root ? first : chosen );
	const clear = () => {
		showItems( list, '*' );
		status.remove();
	};
	return [ choose, update, cleanupAll( [ clear, undo ] ) ];
}
