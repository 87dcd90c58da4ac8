import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
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
	undo: Undo,
];

/** What a filter lets through. */
const readFilter = ( { dataset }: HTMLElement ) =>
	dataset[ 'chatyFilter' ] ?? ( dataset[ 'categories' ] as string );

/** The filter that the address names. */
const findAddressed = (
	filters: readonly HTMLElement[],
	address: ( filter: HTMLElement ) => string
) =>
	filters.find(
		( filter ) => address( filter ) === filter.ownerDocument.location.hash
	);

/**
 * Shows what one filter lets through: the one that the address names, or else the one with the class
 * `active`, or the first.
 */
export function createChooser(
	kit: BehaviourKit,
	{ root, list, filters, first }: Portfolio
): Chooser {
	const status = createStatus( list );
	const address = ( filter: HTMLElement ) =>
		`#${ root.id || 'filter' }=` +
		encodeURIComponent( readFilter( filter ) );
	let chosen = first;
	const update = () =>
		sayCount( kit, status, showItems( list, readFilter( chosen ) ) );

	function choose( filter: HTMLElement, isPress?: boolean ): void {
		if ( isPress ) {
			kit.pushChoice( root.id, '', address( filter ) );
		}
		if ( list.matches( ':focus-within' ) ) {
			filter.focus();
		}
		chosen = filter;
		filters.forEach( ( one ) => {
			one.classList.toggle( 'active', one === filter );
			one.ariaPressed = `${ one === filter }`;
		} );
		kit.changeInView( isPress ? 'chaty-portfolio' : '', update );
		kit.tell( root, 'portfolio:filtered', { filter } );
	}

	return [
		choose,
		update,
		kit.undoAll( [
			() => {
				showItems( list, '*' );
				status.remove();
			},
			kit.watchChoice( root.id, () =>
				choose( findAddressed( filters, address ) ?? first )
			),
		] ),
	];
}
