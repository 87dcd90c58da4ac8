import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
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
export function createChooser(
	kit: BehaviourKit,
	{ root, list, filters, first }: Portfolio
): Chooser {
	const status = createStatus( list );
	const key = root.id || 'filter';
	const address = ( filter: HTMLElement ) =>
		`#${ key }=${ encodeURIComponent( readFilter( filter ) ) }`;
	// A filter is chosen before anything asks which.
	let chosen: HTMLElement = root;
	// A transition may call this after the cleanup has removed the status line.
	const update = () =>
		status.isConnected &&
		sayCount( kit, status, showItems( list, readFilter( chosen ) ) );

	function choose( filter: HTMLElement, isPress?: boolean ): void {
		if ( filter === chosen ) {
			return;
		}
		kit.keepChoice( key, address( filter ), isPress );
		kit.moveFocus( list, filter );
		chosen = filter;
		filters.forEach( ( one ) => markFilter( one, one === filter ) );
		kit.changeInView( isPress ? 'chaty-portfolio' : '', update );
		kit.tell( root, 'portfolio:filtered', { filter } );
	}

	// An address of something else on the page changes nothing.
	const { location } = root.ownerDocument;
	const undo = kit.watchChoice( key, ( hash = location.hash ) =>
		choose( filters.find( ( one ) => address( one ) === hash ) ?? chosen )
	);
	choose( chosen === root ? first : chosen );
	const clear = () => {
		showItems( list, '*' );
		status.remove();
	};
	return [ choose, update, kit.undoAll( [ clear, undo ] ) ];
}
